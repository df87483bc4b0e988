import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { display } from '#engine/machine/display.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import { linkMachines } from '#server/payments/moves/machines.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { shippedDefinitions } from './shipped.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

interface Seen extends Record<string, unknown> {
  payment_id: string
  payment_state: string
}

const machine = linkMachines(shippedDefinitions()).LEGACY!
const everything = new Set(['payments.write', 'payments.authorize'])
const factsOf = (record: Seen) => ({
  record,
  session: { user: { id: 'somebody-else' } },
  configuration: { settings: { payment_authorization: 'true' } },
})
const callsOpen = (record: Seen) =>
  movesOpen(machine, record.payment_state, factsOf(record), everything).flatMap(({ call }) => call ?? [])

let store: Store
let world: World
let reader: Caller
let rows: Seen[]
let records: Seen[]

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  reader = await signIn(world.app, 'viewer@cordillera.example')
  const { body } = await reader.call('GET', '/xcurrent_proxy/v4/payments', { query: { size: '60' } })
  rows = (body as { content: Seen[] }).content
  records = []
  for (const { payment_id } of rows)
    records.push((await reader.call('GET', `/payments/${payment_id}`)).body as Seen)
})

it('shows a newcomer every state there is, from every side, in every direction (PAY-030, PAY-034, PAY-035)', () => {
  const shown = new Set(
    records.map((record) => display(machine, record.payment_state, factsOf(record)).state),
  )
  expect(shown.size).toBe(18)
  const values = (name: string) => [...new Set(records.map((record) => String(record[name])))].toSorted()
  expect(values('side')).toEqual(['intermediary', 'receiver', 'sender'])
  expect(values('payment_type')).toEqual(['REQUEST', 'RETURN', 'SEND'])
  expect(values('source')).toEqual(['SCHEDULER', 'USER'])
})

it('leaves something to do for everybody', () => {
  const open = new Set(records.flatMap(callsOpen))
  expect([...open].toSorted()).toEqual([
    'payments.approve',
    'payments.complete',
    'payments.fail',
    'payments.lock',
    'payments.reject',
    'payments.rejectLock',
    'payments.retry',
    'payments.return',
    'payments.settle',
  ])
})

it('opens the same moves on a row of the list as on the payment itself', () => {
  expect(rows.map(callsOpen)).toEqual(records.map(callsOpen))
})

it('says when it was changed, whether it is a return, how its approval stands and who it is for (PAY-024)', () => {
  expect(records.length).toBeGreaterThan(5)
  for (const record of records) {
    expect(record).toMatchObject({ modified_at: expect.any(String), user_info: expect.any(Object) })
    expect(record.is_return).toBe(record.payment_type === 'RETURN')
    const labels = (record.internal_info as { labels: string[] }).labels
    expect('approval' in record).toBe(labels.some((label) => label.endsWith('pending_approval')))
  }
})

it('has a failed payment of every cause class, the generic one included (PAY-052, PAY-053)', async () => {
  const { rows: failed } = await sql<{ id: string }>`
    select distinct on (cause) p.id from payments p join organisations o on o.id = p.org_id
    where o.name like 'Northwind%' and p.environment = 'uat' and p.state = 'FAILED' and cause is not null`.execute(
    store.db,
  )
  const person = await signIn(world.app, 'viewer@northwind.example')
  const classes = new Set<string>()
  for (const { id } of failed) {
    const { body } = await person.call('GET', `/payments/${id}`)
    classes.add((body as { error: { causeClass: string } }).error.causeClass)
  }
  expect([...classes].toSorted()).toEqual([
    'AUTH_ERROR',
    'CONFIGURATION_ERROR',
    'GENERIC',
    'NOT_FOUND',
    'SYSTEM_ERROR',
    'USER_ERROR',
  ])
})
