import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disablePerson } from '#server/organisations/manage.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { letDecide } from './controlling.ts'
import { managing, placeOf } from './peopling.ts'
import { callingScim, placeDirectory } from './scim.ts'
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
    await asSystem(store, (trx) => disablePerson(trx, 'checker@northwind.example', { by: 'test' }))
    expect((await setActive(id, true)).status).toBe(409)
    expect(await statusOf(id)).toBe('DISABLED')
    await expect(
      asSystem(store, (trx) => disablePerson(trx, 'checker@northwind.example', { by: 'test' })),
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
})
