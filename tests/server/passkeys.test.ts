import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import type { Store } from '#server/store/store.ts'
import { createBrake } from '#server/login/sign-in/brake.ts'
import { createPasswordLink } from '#server/users/password/password-token.ts'
import { createAuthenticator, type Authenticator, type Misdeeds } from './authenticator.ts'
import { createTestStore } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { shippedDefinitions } from './shipped.ts'
import { createBrowser, signIn, walkIn, type Browser } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const EMAIL = 'checker@northwind.example'
let store: Store
let world: World

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
})

const pathOf = async (email: string) => {
  const { org_id, id } = await placeOf(store, email)
  return `/organizations/${org_id}/users/${id}/passkeys`
}

const begin = async (person: Caller, path: string) =>
  ((await person.call('POST', `${path}/challenge`)).body as Answer<'passkeys.begin'>).options

const add = async (person: Caller, email = EMAIL, key = createAuthenticator(), misdeeds: Misdeeds = {}) => {
  const path = await pathOf(email)
  const body = { ...key.make(await begin(person, path), misdeeds), name: 'Test key' }
  return { key, path, body, answer: await person.call('POST', path, { body }) }
}

const enter = async (browser: Browser) => (await browser.follow('/auth/login?return_to=/home')).place

const challengeAt = async (browser: Browser, place: string) =>
  (await browser.visit(`${place}/challenge`, { method: 'POST' })).json<{ challenge: string }>()

const send = (browser: Browser, place: string, used: unknown) =>
  browser.follow(`${place}/passkey`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ passkey: JSON.stringify(used) }).toString(),
  })

/** Tries to sign in with a passkey, by default in a new browser. */
const tryWith = async (
  key: Authenticator,
  misdeeds: Misdeeds = {},
  browser: Browser = createBrowser(world.app),
) => {
  const place = await enter(browser)
  const { answer, place: end } = await send(
    browser,
    place,
    key.use(await challengeAt(browser, place), misdeeds),
  )
  const isIn = (await browser.visit('/auth/session')).json<{ signedIn: boolean }>().signedIn
  return { isIn, status: answer.statusCode, end, browser }
}

const setStatus = (status: 'ACTIVE' | 'DISABLED' | 'DELETED', email = EMAIL) =>
  asSystem(store, (trx) => trx.updateTable('users').set({ status }).where('email', '=', email).execute())

it('signs its person in without a name or a password, says so in their history, and is known by when it was used last (TRU-300)', async () => {
  const person = await signIn(world.app, EMAIL)
  const { key, path, answer } = await add(person)
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ name: 'Test key' })])
  const { isIn, browser } = await tryWith(key)
  expect(isIn).toBe(true)
  const { claims } = (await browser.visit('/auth/session')).json<{ claims: { userId: string } }>()
  expect(path).toContain(claims.userId)
  const signIns = await person.call('GET', path.replace('passkeys', 'sign_ins'))
  expect((signIns.body as Answer<'sessions.signIns'>).content[0]).toMatchObject({
    outcome: 'SIGNED_IN',
    method: 'PASSKEY',
  })
  const { content } = (await person.call('GET', path)).body as Answer<'passkeys.list'>
  expect(content[0]!.lastUsedAt).toBeDefined()
})

it('opens nothing with an answer that was given before, elsewhere, without its person, for somebody else or by a copy (TRU-301)', async () => {
  const person = await signIn(world.app, EMAIL)
  const { key } = await add(person)
  const stranger = createAuthenticator()
  const wrongs: [Authenticator, Misdeeds][] = [
    [key, { origin: 'https://elsewhere.example' }],
    [key, { rpId: 'elsewhere.example' }],
    [key, { isVerified: false }],
    [key, { challenge: 'bWFkZSB1cA' }],
    [key, { userHandle: Buffer.from('somebody else').toString('base64url') }],
    [stranger, {}],
  ]
  for (const [authenticator, misdeeds] of wrongs) {
    const { isIn, status } = await tryWith(authenticator, misdeeds)
    expect([misdeeds, isIn, status]).toEqual([misdeeds, false, 401])
  }
  expect((await tryWith(key, { counter: 50 })).isIn).toBe(true)
  expect((await tryWith(key, { counter: 50 })).isIn).toBe(false)
  expect((await tryWith(key, { counter: 7 })).isIn).toBe(false)
  expect((await tryWith(key, { counter: 51 })).isIn).toBe(true)

  const browser = createBrowser(world.app)
  const place = await enter(browser)
  const used = key.use(await challengeAt(browser, place), { counter: 60 })
  const other = createBrowser(world.app)
  expect((await send(other, await enter(other), used)).answer.statusCode).toBe(401)
  expect((await send(browser, place, used)).place).toMatch(/^\/login\/callback/)
  await browser.visit('/auth/logout', { method: 'POST' })
  expect((await send(browser, await enter(browser), used)).answer.statusCode).toBe(401)
})

