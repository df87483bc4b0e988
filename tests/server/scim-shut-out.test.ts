import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disablePerson } from '#server/identity-providers/manage-people.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { letDecide } from './controlling.ts'
import { managing, placeOf } from './peopling.ts'
import { callingScim, placeDirectory } from './scim.ts'
import { shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const ADMIN = 'admin@northwind.example'
const MAKER = 'maker@northwind.example'

describe('a person whom a directory shut out', () => {
  let store: Store
  let world: World
  let orgId: string
  let call: ReturnType<typeof callingScim>

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    orgId = (await placeOf(store, ADMIN)).org_id
  })
  const system = <T>(text: ReturnType<typeof sql<T>>) =>
    asSystem(store, async (trx) => (await text.execute(trx)).rows)
  beforeEach(async () => {
    const { token } = await placeDirectory(store, orgId, { domains: ['northwind.example'] })
    call = callingScim(world.app, token)
  })
  afterEach(() => system(sql`delete from identity_providers`))

  const setActive = (id: string, value: boolean) =>
    call('PATCH', `/Users/${id}`, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', path: 'active', value }],
    })
  const statusOf = async (id: string) =>
    (await system(sql<{ status: string }>`select status from users where id = ${id}`))[0]!.status

  it('stays shut out when an administrator let them in and shut them out again: no directory lifts that (TRU-650)', async () => {
    const { id } = await placeOf(store, MAKER)
    const admin = await signIn(world.app, ADMIN)
    const second = await signIn(world.app, 'admin2@northwind.example')
    const people = managing(store, admin, orgId)
    expect((await setActive(id, false)).status).toBe(200)
    expect((await setActive(id, true)).status).toBe(200)
    expect((await setActive(id, false)).status).toBe(200)
    await letDecide(second, await people.move({ id }, 'enable'))
    expect(await statusOf(id)).toBe('ACTIVE')
    await world.pass(1)
    expect((await people.move({ id }, 'disable')).status).toBe(200)
    expect((await setActive(id, true)).status).toBe(409)
    expect(await statusOf(id)).toBe('DISABLED')
  })

  it('stays shut out once the provider disabled them too (TRU-219, TRU-650)', async () => {
    const { id } = await placeOf(store, 'checker@northwind.example')
    expect((await setActive(id, false)).status).toBe(200)
    await asSystem(store, (trx) =>
      disablePerson(trx, 'checker@northwind.example', { by: 'test' }, shippedWorld().definitions),
    )
    expect((await setActive(id, true)).status).toBe(409)
    expect(await statusOf(id)).toBe('DISABLED')
    await expect(
      asSystem(store, (trx) =>
        disablePerson(trx, 'checker@northwind.example', { by: 'test' }, shippedWorld().definitions),
      ),
    ).rejects.toThrow('cannot sign in already')
  })

  it('is renamed to nobody’s address, wherever that person is (TRU-650)', async () => {
    const made = await call('POST', '/Users', { userName: 'first.person@northwind.example', active: true })
    const elsewhere = (await placeOf(store, 'admin@harbor.example')).org_id
    await system(sql`insert into users (org_id, email, first_name, last_name, status)
      values (${elsewhere}, 'second.person@northwind.example', 'Second', 'Person', 'ACTIVE')`)
    const renamed = await call('PUT', `/Users/${String(made.body['id'])}`, {
      userName: 'second.person@northwind.example',
      active: true,
    })
    expect(renamed).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } })
  })

  const DECIDES = 'cloud.payments.authorization.write'
  const noticesOf = async (eventType: string) =>
    system(sql<{ email: string; facts: Record<string, string> }>`select u.email, n.facts from notifications n
      join users u on u.org_id = n.org_id and u.id = n.user_id
      where n.org_id = ${orgId} and n.event_type = ${eventType} and n.environment = 'prod' order by u.email`)

  it('leaves one person who decides: who may name another is told, by mail as well (TRU-827)', async () => {
    const checker = await placeOf(store, 'checker@northwind.example')
    await system(sql`update users set status = 'ACTIVE' where id = ${checker.id}`)
    await system(
      sql`delete from user_roles where org_id = ${orgId} and role = ${DECIDES} and user_id <> ${checker.id}`,
    )
    expect((await setActive(checker.id, false)).status).toBe(200)
    expect(await noticesOf('ONE_DECIDES')).toEqual([])
    const second = await placeOf(store, 'admin2@northwind.example')
    expect((await setActive(second.id, false)).status).toBe(200)
    const one = (await noticesOf('ONE_DECIDES')).filter(({ facts }) => facts['environment'] === 'uat')
    expect(new Set(one.map(({ email }) => email))).toEqual(new Set([ADMIN, 'users@northwind.example']))
    expect(new Set(one.map(({ facts }) => facts['decides']))).toEqual(
      new Set(['controls.decide', 'payees.decide', 'payments.authorize']),
    )
    const admin = await signIn(world.app, ADMIN)
    const { id } = await placeOf(store, ADMIN)
    const { body } = await admin.call('POST', `/users/${id}/notifications`, {
      query: { env_name: 'uat' },
      body: {},
    })
    expect(
      (body as { notifications: { message: string }[] }).notifications.map(({ message }) => message),
    ).toContainEqual(
      expect.stringMatching(
        /^.+ was shut out or lost a role, and only .+ may still do this in UAT: Decide a change that weakens a control/,
      ),
    )
    const mails = await system(
      sql`select 1 from outbox where org_id = ${orgId} and event_type in ('NOBODY_DECIDES', 'ONE_DECIDES')`,
    )
    expect(mails.length).toBeGreaterThan(0)
    const last = await placeOf(store, ADMIN)
    await expect(
      asSystem(store, (trx) => disablePerson(trx, ADMIN, { by: 'test' }, shippedWorld().definitions)),
    ).rejects.toThrow(/is the last administrator of/)
    expect(await statusOf(last.id)).toBe('ACTIVE')
    expect((await setActive(second.id, true)).status).toBe(200)
  })

  it('is told also where the groups of a directory take the right, or the command (TRU-827)', async () => {
    await system(sql`delete from notifications where org_id = ${orgId}`)
    await system(sql`delete from user_environments e using user_roles r where r.user_id = e.user_id
      and e.org_id = ${orgId} and e.environment = 'uat' and r.role in (${DECIDES}, 'Organization Administrator')`)
    const [first, other] = ['one.approver@northwind.example', 'two.approver@northwind.example']
    const ids: string[] = []
    for (const userName of [first, other])
      ids.push(String((await call('POST', '/Users', { userName, active: true })).body['id']))
    await system(sql`update identity_providers set group_jobs = '[{"group":"Approvers","job":"approver"}]'`)
    const group = await call('POST', '/Groups', {
      displayName: 'Approvers',
      members: ids.map((value) => ({ value })),
    })
    expect(group.status).toBe(201)
    const keep = await call('PUT', `/Groups/${String(group.body['id'])}`, {
      displayName: 'Approvers',
      members: [{ value: ids[0] }],
    })
    expect(keep.status).toBe(200)
    expect((await noticesOf('ONE_DECIDES')).map(({ facts }) => facts['decides'])).toContain('payees.decide')
    const vacancies = await asSystem(store, (trx) =>
      disablePerson(trx, first, { by: 'test' }, shippedWorld().definitions),
    )
    expect(vacancies).toContainEqual({ right: 'payees.decide', environment: 'uat' })
    expect((await noticesOf('NOBODY_DECIDES')).map(({ facts }) => facts['decides'])).toContain(
      'payees.decide',
    )
  })
})
