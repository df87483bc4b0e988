import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { approve, booksOf, hold, type PendingPayment } from './approving.ts'
import { callAs, obtainCredential } from './asking-token.ts'
import { createTestStore } from './engines.ts'
import { see, sentenceOf } from './legacy-payments.ts'
import { codeOf, identityNamed, payBody, quoteOf, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const EMAIL = 'maker@northwind.example'
const VOID = [409, 'APPROVAL_VOID']

const person = sql`(select id from users where email = ${EMAIL})`
const organisation = sql`(select org_id from users where email = ${EMAIL})`

/** Ways the sender loses access between the submission and the decision, each with the statement that undoes it. */
const ENDINGS = {
  'is disabled': [
    sql`update users set status = 'DISABLED' where id = ${person}`,
    sql`update users set status = 'ACTIVE' where id = ${person}`,
  ],
  'works in the environment no longer': [
    sql`delete from user_environments where user_id = ${person} and environment = 'uat'`,
    sql`insert into user_environments (org_id, user_id, environment) values (${organisation}, ${person}, 'uat')`,
  ],
  'may send payments no longer': [
    sql`delete from user_roles where user_id = ${person} and role = 'direct.payments.write'`,
    sql`insert into user_roles (org_id, user_id, role) values (${organisation}, ${person}, 'direct.payments.write')`,
  ],
} as const

describe('a payment whose sender was shut out after it was submitted', () => {
  let store: Store
  let world: World
  let maker: Caller
  let checker: Caller
  let payee: IdentityRecord

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, EMAIL)
    checker = await signIn(world.app, 'checker@northwind.example')
    payee = await identityNamed(maker, 'Employee MX-2')
  })

  const write = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))

  const reserved = async () => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{
        reserved: string
      }>`select sum(held)::text as reserved from balances where org_id = ${organisation}`.execute(trx),
    )
    return rows[0]!.reserved
  }

  it.each(Object.entries(ENDINGS))(
    'is void if the person %s, and its money is free again (TRU-815)',
    async (_, [end, undo]) => {
      const before = await reserved()
      const stored = await hold(maker, payee)
      expect(await reserved()).not.toBe(before)
      await write(end)
      const answer = await approve(checker, stored)
      await write(undo)
      expect([answer.status, codeOf(answer)]).toEqual(VOID)
      expect(sentenceOf(answer)).toContain('the right of who submitted it changed')
      expect(await booksOf(store, stored)).toMatchObject({ sent: 0, decided: ['approval.void'] })
      expect(await see(checker, stored.id)).toMatchObject({
        payment_state: 'CANCELED',
        approval: { status: 'void', changed: ['initiator'] },
      })
      expect(await reserved()).toBe(before)
    },
  )

  it('is void if its API credential was ended (TRU-815)', async () => {
    const owner = await signIn(world.app, 'admin@northwind.example')
    const second = await signIn(world.app, 'admin2@northwind.example')
    const { orgId } = (await owner.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>()
      .claims
    const clients = `/organizations/${orgId}/clients`
    const scopes = ['payments.read', 'payments.write']
    const credential = await obtainCredential({ owner, second, clients }, { name: 'Robot', scopes })
    const robot = await callAs(world.app, credential)
    const submit = async (): Promise<PendingPayment> => {
      const { quoteId } = await quoteOf(owner, payee)
      const { body } = await robot('POST', '/payment_approvals', payBody(quoteId, payee), randomUUID())
      return { id: String(body.payment_id), approvalId: String(body.approvalId) }
    }
    const [first, last] = [await submit(), await submit()]
    expect((await approve(checker, first)).status).toBe(200)
    const query = { env_name: 'uat' }
    expect((await owner.call('DELETE', `${clients}/${credential.clientId}`, { query })).status).toBe(200)
    const answer = await approve(checker, last)
    expect([answer.status, codeOf(answer)]).toEqual(VOID)
    expect(await booksOf(store, last)).toMatchObject({ sent: 0, decided: ['approval.void'] })
  })
})
