import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import { readSchemas } from '#server/definitions/schemas.ts'
import type { Store } from '#server/store/store.ts'
import { hold, type PendingPayment } from './approving.ts'
import { callAs, obtainCredential } from './asking-token.ts'
import { createTestStore } from './engines.ts'
import { placePayment, setSettings } from './legacy-payments.ts'
import type { Caller } from './paying.ts'
import { shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const DECIDES = 'payments.authorize'
const { definitions } = shippedWorld()

interface Entity {
  properties?: Record<string, { enum?: string[] }>
}

const entityOf = (name: string | undefined): Entity =>
  (name === undefined ? {} : readSchemas().get(`entities/${name}`)) as Entity

const SAYS: Readonly<Record<string, unknown>> = { reason: 'No.', rejection_reasons: ['No.'] }

/** Everything a decision can say, as its schema has it: one body for each way to decide. */
const bodiesOf = ({ request }: Call): object[] => {
  const { properties = {} } = entityOf(request)
  const message = Object.fromEntries(Object.entries(SAYS).filter(([name]) => Object.hasOwn(properties, name)))
  const ways = properties.status?.enum ?? []
  return ways.length > 0 ? ways.map((status) => ({ ...message, status })) : [message]
}

const NOUNS: Readonly<Record<string, (stored: PendingPayment) => string>> = {
  '/payments': ({ id }) => id,
  '/payment_approvals': ({ approvalId }) => approvalId,
}

const pathOf = ({ path }: Call, stored: PendingPayment): string => {
  const noun = Object.keys(NOUNS).find((one) => path.startsWith(`${one}/`))
  if (noun === undefined) throw new Error(`Say here which record '${path}' decides.`)
  return path.replace('{id}', NOUNS[noun]!(stored))
}

/** Every route that decides, from the definitions alone, with each thing it can decide. */
const deciding = definitions.calls
  .filter(({ permission, method }) => permission === DECIDES && method !== 'GET')
  .flatMap((call) => bodiesOf(call).map((body) => ({ call, body })))

describe('nobody decides what they started', () => {
  let store: Store
  let world: World
  let both: Caller
  let stored: PendingPayment
  let robot: Awaited<ReturnType<typeof callAs>>

  beforeAll(async () => {
    store = await createTestStore()
    world = await openWorld(store)
    both = await signIn(world.app, 'admin@northwind.example')
    stored = await hold(both, 'Taller Azul')
    const { orgId } = (await both.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>().claims
    const second = await signIn(world.app, 'admin2@northwind.example')
    const made = { owner: both, second, clients: `/organizations/${orgId}/clients` }
    const body = { name: 'Robot', scopes: ['payments.read', 'payments.authorize'] }
    robot = await callAs(world.app, await obtainCredential(made, body))
  })

  const statusOf = async ({ id }: PendingPayment) =>
    (await sql<{ status: string }>`select status from approvals where payment_id = ${id}`.execute(store.db))
      .rows[0]?.status

  it('knows every route that decides: those of the calls, and those of the machines', () => {
    const moved = Object.values(definitions.library.machines).flatMap(({ moves }) =>
      moves.flatMap(({ by, call }) => (by === DECIDES && call !== undefined ? [call] : [])),
    )
    const existing = new Set(deciding.map(({ call }) => call.id))
    expect([...new Set(moved)].filter((call) => !existing.has(call))).toEqual([])
    expect(deciding.map(({ call, body }) => [call.id, ...Object.values(body)].flat().join(' '))).toEqual([
      'approvals.reply No. approved',
      'approvals.reply No. rejected',
      'payments.approve',
      'payments.reject No.',
    ])
  })

  it.each(deciding)(
    'not by $call.id ($body), nor with an API credential of theirs (APR-001)',
    async ({ call, body }) => {
      const path = pathOf(call, stored)
      const own = await both.call('POST', path, { body, key: randomUUID() })
      const byRobot = await robot('POST', path, body, randomUUID())
      for (const answer of [own, byRobot])
        expect([answer.status, answer.body]).toMatchObject([
          403,
          { code: 'APPROVAL_OWN', detail: 'You started this payment; someone else has to decide it.' },
        ])
      expect(await statusOf(stored)).toBe('pending')
    },
  )

  it('not in the legacy flow either', async () => {
    await setSettings(store, { payment_authorization: 'true' })
    await asSystem(store, (trx) =>
      sql`insert into user_roles select org_id, id, 'cloud.payments.authorization.write' from users
        where email = 'maker@cordillera.example'`.execute(trx),
    )
    const maker = await signIn(world.app, 'maker@cordillera.example')
    const id = await placePayment(store, { state: 'LOCKED', labels: ['pending_approval'] })
    const { rows } =
      await sql<PendingPayment>`select payment_id as id, id as "approvalId" from approvals where payment_id = ${id}`.execute(
        store.db,
      )
    for (const { call, body } of deciding) {
      const answer = await maker.call('POST', pathOf(call, rows[0]!), { body, key: randomUUID() })
      expect([call.id, answer.status, answer.body]).toMatchObject([call.id, 403, { code: 'APPROVAL_OWN' }])
    }
    expect(await statusOf({ id, approvalId: '' })).toBe('pending')
  })
})
