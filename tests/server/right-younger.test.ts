import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toServerDefinitions } from '#server/app/definitions.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import type { Store } from '#server/store/store.ts'
import { isRightYounger } from '#server/users/rights/right-since.ts'
import { approve, hold } from './approving.ts'
import { createTestStore } from './engines.ts'
import { placeOrganisation, type PlacedOrganisation } from './placing.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

const { permissions } = toServerDefinitions(readDefinitions(definitionsRoot))
const [EARLIER, REQUESTED, LATER] = ['08:00', '09:00', '10:00'].map((time) => `2026-11-02T${time}:00Z`) as [
  string,
  string,
  string,
]

describe('the age of a right to decide', () => {
  let store: Store
  let org: PlacedOrganisation

  beforeAll(async () => {
    store = await createTestStore('empty')
  })
  beforeEach(async () => {
    org = await placeOrganisation(store)
  })

  /** Places since when the checker is active, has roles and works in environments. */
  const place = (
    active: string,
    roles: Readonly<Record<string, string>>,
    environments: Readonly<Record<string, string>> = {},
  ) =>
    asSystem(store, async (trx) => {
      await sql`update users set active_since = ${active} where id = ${org.checker}`.execute(trx)
      for (const [role, at] of Object.entries(roles))
        await sql`insert into user_roles (org_id, user_id, role, granted_at)
          values (${org.orgId}, ${org.checker}, ${role}, ${at})`.execute(trx)
      for (const [environment, at] of Object.entries(environments))
        await sql`insert into user_environments (org_id, user_id, environment, granted_at)
          values (${org.orgId}, ${org.checker}, ${environment}, ${at})
          on conflict (org_id, user_id, environment) do update set granted_at = excluded.granted_at`.execute(
          trx,
        )
    })
  const isYounger = (permission: string, more: { environment?: string; userId?: string } = {}) =>
    asSystem(store, (trx) =>
      isRightYounger(
        trx,
        permissions.get(permission),
        { orgId: org.orgId, userId: org.checker, ...more },
        sql`${REQUESTED}::timestamptz`,
      ),
    )
  const ROLE = 'cloud.payments.authorization.write'

  it('is older where the person was active and had the role before the request, or at the same moment (TRU-022)', async () => {
    await place(EARLIER, { [ROLE]: REQUESTED })
    expect(await isYounger('payments.authorize')).toBe(false)
  })

  it.each([
    ['enabled', LATER, EARLIER, EARLIER],
    ['given the role', EARLIER, LATER, EARLIER],
    ['let into the environment', EARLIER, EARLIER, LATER],
  ])('is younger where the person was %s after the request (TRU-022)', async (_, active, role, uat) => {
    await place(active, { [ROLE]: role }, { uat, prod: EARLIER })
    expect(await isYounger('payments.authorize', { environment: 'uat' })).toBe(true)
    expect(await isYounger('payments.authorize', { environment: 'prod' })).toBe(uat === EARLIER)
  })

  it('counts the longest of several roles that give it, and each role that it needs besides (TRU-022)', async () => {
    await place(EARLIER, {
      [ROLE]: LATER,
      'Organization Administrator': EARLIER,
      'liquidity.mock-exchanges.write': EARLIER,
      'liquidity.exchanges.read': LATER,
    })
    expect(await isYounger('payments.authorize')).toBe(false)
    expect([...permissions.get('payments.authorize')!.roles]).toContain('Organization Administrator')
    await asSystem(store, (trx) =>
      sql`delete from user_roles where role = 'Organization Administrator' and user_id = ${org.checker}`.execute(
        trx,
      ),
    )
    expect(await isYounger('exchanges.mock.write')).toBe(true)
  })

  it('is taken for younger where nobody can say since when it is there (TRU-022)', async () => {
    await place(EARLIER, { [ROLE]: EARLIER })
    expect(await isYounger('payments.authorise')).toBe(true)
    expect(await isYounger('payments.authorize', { userId: randomUUID() })).toBe(true)
  })
})

it('approves no payment that was sent before the person was let into its environment (TRU-022)', async () => {
  const store = await createTestStore('seeded')
  const { app } = await openWorld(store)
  const email = 'checker@northwind.example'
  const enter = (environment: string) =>
    asSystem(store, (trx) =>
      sql`update user_environments set granted_at = app_now() + interval '1 hour'
        where environment = ${environment} and user_id = (select id from users where email = ${email})`.execute(
        trx,
      ),
    )
  const payment = await hold(await signIn(app, 'maker@northwind.example'), 'Taller Azul')
  await enter('prod')
  const [checker, other] = [
    await signIn(app, email),
    await hold(await signIn(app, 'maker@northwind.example'), 'Taller Azul'),
  ]
  expect(await approve(checker, other)).toMatchObject({ status: 200 })
  await enter('uat')
  expect(await approve(checker, payment)).toMatchObject({
    status: 403,
    body: { errorCode: 'RIGHT_YOUNGER' },
  })
})
