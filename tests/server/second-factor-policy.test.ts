import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import type { Store } from '#server/store/store.ts'
import { codeNow } from './code-now.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const EMAIL = 'checker@northwind.example'
let store: Store
let world: World
let admin: Caller
let second: Awaited<ReturnType<typeof signIn>>
let organisation: string

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  admin = await signIn(world.app, 'admin@northwind.example')
  second = await signIn(world.app, 'admin2@northwind.example')
  organisation = `/organizations/${(await placeOf(store, EMAIL)).org_id}`
})

const save = (policy: string, by = admin) =>
  by.call('PUT', `${organisation}/second_factor_policy`, { body: { policy } })

const read = async () =>
  (
    (await admin.call('GET', `${organisation}/second_factor_policy`))
      .body as Answer<'secondFactorPolicy.read'>
  ).policy

const factorOf = async (email: string) => {
  const { org_id: org, id } = await placeOf(store, email)
  return `/organizations/${org}/users/${id}/second_factor`
}

const setUp = async (person: Caller, email: string) => {
  const path = await factorOf(email)
  const { secret } = (await person.call('POST', `${path}/secret`)).body as Answer<'secondFactor.begin'>
  await person.call('POST', path, { body: { code: await codeNow(store, secret) } })
  return path
}

it('is required by one administrator at once, and made optional by two (TRU-311)', async () => {
  const person = await signIn(world.app, EMAIL)
  expect((await save('REQUIRED', person)).status).toBe(403)
  await setUp(second, 'admin2@northwind.example')
  expect((await save('REQUIRED')).status).toBe(200)
  expect(await read()).toBe('REQUIRED')
  const requested = await save('OPTIONAL')
  expect([requested.status, await read()]).toEqual([202, 'REQUIRED'])
  const { id } = requested.body as { id: string }
  expect((await admin.call('POST', `/control_changes/${id}/approve`, { body: {} })).status).not.toBe(200)
  const approved = await second.call('POST', `/control_changes/${id}/approve`, { body: {} })
  expect([approved.status, await read()]).toEqual([200, 'OPTIONAL'])
})

it('ends the sessions of whoever has none when it is required, and lets no browser back in without one (TRU-331)', async () => {
  const person = await signIn(world.app, EMAIL, { isByForm: true })
  const stranger = await signIn(world.app, 'maker@lumen.example')
  const isIn = async ({ browser }: typeof person) =>
    (await browser.visit('/auth/session')).json<{ signedIn: boolean }>().signedIn
  expect((await save('REQUIRED')).status).toBe(200)
  expect([await isIn(person), await isIn(second), await isIn(stranger)]).toEqual([false, true, true])
  expect(await read()).toBe('REQUIRED')
  expect((await person.browser.follow('/auth/login')).place).toMatch(/^\/sign-in\//)
  await asSystem(store, (trx) =>
    trx.updateTable('organisations').set({ is_second_factor_required: false }).execute(),
  )
})

it('is reset for a person by two administrators; their sessions end, their passkeys go, and they are told (TRU-312, TRU-627)', async () => {
  const person = await signIn(world.app, EMAIL)
  const { id, org_id } = await placeOf(store, EMAIL)
  const passkey = {
    org_id,
    user_id: id,
    credential_id: 'of a lost phone',
    public_key: '',
    counter: '0',
    transports: [],
    is_backed_up: false,
    name: 'Phone',
    last_used_at: null,
  }
  await asSystem(store, (trx) => trx.insertInto('passkeys').values(passkey).execute())
  const path = await setUp(person, EMAIL)
  const requested = await admin.call('POST', `${path}/reset`)
  expect(requested.status).toBe(202)
  expect((await person.call('GET', path)).body).toMatchObject({ state: 'ON' })
  const change = (requested.body as { id: string }).id
  const approved = await second.call('POST', `/control_changes/${change}/approve`, { body: {} })
  expect(approved.body).toMatchObject({ state: 'done' })
  expect((await person.call('GET', path)).status).toBe(401)
  const again = await signIn(world.app, EMAIL)
  expect((await again.call('GET', path)).body).toMatchObject({ state: 'OFF', codesLeft: 0 })
  const events = await asSystem(store, (trx) =>
    trx.selectFrom('outbox').select('people').where('event_type', '=', 'SECOND_FACTOR_OFF').execute(),
  )
  expect(events).toEqual([{ people: [id] }])
  const left = await asSystem(store, (trx) =>
    trx.selectFrom('passkeys').select('name').where('user_id', '=', id).execute(),
  )
  expect(left).toEqual([])
})
