import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import type { Store } from '#server/store/store.ts'
import { letDecide } from './controlling.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { callingScim, placeDirectory } from './scim.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const DAY = 86_400
const PATH = '/provider/identity_providers'
const PERSON = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: 'mapped.person@harbor.example',
  name: { givenName: 'Mapped', familyName: 'Person' },
  active: true,
}

describe('the token of a directory', () => {
  let store: Store
  let world: World
  let first: Caller
  let second: Caller
  let id: string
  const tokens: string[] = []

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    first = await signIn(world.app, 'provider@staff.example')
    second = await signIn(world.app, 'provider2@staff.example')
    const { org_id } = await placeOf(store, 'admin@harbor.example')
    const placed = await placeDirectory(store, org_id)
    id = placed.id
    tokens.push(placed.token)
  })
  const system = <T>(text: ReturnType<typeof sql<T>>) =>
    asSystem(store, async (trx) => (await text.execute(trx)).rows)
  const make = async (validFor: string) => {
    const { body } = await first.call('POST', `${PATH}/${id}/token`, { body: { validFor } })
    const made = body as Answer<'identityProviders.makeToken'>
    tokens.push(made.secret)
    return made
  }
  const statuses = () =>
    Promise.all(tokens.map(async (token) => (await callingScim(world.app, token)('GET', '/Users')).status))
  const read = async () => (await first.call('GET', `${PATH}/${id}`)).body as Answer<'identityProviders.read'>
  const notified = () =>
    system(sql<{
      email: string
    }>`select u.email from notifications n join users u on u.org_id = n.org_id and u.id = n.user_id
      where n.event_type = 'LOGIN_TOKEN_ENDING' and n.environment = 'uat' order by u.email`)

  it('refuses a token without an end, or beyond a year (TRU-552)', async () => {
    for (const body of [{}, { validFor: 'P366D' }])
      expect((await first.call('POST', `${PATH}/${id}/token`, { body })).status).toBe(400)
  })

  it('counts beside the one made after it for a while, two at the most, and ends on its day, which is handed over with it (TRU-552, TRU-573)', async () => {
    const { scimTokenEndsAt } = await make('P30D')
    expect(await statuses()).toEqual([200, 200])
    expect(await read()).toMatchObject({
      scimTokenEndsAt,
      scimEarlierEndsAt: expect.any(String),
    })
    await make('P90D')
    expect(await statuses()).toEqual([401, 200, 200])
    await world.pass(2 * DAY)
    expect(await statuses()).toEqual([401, 401, 200])
    expect(await read()).not.toHaveProperty('scimEarlierEndsAt')
  })

  it('says 30 days before that it ends, once, to those who may make another (TRU-553)', async () => {
    await world.pass(50 * DAY)
    expect(await notified()).toEqual([])
    await world.pass(9 * DAY)
    const people = await notified()
    expect(people).toEqual([{ email: 'provider2@staff.example' }, { email: 'provider@staff.example' }])
    const mails = await system(
      sql<{ email: string }>`select event_type from outbox where event_type = 'LOGIN_TOKEN_ENDING'`,
    )
    expect(mails.length).toBeGreaterThan(0)
    await world.pass(2 * 3600)
    expect(await notified()).toEqual(people)
    await world.pass(40 * DAY)
    expect((await statuses()).at(-1)).toBe(401)
  })

  it('gives the people of a directory the work of a changed mapping at once (TRU-554)', async () => {
    first = await signIn(world.app, 'provider@staff.example')
    second = await signIn(world.app, 'provider2@staff.example')
    await make('P30D')
    const call = callingScim(world.app, tokens.at(-1)!)
    const { body } = await call('POST', '/Users', PERSON)
    await call('POST', '/Groups', { displayName: 'Readers', members: [{ value: body['id'] }] })
    const roles = () => system(sql`select role from user_roles where user_id = ${body['id']}`)
    expect(await roles()).toEqual([])
    const { groups: _, ...login } = await read()
    const names = [
      'name',
      'issuer',
      'openidClient',
      'scopes',
      'domains',
      'emailTrust',
      'subjectClaim',
      'emailClaim',
    ] as const
    const more = [
      'nameClaim',
      'groupsClaim',
      'provisioning',
      'environments',
      'directory',
      'otherSignIn',
    ] as const
    const settings = Object.fromEntries([...names, ...more].map((name) => [name, login[name]]))
    const requested = await first.call('PUT', `${PATH}/${id}`, {
      body: { ...settings, groups: 'Readers = viewer' },
    })
    expect(await roles()).toEqual([])
    await letDecide(second, requested)
    expect(await roles()).not.toEqual([])
  })
})
