import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { changesSeenBy, decideChange, type ChangeRecord } from './controlling.ts'
import { describeAnyEngine } from './engines.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

const ADMIN = 'admin@northwind.example'
const SECOND = 'admin2@northwind.example'

describeAnyEngine('a change of what stands in one environment', (makeStore) => {
  let store: Store
  let first: Caller
  let second: Caller
  let orgId: string
  let secondId: string

  beforeAll(async () => {
    store = await makeStore('seeded')
    const { app } = await openWorld(store)
    first = await signIn(app, ADMIN)
    second = await signIn(app, SECOND)
    ;({ org_id: orgId, id: secondId } = await placeOf(store, SECOND))
    await asSystem(store, (trx) =>
      sql`delete from user_environments where user_id = ${secondId} and environment <> 'uat'`.execute(trx),
    )
  })

  const ask = async (name: string, env_name: string) => {
    const body = { name, scopes: ['payments.read'] }
    const { status, body: requested } = await first.call('POST', `/organizations/${orgId}/clients`, {
      body,
      query: { env_name },
    })
    expect(status, JSON.stringify(requested)).toBe(202)
    return (requested as ChangeRecord).id
  }
  const decisionsOf = async (person: Caller) =>
    JSON.stringify(
      (await person.call('GET', '/decisions', { query: { whose: 'all', size: '100', env_name: 'uat' } }))
        .body,
    )

  it('is there only for people who may work in it: others neither see it, nor hear of it, nor decide it (TRU-765)', async () => {
    const [here, there] = [await ask('Books', 'uat'), await ask('Books', 'prod')]
    expect((await changesSeenBy(second)).map(({ id }) => id)).toEqual([here])
    expect((await changesSeenBy(first)).map(({ id }) => id)).toEqual([there, here])
    expect((await second.call('GET', `/control_changes/${there}`)).status).toBe(404)
    for (const verb of ['approve', 'reject'] as const)
      expect(
        (await decideChange(second, there, verb, verb === 'reject' ? { reason: 'No.' } : {})).status,
      ).toBe(404)
    const waits = await decisionsOf(second)
    expect([waits.includes(here), waits.includes(there)]).toEqual([true, false])
    const heard = await asSystem(store, (trx) =>
      sql<{ id: string }>`select page_parameters ->> 'id' as id from notifications
        where user_id = ${secondId} and event_type like 'CONTROL_CHANGE_%'`.execute(trx),
    )
    expect(heard.rows.map(({ id }) => id)).not.toContain(there)
    expect((await decideChange(second, here, 'approve')).body).toMatchObject({ state: 'done' })
  })

  it('is decided by nobody who was let into its environment after it was asked for (TRU-022)', async () => {
    const id = await ask('Late', 'uat')
    const enter = (at: ReturnType<typeof sql>) =>
      asSystem(store, (trx) =>
        sql`update user_environments set granted_at = ${at} where user_id = ${secondId}`.execute(trx),
      )
    await enter(sql`app_now() + interval '1 hour'`)
    expect(await decideChange(second, id, 'approve')).toMatchObject({
      status: 403,
      body: { errorCode: 'RIGHT_YOUNGER' },
    })
    await enter(sql`app_now() - interval '1 day'`)
    expect((await decideChange(second, id, 'approve')).body).toMatchObject({ state: 'done' })
  })

  it('waits for its time where nobody else may work there, as where nobody else decides (TRU-765)', async () => {
    const id = await ask('Alone', 'prod')
    const { body } = await first.call('GET', `/control_changes/${id}`)
    expect(body).toMatchObject({ takesEffectAt: expect.any(String) })
  })
})