it('asks for an answer within minutes, and once (TRU-301)', async () => {
  const person = await signIn(world.app, EMAIL)
  const { key } = await add(person)
  const browser = createBrowser(world.app)
  const place = await enter(browser)
  const late = await challengeAt(browser, place)
  await world.pass(301)
  expect((await send(browser, place, key.use(late))).answer.statusCode).toBe(401)
  expect((await send(browser, place, { id: 'x' })).answer.statusCode).toBe(401)
  expect((await send(browser, place, 'nothing')).answer.statusCode).toBe(401)

  const path = await pathOf(EMAIL)
  const options = await begin(person, path)
  await world.pass(301)
  const made = await person.call('POST', path, { body: createAuthenticator().make(options) })
  expect([made.status, codeOf(made)]).toEqual([422, 'PASSKEY_REFUSED'])
  const again = await add(person)
  expect(again.answer.status).toBe(200)
  expect(codeOf(await person.call('POST', path, { body: again.body }))).toBe('PASSKEY_REFUSED')
})

it('is not kept out by wrong tries of others at its address in a browser that it signed in with before, and in that one only (TRU-935)', async () => {
  const person = await signIn(world.app, EMAIL)
  const { key } = await add(person)
  const usedBefore = createBrowser(world.app)
  expect((await tryWith(key, {}, usedBefore)).isIn).toBe(true)
  const brake = createBrake(shippedDefinitions())
  const { is: most } = shippedDefinitions().limits.signInTriesOfAddress!
  await asSystem(store, async (trx) => {
    for (let tries = 0; tries < Number(most); tries += 1) await brake.countAddress(trx, '127.0.0.1')
  })
  await usedBefore.visit('/auth/logout', { method: 'POST' })
  const elsewhere = await tryWith(key)
  expect([elsewhere.isIn, elsewhere.status]).toEqual([false, 429])
  expect((await tryWith(key, {}, usedBefore)).isIn).toBe(true)
  await usedBefore.visit('/auth/logout', { method: 'POST' })
  expect((await walkIn(usedBefore, EMAIL)).place).toMatch(/^\/login\/callback/)
  await asSystem(store, (trx) => trx.deleteFrom('sign_in_brakes').execute())
})

it('lets nobody in who is disabled or deleted, nor with a passkey that was removed (TRU-302)', async () => {
  const person = await signIn(world.app, EMAIL)
  const { key, path, answer } = await add(person)
  for (const status of ['DISABLED', 'DELETED'] as const) {
    await setStatus(status)
    expect((await tryWith(key)).isIn).toBe(false)
  }
  await setStatus('ACTIVE')
  expect((await tryWith(key)).isIn).toBe(true)
  const { passkeyId } = answer.body as Answer<'passkeys.add'>
  const again = await signIn(world.app, EMAIL)
  expect((await again.call('DELETE', `${path}/${passkeyId}`)).status).toBe(200)
  expect((await tryWith(key)).isIn).toBe(false)
})

