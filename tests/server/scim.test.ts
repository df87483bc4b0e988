import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { placeOf } from './peopling.ts'
import { callingScim, placeDirectory } from './scim.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const NEW = 'new.person@harbor.example'
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'

describe('the directory of an organisation', () => {
  let store: Store
  let world: World
  let orgId: string

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    orgId = (await placeOf(store, 'admin@harbor.example')).org_id
  })
  const system = <T>(text: ReturnType<typeof sql<T>>) =>
    asSystem(store, async (trx) => (await text.execute(trx)).rows)
  afterEach(async () => {
    await system(sql`delete from identity_providers`)
    await system(
      sql`update users set status = 'DELETED' where invited_by is null and email like '%.person@%'`,
    )
  })

  const open = async (settings: Parameters<typeof placeDirectory>[2] = {}) => {
    const { id, token } = await placeDirectory(store, orgId, settings)
    return { id, token, call: callingScim(world.app, token) }
  }
  type Call = ReturnType<typeof callingScim>
  const person = (userName: string, more: object = {}) => ({
    schemas: [USER],
    userName,
    name: { givenName: 'New', familyName: 'Person' },
    emails: [{ value: userName, type: 'work', primary: true }],
    active: true,
    ...more,
  })
  const add = async (call: Call, userName = NEW) => {
    const { status, body } = await call('POST', '/Users', person(userName))
    if (status !== 201) throw new Error(`Not added: ${JSON.stringify(body)}`)
    return String(body['id'])
  }
  const idOf = async (call: Call, email: string) => {
    const { body } = await call('GET', `/Users?filter=${encodeURIComponent(`userName eq "${email}"`)}`)
    return String((body['Resources'] as { id: string }[])[0]?.id)
  }
  const patch = (call: Call, path: string, ...operations: object[]) =>
    call('PATCH', path, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: operations,
    })
  const rolesOf = async (id: string) =>
    (await system(sql<{ role: string }>`select role from user_roles where user_id = ${id}`)).map(
      ({ role }) => role,
    )

  it('says what it can do, in the type of SCIM, to nobody without a token (TRU-410)', async () => {
    const { call } = await open()
    const config = await call('GET', '/ServiceProviderConfig')
    expect([config.status, config.type]).toEqual([200, 'application/scim+json; charset=utf-8'])
    expect(config.body).toMatchObject({ patch: { supported: true }, filter: { supported: true } })
    expect((await call('GET', '/ResourceTypes')).body).toMatchObject({ totalResults: 2 })
    expect((await call('GET', `/Schemas/${USER}`)).body).toMatchObject({ id: USER })
    for (const path of ['/ServiceProviderConfig', '/Users', '/Groups'])
      expect(await callingScim(world.app, 'psc_guessed')('GET', path)).toMatchObject({
        status: 401,
        body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401' },
      })
    expect((await call('GET', '/Nothing')).body).toMatchObject({ status: '404' })
    const { body } = await call('POST', '/Users', [] as object)
    expect(body).toMatchObject({ status: '400', scimType: 'invalidValue' })
  })

  it('takes no name that is shown otherwise than it is, and no parameter twice (TRU-936, TRU-937)', async () => {
    const { call } = await open()
    const named = async (givenName: string) =>
      (await call('POST', '/Users', person(NEW, { name: { givenName, familyName: 'O’Levar' } }))).body
    for (const name of ['Ana \u202Elevar', 'Ana\u2028Admin', '\u2800'])
      expect(await named(name)).toMatchObject({ status: '400', scimType: 'invalidValue' })
    expect(await named('Ana')).toMatchObject({ name: { familyName: "O'Levar" } })
    for (const path of ['/Users?filter=a&filter=b', '/Groups?excludedAttributes=a&excludedAttributes=b'])
      expect([path, (await call('GET', path)).status]).toEqual([path, 400])
  })

  it('is shut while the login is off, writes nobody or its client is disabled (TRU-410)', async () => {
    const { call } = await open()
    await system(sql`update identity_providers set state = 'OFF'`)
    expect((await call('GET', '/Users')).status).toBe(403)
    await system(sql`update identity_providers set state = 'ON', directory = 'NONE'`)
    expect((await call('GET', '/Users')).status).toBe(403)
    await system(sql`update identity_providers set directory = 'SCIM', scim_token_hash = null`)
    expect((await call('GET', '/Users')).status).toBe(401)
  })

  it('lets somebody in, finds them by name, and pages (TRU-411)', async () => {
    const { call } = await open()
    const made = await call('POST', '/Users', person(NEW, { externalId: 'e-1' }))
    expect(made).toMatchObject({ status: 201, body: { userName: NEW, externalId: 'e-1', active: true } })
    const id = String(made.body['id'])
    expect((await call('GET', `/Users/${id}`)).body).toMatchObject({ id, meta: { resourceType: 'User' } })
    const filter = encodeURIComponent(`userName eq "${NEW.toUpperCase()}"`)
    expect((await call('GET', `/Users?filter=${filter}`)).body).toMatchObject({
      totalResults: 1,
      Resources: [{ id }],
    })
    const { body } = await call('GET', '/Users?startIndex=2&count=1')
    expect(body).toMatchObject({ startIndex: 2, itemsPerPage: 1 })
    expect((await call('GET', '/Users?count=0')).body).toMatchObject({ Resources: [] })
    expect((await call('GET', '/Users?filter=title%20pr')).body).toMatchObject({ scimType: 'invalidFilter' })
    expect(await call('POST', '/Users', person(NEW))).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    })
    const trail = await system(sql<{ action: string; by: string }>`
      select action, details->>'by' as by from audit_trail where object_id = ${id}`)
    expect(trail).toContainEqual({ action: 'user.provision', by: 'SCIM' })
  })

  it('is named in the activity log as the one that wrote, not as somebody who was not signed in (TRU-766)', async () => {
    const { call } = await open()
    const id = await add(call)
    const admin = await signIn(world.app, 'admin@harbor.example')
    const { body } = await admin.call('GET', '/activity_log', {
      query: { object_id: id, action: 'user.provision' },
    })
    const by = expect.stringMatching(/^Directory of the login \S/)
    expect((body as { content: object[] }).content).toMatchObject([{ by, channel: by }])
  })

  const forms = {
    'RFC 7644': { op: 'replace', path: 'active', value: false },
    Entra: { op: 'Replace', path: 'active', value: 'False' },
    Okta: { op: 'replace', value: { active: false } },
  }
  for (const [name, operation] of Object.entries(forms))
    it(`shuts somebody out at once by the PATCH of ${name}, and lets them in again (TRU-411)`, async () => {
      const { call } = await open()
      const { accessToken } = await signIn(world.app, 'maker@harbor.example')
      const id = await idOf(call, 'maker@harbor.example')
      expect(await patch(call, `/Users/${id}`, operation)).toMatchObject({
        status: 200,
        body: { active: false },
      })
      const answer = await world.app.inject({
        url: '/api/v1/environments',
        headers: { authorization: `Bearer ${accessToken}` },
      })
      expect([401, 403]).toContain(answer.statusCode)
      expect(await system(sql`select 1 from sessions where user_id = ${id} and ended_at is null`)).toEqual([])
      expect(await patch(call, `/Users/${id}`, { op: 'Add', path: 'active', value: 'True' })).toMatchObject({
        status: 200,
        body: { active: true },
      })
    })

  it('takes names without a path and with dots, and leaves alone what nobody here knows (TRU-411)', async () => {
    const { call } = await open()
    const id = await add(call)
    const changed = await patch(
      call,
      `/Users/${id}`,
      { op: 'Add', value: { 'name.givenName': 'Other', title: 'Clerk' } },
      {
        op: 'Replace',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'X',
      },
      { op: 'replace', path: `${USER}:name.familyName`, value: 'Name' },
    )
    expect(changed.body).toMatchObject({ displayName: 'Other Name' })
    expect((await patch(call, `/Users/${id}`, { op: 'move', path: 'active' })).body).toMatchObject({
      scimType: 'invalidSyntax',
    })
    expect(
      (await patch(call, `/Users/${id}`, { op: 'replace', path: 'active', value: 'no' })).body,
    ).toMatchObject({ scimType: 'invalidValue' })
    const put = await call('PUT', `/Users/${id}`, person('renamed.person@harbor.example'))
    expect(put.body).toMatchObject({ userName: 'renamed.person@harbor.example', displayName: 'New Person' })
  })

  it('forgets who is deleted, who comes back as the same person (TRU-411)', async () => {
    const { call } = await open()
    const id = await add(call)
    expect((await call('DELETE', `/Users/${id}`)).status).toBe(204)
    expect((await call('GET', `/Users/${id}`)).status).toBe(404)
    expect(await system(sql`select status from users where id = ${id}`)).toEqual([{ status: 'DISABLED' }])
    expect((await call('POST', '/Users', person(NEW))).body).toMatchObject({ id, active: true })
  })

  it('gives the work of groups, takes it away, and gives no group without work anything (TRU-412)', async () => {
    const { call } = await open()
    const id = await add(call)
    expect(await rolesOf(id)).toEqual([])
    await call('POST', '/Groups', { displayName: 'Everybody', members: [{ value: id }] })
    expect(await rolesOf(id)).toEqual([])
    const made = await call('POST', '/Groups', { displayName: 'Payers', externalId: 'g-1' })
    const group = `/Groups/${String(made.body['id'])}`
    await patch(call, group, { op: 'Add', path: 'members', value: [{ value: id }] })
    expect(await rolesOf(id)).not.toEqual([])
    expect((await call('GET', `/Users/${id}`)).body).toMatchObject({
      groups: [{ display: 'Everybody' }, { display: 'Payers' }],
    })
    expect((await call('GET', '/Groups?excludedAttributes=members')).body['Resources']).not.toContainEqual(
      expect.objectContaining({ members: expect.anything() as unknown }),
    )
    await patch(call, group, { op: 'remove', path: `members[value eq "${id}"]` })
    expect(await rolesOf(id)).toEqual([])
    await patch(call, group, { op: 'replace', value: { members: [{ value: id }] } })
    expect(await rolesOf(id)).not.toEqual([])
    expect((await call('DELETE', group)).status).toBe(204)
    expect(await rolesOf(id)).toEqual([])
  })

  describe('in the hands of somebody who stole its token (TRU-413)', () => {
    it('never sees, changes or takes people of another organisation', async () => {
      const { call } = await open()
      const other = await placeOf(store, 'admin@northwind.example')
      const { body } = await call('GET', '/Users?count=200')
      expect(JSON.stringify(body)).not.toContain('northwind')
      for (const method of ['GET', 'DELETE'] as const)
        expect((await call(method, `/Users/${other.id}`)).status).toBe(404)
      expect((await patch(call, `/Users/${other.id}`, forms.Okta)).status).toBe(404)
      expect((await call('POST', '/Users', person('admin@northwind.example'))).body).toMatchObject({
        status: '400',
        scimType: 'invalidValue',
      })
      expect(
        (await call('POST', '/Groups', { displayName: 'Payers', members: [{ value: other.id }] })).status,
      ).toBe(400)
      const id = await add(call)
      const moved = await patch(call, `/Users/${id}`, {
        op: 'replace',
        path: 'userName',
        value: 'admin@northwind.example',
      })
      expect([moved.status, moved.body['scimType']]).toEqual([400, 'invalidValue'])
    })

    it('sees nothing of the groups of another login', async () => {
      const first = await open()
      const made = await first.call('POST', '/Groups', { displayName: 'Payers' })
      const other = (await placeOf(store, 'admin@northwind.example')).org_id
      const { token } = await placeDirectory(store, other, { domains: ['northwind.example'] })
      const call = callingScim(world.app, token)
      expect((await call('GET', `/Groups/${String(made.body['id'])}`)).status).toBe(404)
      expect((await call('GET', '/Groups')).body).toMatchObject({ totalResults: 0 })
    })

    it('gives nobody a role of the provider, nor an invited person any role', async () => {
      const { call } = await open()
      const viewer = await idOf(call, 'maker@harbor.example')
      const before = await rolesOf(viewer)
      const id = await add(call)
      await call('POST', '/Groups', { displayName: 'Owners', members: [{ value: id }, { value: viewer }] })
      expect(await rolesOf(viewer)).toEqual(before)
      expect((await rolesOf(id)).join()).not.toMatch(/Provider/)
      expect(await rolesOf(id)).not.toEqual([])
    })

    it('renames no invited person, and opens nobody whom an administrator shut out', async () => {
      const { call } = await open()
      const id = await idOf(call, 'maker@harbor.example')
      expect((await call('PUT', `/Users/${id}`, person('evil.person@harbor.example'))).body).toMatchObject({
        scimType: 'mutability',
      })
      await system(sql`update users set status = 'DISABLED' where id = ${id}`)
      expect((await patch(call, `/Users/${id}`, { op: 'replace', path: 'active', value: true })).status).toBe(
        409,
      )
      expect(await system(sql`select status from users where id = ${id}`)).toEqual([{ status: 'DISABLED' }])
      await system(sql`update users set status = 'ACTIVE' where id = ${id}`)
    })

    it('shuts out every administrator but the last', async () => {
      const { call } = await open()
      const administrators = await system(sql<{ id: string }>`select distinct u.id from users u
        join user_roles r on r.org_id = u.org_id and r.user_id = u.id
        where u.org_id = ${orgId} and u.status = 'ACTIVE' and r.role = 'Organization Administrator'`)
      const statuses: number[] = []
      for (const { id } of administrators)
        statuses.push((await patch(call, `/Users/${id}`, forms.Okta)).status)
      expect(statuses.at(-1)).toBe(409)
      for (const { id } of administrators)
        await patch(call, `/Users/${id}`, { op: 'add', value: { active: true } })
    })

    it('lets nobody in whose login lets nobody in without an invitation', async () => {
      const { call } = await open({ provisioning: 'NOBODY' })
      expect((await call('POST', '/Users', person(NEW))).status).toBe(403)
    })
  })
})
