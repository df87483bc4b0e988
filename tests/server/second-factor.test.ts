import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import type { Store } from '#server/store/store.ts'
import { hashPassword } from '#server/login/password/password.ts'
import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'
import { codeNow } from './code-now.ts'
import { createTestStore } from './engines.ts'
import { formOf, post, secretOn } from './hosted-form.ts'
import { codeOf, type Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { shippedWorld } from './server.ts'
import { createBrowser, signIn, walkIn, type Browser } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const EMAIL = 'checker@northwind.example'
let store: Store
let world: World
let person: Caller
let path: string

beforeEach(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  person = await signIn(world.app, EMAIL)
  const { org_id: org, id } = await placeOf(store, EMAIL)
  path = `/organizations/${org}/users/${id}/second_factor`
})

const setUp = async () => {
  const { secret } = (await person.call('POST', `${path}/secret`)).body as Answer<'secondFactor.begin'>
  const answer = await person.call('POST', path, { body: { code: await codeNow(store, secret, -1) } })
  return { secret, codes: (answer.body as Answer<'secondFactor.confirm'>).codes }
}

const isIn = async (browser: Browser) =>
  (await browser.visit('/auth/session')).json<{ signedIn: boolean }>().signedIn

/** Gives the password, and then a code. */
const enterWith = async (code: string, browser = createBrowser(world.app)) => {
  const { answer } = await walkIn(browser, EMAIL)
  const form = formOf(answer.body)
  const { answer: end } = await post(browser, form.action, { ticket: form.ticket, code })
  return { isIn: await isIn(browser), status: end.statusCode }
}

it('asks for a code after the password, and lets nobody in with the password alone (TRU-306)', async () => {
  const { secret } = await setUp()
  const browser = createBrowser(world.app)
  const { answer } = await walkIn(browser, EMAIL)
  expect(answer.body).toContain('Enter your code')
  expect(answer.body).toMatch(/<main>\s*<form[^>]*>\s*<p class="mark"><img src="\/mark.svg"/)
  expect(await isIn(browser)).toBe(false)
  expect(await enterWith(await codeNow(store, secret))).toEqual({ isIn: true, status: 303 })
  const { content } = (await person.call('GET', path.replace('second_factor', 'sign_ins')))
    .body as Answer<'sessions.signIns'>
  expect(content[0]).toMatchObject({ outcome: 'SIGNED_IN', method: 'CODE' })
})

it('takes a code once, within its minute, and a recovery code once, of which the person is told (TRU-307, TRU-927)', async () => {
  const { secret, codes } = await setUp()
  expect(new Set(codes).size).toBe(shippedWorld().definitions.limits.recoveryCodes?.is)
  const code = await codeNow(store, secret)
  expect((await enterWith(code)).isIn).toBe(true)
  expect(await enterWith(code)).toEqual({ isIn: false, status: 401 })
  await world.pass(90)
  expect((await enterWith(await codeNow(store, secret, -2))).isIn).toBe(false)
  expect((await enterWith(codes[0]!.toUpperCase().replaceAll('-', ' '))).isIn).toBe(true)
  expect((await enterWith(codes[0]!)).isIn).toBe(false)
  expect((await person.call('GET', path)).body).toMatchObject({ state: 'ON', codesLeft: 9 })
  const written = await asSystem(store, (trx) =>
    trx.selectFrom('outbox').select('facts').where('event_type', '=', 'RECOVERY_CODE_USED').execute(),
  )
  expect(written).toEqual([{ facts: expect.objectContaining({ left: '9' }) }])
  const renewed = await person.call('POST', `${path}/recovery_codes`)
  expect((renewed.body as Answer<'secondFactor.renewCodes'>).codes).not.toContain(codes[1])
  expect((await enterWith(codes[1]!)).isIn).toBe(false)
})

it('tells the person that their recovery codes were made anew, also by mail (TRU-834)', async () => {
  await setUp()
  expect((await person.call('POST', `${path}/recovery_codes`)).status).toBe(200)
  const event = 'RECOVERY_CODES_RENEWED'
  const { rows } = await asSystem(store, (trx) =>
    sql<{ of: string }>`select 'mail' as of from outbox where event_type = ${event}
      union select 'portal' from notifications where event_type = ${event}`.execute(trx),
  )
  expect(rows.map(({ of }) => of).toSorted()).toEqual(['mail', 'portal'])
})

it('slows down who guesses codes, whatever browser they come with, the right one too (TRU-308)', async () => {
  const { secret } = await setUp()
  for (let count = 0; count < 5; count += 1)
    expect(await enterWith(String(count).padStart(6, '9'))).toEqual({ isIn: false, status: 401 })
  expect(await enterWith(await codeNow(store, secret))).toEqual({ isIn: false, status: 429 })
  await world.pass(3600)
  expect((await enterWith(await codeNow(store, secret))).isIn).toBe(true)
})

