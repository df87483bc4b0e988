import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { decideChange, type ChangeRecord } from './controlling.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { ADMINISTRATOR, managing, placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

describeEachEngineAtLength('administrators', (makeStore) => {
  let store: Store
  let world: World
  let orgId: string
  let persons: [Caller, Caller]
  let first: ReturnType<typeof managing>
  let second: ReturnType<typeof managing>

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    orgId = (await placeOf(store, 'admin@northwind.example')).org_id
    persons = [
      await signIn(world.app, 'admin@northwind.example'),
      await signIn(world.app, 'admin2@northwind.example'),
    ]
    first = managing(store, persons[0], orgId)
    second = managing(store, persons[1], orgId)
  })

  const administrators = async (status = 'ACTIVE') => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{
        id: string
      }>`select u.id from users u join user_roles r on r.org_id = u.org_id and r.user_id = u.id
        where u.org_id = ${orgId} and r.role = ${ADMINISTRATOR} and u.status = ${status}`.execute(trx),
    )
    return rows
  }

  it('admits one of twenty at once where one more may be, and says how many there may be (USR-015, LIM-026)', async () => {
    const roles = [ADMINISTRATOR]
    await first.invited({ roles })
    await first.invited({ roles })
    const answers = await Promise.all(Array.from({ length: 20 }, () => first.invite({ roles })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['TOO_MANY_ADMINISTRATORS']))
    expect(refused[0]?.body).toMatchObject({
      fields: [
        {
          path: 'roles',
          message: expect.stringMatching(/up to 5 people with the role Organization Administrator/),
        },
      ],
    })
    expect((await administrators('CREATED')).length + (await administrators()).length).toBe(5)
    const [waiting] = await administrators('CREATED')
    expect((await first.move(waiting!, 'reject')).status).toBe(200)
    expect((await first.invite({ roles })).status).toBe(200)
  })

  it('leaves the last administrator, however two of them hurry to let the other put them out (TRU-036)', async () => {
    const [one, other] = [
      await placeOf(store, 'admin@northwind.example'),
      await placeOf(store, 'admin2@northwind.example'),
    ]
    const listRequests = [
      () => [first.move(other, 'disable'), second.move(one, 'disable')],
      () => [first.remove(other), second.move(one, 'disable')],
    ]
    for (const race of listRequests) {
      const [ofOther, ofOne] = (await Promise.all(race())).map(({ status, body }) => {
        expect(status).toBe(202)
        return (body as ChangeRecord).id
      })
      expect(await administrators()).toHaveLength(2)
      const answers = await Promise.all([
        decideChange(persons[1], ofOther!, 'approve'),
        decideChange(persons[0], ofOne!, 'approve'),
      ])
      expect(answers.filter(({ body }) => (body as Partial<ChangeRecord>).state === 'done')).toHaveLength(1)
      expect(await administrators()).toHaveLength(1)
      await asSystem(store, (trx) =>
        trx.updateTable('users').set({ status: 'ACTIVE' }).where('id', 'in', [one.id, other.id]).execute(),
      )
      await asSystem(store, (trx) =>
        trx
          .updateTable('control_changes')
          .set({ state: 'cancelled' })
          .where('state', '=', 'waiting')
          .execute(),
      )
    }
  })

  it('leaves an administrator whatever twenty changes at once would do to all of them (USR-015)', async () => {
    const [one, other] = [
      await placeOf(store, 'admin@northwind.example'),
      await placeOf(store, 'admin2@northwind.example'),
    ]
    const both = [one.id, other.id]
    const existing = await Promise.all(both.map((id) => first.read(id)))
    const changes = Array.from({ length: 20 }, (_, turn) => {
      const [by, whom] = [turn % 2 === 0 ? first : second, existing[(turn >> 1) % 2]!]
      const ways = [
        () => by.move(whom, 'disable'),
        () => by.remove(whom),
        () => by.change(whom, { roles: ['direct.payments.read'] }),
      ]
      return ways[turn % 3]!()
    })
    const answers = await Promise.all(changes)
    expect(await administrators()).not.toEqual([])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    await asSystem(store, async (trx) => {
      await trx.deleteFrom('user_roles').where('user_id', 'in', both).execute()
      await trx.updateTable('users').set({ status: 'ACTIVE' }).where('id', 'in', both).execute()
      await trx
        .insertInto('user_roles')
        .values(both.map((user_id) => ({ org_id: orgId, user_id, role: ADMINISTRATOR })))
        .execute()
    })
  })

  it('lets no last administrator give up the role (PRM-004)', async () => {
    const [one, other] = [
      await placeOf(store, 'admin@northwind.example'),
      await placeOf(store, 'admin2@northwind.example'),
    ]
    await asSystem(store, (trx) =>
      trx.updateTable('users').set({ status: 'DISABLED' }).where('id', '=', other.id).execute(),
    )
    const before = await first.trail(one.id)
    const answer = await first.change(await first.read(one.id), { roles: ['direct.payments.read'] })
    expect([answer.status, codeOf(answer)]).toEqual([409, 'LAST_ADMINISTRATOR'])
    expect((await first.read(one.id)).scopes).toEqual([ADMINISTRATOR])
    expect(await first.trail(one.id)).toEqual(before)
  })
})
