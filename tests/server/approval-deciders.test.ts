import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { approve, hold, reject, withdraw, type PendingPayment } from './approving.ts'
import { describeAnyEngine } from './engines.ts'
import { see, sentenceOf } from './legacy-payments.ts'
import { codeOf, identityNamed, pay, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const AUTHORIZE = 'cloud.payments.authorization.write'

describeAnyEngine('those who may decide', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller

  const run = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))
  const idOf = (login: string) => sql`(select id from users where email = ${`${login}@northwind.example`})`
  const deciding = sql`role = ${AUTHORIZE} and user_id in (select id from users where email like '%@northwind.example')`

  /** Exactly these people hold the role, all of them active. */
  const onlyDeciders = async (...logins: string[]) => {
    await run(sql`update users set status = 'ACTIVE' where email = 'checker@northwind.example'`)
    await run(sql`delete from user_roles where ${deciding}`)
    for (const login of logins)
      await run(
        sql`insert into user_roles select org_id, id, ${AUTHORIZE} from users where id = ${idOf(login)}`,
      )
  }
  const readDeciders = async ({ id }: PendingPayment): Promise<string[]> => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{
        login: string
      }>`select split_part(u.email, '@', 1) as login from notifications n join users u on u.id = n.user_id
        where n.event_type = 'PAYMENT_AUTHORIZATION_REQUEST' and n.page_parameters ->> 'id' = ${id} order by login`.execute(
        trx,
      ),
    )
    return rows.map(({ login }) => login)
  }
  const warned = async (): Promise<unknown> =>
    ((await maker.call('GET', '/payment_approvals/deciders')).body as { deciders: number }).deciders
  const left = async ({ id }: PendingPayment) =>
    ((await see(maker, id)).approval as { deciders?: number } | undefined)?.deciders

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@northwind.example')
    await run(administrators)
  })

  // Administrators may decide by their own role.
  const administrators = sql`update users set status = 'DISABLED' where email like 'admin%@northwind.example'`

  beforeEach(() => onlyDeciders('checker', 'treasury'))

  it('are asked when a payment is held, and who submits is told how many they are (APR-012)', async () => {
    expect(await warned()).toBe(2)
    const stored = await hold(maker, 'Taller Azul')
    expect([await readDeciders(stored), await left(stored)]).toEqual([['checker', 'treasury'], 2])
  })

  it('are named to the person about to submit, or nobody has to approve it (TRU-611)', async () => {
    const says = async (person: Caller) =>
      ((await person.call('GET', '/payment_approvals/deciders')).body as { says: string }).says
    expect(await says(maker)).toBe('Operator Three (production) or Operator Two (checker), before it goes.')
    await onlyDeciders('maker')
    expect(await says(maker)).toBe('Somebody else, and nobody here may as things are now.')
    expect(await says(await signIn(world.app, 'maker@lumen.example'))).toBe('Nobody has to approve it.')
  })

  it('are none where only who submits may decide: the request says so and nobody is asked', async () => {
    await onlyDeciders('maker')
    expect(await warned()).toBe(0)
    const answer = await pay(maker, await identityNamed(maker, 'Taller Azul'))
    expect(answer.body).toMatchObject({ approval: { status: 'pending', deciders: 0 } })
    const { payment_id: id } = answer.body as { payment_id: string }
    expect(await readDeciders({ id, approvalId: '' })).toEqual([])
  })

  it.each([
    ['was disabled', sql`update users set status = 'DISABLED' where email = 'checker@northwind.example'`],
    ['lost the role', sql`delete from user_roles where ${deciding}`],
    [
      'may not work there any more',
      sql`delete from user_environments where environment = 'uat' and user_id = ${idOf('checker')}`,
    ],
  ])('are none once the only one %s: who submitted sees it, and is warned the next time', async (_, loss) => {
    await onlyDeciders('checker')
    const stored = await hold(maker, 'Taller Azul')
    expect([await readDeciders(stored), await left(stored), await warned()]).toEqual([['checker'], 1, 1])
    await run(loss)
    expect([await left(stored), await warned()]).toEqual([0, 0])
    expect(await readDeciders(await hold(maker, 'Taller Azul'))).toEqual([])
    await run(
      sql`insert into user_environments select org_id, id, 'uat' from users where id = ${idOf('checker')} on conflict do nothing`,
    )
  })

  it.each([
    ['the role', sql`delete from user_roles where ${deciding}`, 403, 'INSUFFICIENT_PERMISSIONS'],
    [
      'the account',
      sql`update users set status = 'DISABLED' where email = 'checker@northwind.example'`,
      403,
      'USER_BLOCKED',
    ],
    [
      'the session',
      sql`update sessions set ended_at = now() where user_id = ${idOf('checker')} and ended_at is null`,
      401,
      'SESSION_ENDED',
    ],
  ])('decide nothing without %s they had when the page was opened', async (_, loss, status, code) => {
    const stored = await hold(maker, 'Taller Azul')
    const reader = await signIn(world.app, 'checker@northwind.example')
    expect((await reader.call('GET', `/payments/${stored.id}`)).status).toBe(200)
    await run(loss)
    for (const answer of [await approve(reader, stored), await reject(reader, stored)]) {
      expect([answer.status, codeOf(answer)]).toEqual([status, code])
      expect(sentenceOf(answer)).not.toBe('')
    }
    expect((await see(maker, stored.id)).approval?.status).toBe('pending')
    expect((await withdraw(maker, stored)).status).toBe(200)
  })
})