it('takes no ticket of another sign-in, of somebody else or made up (TRU-308)', async () => {
  const { secret } = await setUp()
  const [one, other] = [createBrowser(world.app), createBrowser(world.app)]
  const form = formOf((await walkIn(one, EMAIL)).answer.body)
  const second = formOf((await walkIn(other, EMAIL)).answer.body)
  const code = await codeNow(store, secret)
  for (const ticket of [form.ticket, 'made up', ''])
    expect((await post(other, second.action, { ticket, code })).place).toMatch(/^\/sign-in\//)
  expect((await post(other, form.action, { ticket: form.ticket, code })).place).toMatch(/^\/sign-in\//)
  const skipped = second.action.replace(/code$/, 'go-on')
  expect((await post(other, skipped, { ticket: second.ticket })).place).toMatch(/^\/sign-in\//)
  expect(await isIn(other)).toBe(false)
})

it('asks for a code as well where a person proves again who they are (TRU-309)', async () => {
  const { secret } = await setUp()
  const prove = async (payload: object) => {
    const answer = await person.browser.visit('/auth/proof', { method: 'POST', payload })
    return [answer.statusCode, answer.json<{ code?: string }>().code]
  }
  const challenge = await person.browser.visit('/auth/proof/challenge', { method: 'POST', payload: {} })
  expect(challenge.json()).toEqual({ isCodeNeeded: true })
  const code = await codeNow(store, secret)
  expect(await prove({ password: DEMO_PASSWORD })).toEqual([403, 'PROOF_CODE_WRONG'])
  expect(await prove({ password: 'wrong', code })).toEqual([403, 'PROOF_WRONG'])
  expect(await prove({ password: DEMO_PASSWORD, code })).toEqual([200, undefined])
  expect(await prove({ password: DEMO_PASSWORD, code })).toEqual([403, 'PROOF_CODE_WRONG'])
})

it('is set up with a right code, by its person alone, and turned off again (TRU-306)', async () => {
  const begun = (await person.call('POST', `${path}/secret`)).body as Answer<'secondFactor.begin'>
  expect(codeOf(await person.call('POST', path, { body: { code: '000000' } }))).toBe('SECOND_FACTOR_CODE')
  expect((await person.call('GET', path)).body).toMatchObject({ state: 'OFF' })
  expect(await isIn((await signIn(world.app, EMAIL, { isByForm: true })).browser)).toBe(true)
  expect(begun.picture).toMatch(/^data:image\/svg\+xml;base64,/)
  const colleague = await signIn(world.app, 'admin@northwind.example')
  for (const [method, place] of [
    ['GET', path],
    ['POST', `${path}/secret`],
    ['POST', `${path}/recovery_codes`],
    ['DELETE', path],
  ] as const)
    expect((await colleague.call(method, place)).status).toBe(404)
  await setUp()
  expect(codeOf(await person.call('POST', `${path}/secret`))).toBe('SECOND_FACTOR_ON')
  expect((await person.call('DELETE', path)).status).toBe(200)
  expect(codeOf(await person.call('DELETE', path))).toBe('SECOND_FACTOR_OFF')
  expect(await isIn((await signIn(world.app, EMAIL, { isByForm: true })).browser)).toBe(true)
})

it('is set up right after the password where the organisation requires it, before anything else (TRU-310)', async () => {
  await asSystem(store, (trx) =>
    trx.updateTable('organisations').set({ is_second_factor_required: true }).execute(),
  )
  const browser = createBrowser(world.app)
  const { answer } = await walkIn(browser, EMAIL)
  expect(await isIn(browser)).toBe(false)
  const form = formOf(answer.body)
  expect(form.action).toMatch(/set-up$/)
  const secret = secretOn(answer.body)
  // Another sign-in with the password shows a secret of its own, never this one.
  const other = (await walkIn(createBrowser(world.app), EMAIL)).answer.body
  expect(secretOn(other)).not.toBe(secret)
  const wrong = await post(browser, form.action, { ticket: form.ticket, code: '000000' })
  expect([wrong.answer.statusCode, await isIn(browser)]).toEqual([401, false])
  expect(secretOn(wrong.answer.body)).toBe(secret)
  await walkIn(createBrowser(world.app), EMAIL)
  const shown = await post(browser, form.action, { ticket: form.ticket, code: await codeNow(store, secret) })
  expect(shown.answer.body.match(/<li><code>/g)).toHaveLength(10)
  expect(await isIn(browser)).toBe(false)
  const done = formOf(shown.answer.body)
  await post(browser, done.action, { ticket: done.ticket })
  expect(await isIn(browser)).toBe(true)
  expect(codeOf(await person.call('DELETE', path))).toBe('SECOND_FACTOR_REQUIRED')
})

it('keeps its secret sealed, and nobody can set up one that was shown to somebody before (TRU-330)', async () => {
  const seen = (await person.call('POST', `${path}/secret`)).body as Answer<'secondFactor.begin'>
  const { secret } = (await person.call('POST', `${path}/secret`)).body as Answer<'secondFactor.begin'>
  const confirm = async (of: string) =>
    (await person.call('POST', path, { body: { code: await codeNow(store, of) } })).status
  expect(await confirm(seen.secret)).toBe(422)
  expect(await confirm(secret)).toBe(200)
  const rows = await asSystem(store, (trx) => trx.selectFrom('second_factors').selectAll().execute())
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(secret)
})

it('takes no code after a password that was changed meanwhile (TRU-308)', async () => {
  const { secret } = await setUp()
  const browser = createBrowser(world.app)
  const form = formOf((await walkIn(browser, EMAIL)).answer.body)
  const { org_id, id: user_id } = await placeOf(store, EMAIL)
  const changed = { org_id, user_id, hash: await hashPassword('the harbor was full of gulls') }
  await asSystem(store, (trx) =>
    trx
      .insertInto('user_passwords')
      .values(changed)
      .onConflict((row) => row.columns(['org_id', 'user_id']).doUpdateSet(changed))
      .execute(),
  )
  await post(browser, form.action, { ticket: form.ticket, code: await codeNow(store, secret) })
  expect(await isIn(browser)).toBe(false)
})