it('is added only with a verified person, on this site, by its person; nobody else sees, renames or removes it (TRU-300)', async () => {
  const person = await signIn(world.app, EMAIL)
  for (const misdeeds of [
    { isVerified: false },
    { origin: 'https://elsewhere.example' },
    { rpId: 'elsewhere.example' },
    { challenge: 'bWFkZSB1cA' },
  ])
    expect(codeOf((await add(person, EMAIL, createAuthenticator(), misdeeds)).answer)).toBe('PASSKEY_REFUSED')
  const { path, answer, key } = await add(person)
  const { passkeyId } = answer.body as Answer<'passkeys.add'>

  const colleague = await signIn(world.app, 'admin@northwind.example')
  const theirs = await pathOf('admin@northwind.example')
  for (const place of [path, theirs]) {
    const one = `${place}/${passkeyId}`
    expect((await colleague.call('GET', one)).status).toBe(404)
    expect((await colleague.call('PUT', one, { body: { name: 'Mine' } })).status).toBe(404)
    expect((await colleague.call('DELETE', one)).status).toBe(404)
  }
  expect((await colleague.call('GET', path)).status).toBe(404)
  expect((await colleague.call('POST', `${path}/challenge`)).status).toBe(404)
  // A challenge belongs to the session that began it, and a credential to one person of all organisations.
  const begun = await begin(person, path)
  const body = createAuthenticator().make(begun)
  expect(codeOf(await colleague.call('POST', theirs, { body }))).toBe('PASSKEY_REFUSED')
  const stranger = await signIn(world.app, 'maker@lumen.example')
  expect(codeOf((await add(stranger, 'maker@lumen.example', key)).answer)).toBe('PASSKEY_REFUSED')
  expect((await person.call('PUT', `${path}/${passkeyId}`, { body: { name: 'Office' } })).body).toMatchObject(
    {
      name: 'Office',
    },
  )
})

it('stands in the trail and is told to its person when it is added or removed (TRU-303)', async () => {
  const person = await signIn(world.app, EMAIL)
  const { path, answer } = await add(person)
  const { passkeyId } = answer.body as Answer<'passkeys.add'>
  await person.call('DELETE', `${path}/${passkeyId}`)
  const acts = await asSystem(store, (trx) =>
    trx.selectFrom('audit_trail').select('action').where('object_id', '=', passkeyId).orderBy('at').execute(),
  )
  expect(acts.map(({ action }) => action)).toEqual(['passkey.add', 'passkey.remove'])
  const events = await asSystem(store, (trx) =>
    trx
      .selectFrom('outbox')
      .select(['event_type', 'people'])
      .where('event_type', 'like', 'PASSKEY%')
      .execute(),
  )
  expect(new Set(events.map(({ event_type: type }) => type))).toEqual(
    new Set(['PASSKEY_ADDED', 'PASSKEY_REMOVED']),
  )
})

it('proves again who is there, but that of somebody else does not, nor one answer twice (TRU-304)', async () => {
  const person = await signIn(world.app, EMAIL)
  const { key } = await add(person)
  const challenge = async () =>
    (await person.browser.visit('/auth/proof/challenge', { method: 'POST', payload: {} })).json<{
      passkey: { challenge: string }
    }>().passkey
  const prove = async (passkey: unknown) => {
    const answer = await person.browser.visit('/auth/proof', { method: 'POST', payload: { passkey } })
    return [answer.statusCode, answer.json<{ code?: string }>().code]
  }
  const colleague = await signIn(world.app, 'admin@northwind.example')
  const { key: theirs } = await add(colleague, 'admin@northwind.example')
  expect(await prove(theirs.use(await challenge()))).toEqual([403, 'PROOF_PASSKEY_WRONG'])
  expect(await prove({ id: key.id })).toEqual([403, 'PROOF_PASSKEY_WRONG'])
  const used = key.use(await challenge())
  expect(await prove(used)).toEqual([200, undefined])
  expect(await prove(used)).toEqual([403, 'PROOF_PASSKEY_WRONG'])
})

it('still signs its person in after a new password, which says so; whoever was in is signed out (TRU-830)', async () => {
  const email = 'maker@northwind.example'
  const person = await signIn(world.app, email)
  const { key } = await add(person, email)
  await add(person, email)
  const { org_id: orgId, id: userId } = await placeOf(store, email)
  const choose = async () => {
    const token = await asSystem(store, (trx) => createPasswordLink(trx, { orgId, userId }, 'test', 72))
    const password = 'nine quiet bridges hum'
    const { place, answer } = await createBrowser(world.app).follow(`/password/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ password, again: password }).toString(),
    })
    return { place, body: answer.body }
  }
  expect(await choose()).toEqual({
    place: '/password/saved?passkeys=2',
    body: expect.stringContaining('2 passkeys still sign you in without the password.'),
  })
  expect((await person.call('GET', await pathOf(email))).status).toBe(401)
  expect((await tryWith(key)).isIn).toBe(true)
  await asSystem(store, (trx) => trx.deleteFrom('passkeys').where('user_id', '=', userId).execute())
  const none = await choose()
  expect([none.place, none.body.includes('passkey')]).toEqual(['/password/saved', false])
})
