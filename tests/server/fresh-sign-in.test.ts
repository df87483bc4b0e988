import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'
import type { Store } from '#server/store/store.ts'
import { fresh } from '../specification/calls/fresh.ts'
import { words } from '../specification/table.ts'
import { approve, hold, type PendingPayment } from './approving.ts'
import { callAs, obtainCredential } from './asking-token.ts'
import { createTestStore } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

/** Of the world of tests, where nothing else may run into it. */
const LIMIT = 86_400
let store: Store
let world: World
let person: Caller
let stored: PendingPayment

/** Makes every proof so many seconds old. */
const age = (seconds: number) =>
  asSystem(store, (trx) =>
    sql`update sessions set proven_at = now() - make_interval(secs => ${seconds}::int)`.execute(trx),
  )

const prove = async (by: Caller, password: string, headers: Record<string, string> = {}) => {
  const answer = await by.browser.visit('/auth/proof', { method: 'POST', headers, payload: { password } })
  return [answer.statusCode, answer.json<{ code?: string }>().code]
}

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  stored = await hold(await signIn(world.app, 'maker@northwind.example'), 'Taller Azul')
  person = await signIn(world.app, 'checker@northwind.example')
})

it('asks who decides on money for a fresh proof after so long, does nothing before, and goes on after the password (TRU-065)', async () => {
  const state = () =>
    asSystem(store, (trx) =>
      trx
        .selectFrom('approvals')
        .select('status')
        .where('id', '=', stored.approvalId)
        .executeTakeFirstOrThrow(),
    )
  await age(LIMIT + 1)
  const requested = await approve(person, stored)
  expect([requested.status, codeOf(requested)]).toEqual([401, 'SIGN_IN_AGAIN'])
  expect(requested.headers['www-authenticate']).toBe(
    `Bearer error="insufficient_user_authentication", error_description="A fresh sign-in is required", max_age="${LIMIT}"`,
  )
  expect(await state()).toEqual({ status: 'pending' })
  expect((await person.call('GET', '/environments')).status).toBe(200)

  expect(await prove(person, 'not the password')).toEqual([403, 'PROOF_WRONG'])
  expect((await approve(person, stored)).status).toBe(401)
  expect((await prove(person, DEMO_PASSWORD, { 'sec-fetch-site': 'cross-site' }))[0]).toBe(403)
  expect(await prove(person, DEMO_PASSWORD)).toEqual([200, undefined])
  expect((await approve(person, stored)).status).toBe(200)
  expect(await state()).toEqual({ status: 'approved' })
})

it('slows down who guesses the password of a session, the right one too (TRU-064, TRU-065)', async () => {
  const other = await signIn(world.app, 'checker@northwind.example')
  for (let count = 0; count < 5; count += 1)
    expect(await prove(other, `wrong ${count}`)).toEqual([403, 'PROOF_WRONG'])
  expect((await prove(other, DEMO_PASSWORD))[0]).toBe(429)
  await world.pass(3600)
  expect((await prove(other, DEMO_PASSWORD))[0]).toBe(200)
})

it('asks for it at every call that decides on money, credentials or controls, and where nobody knows when the last proof was (TRU-065)', async () => {
  const admin = await signIn(world.app, 'admin@northwind.example')
  const staff = await signIn(world.app, 'provider@staff.example')
  const { claims } = (await admin.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>()
  const { calls } = shippedWorld().definitions
  const named = fresh.flatMap(({ calls: ids }) => words(ids))
  const answers = async () => {
    const found = []
    for (const id of named) {
      const call = calls.find((one) => one.id === id)!
      const path = call.path.replace('{id}', claims.orgId).replaceAll(/\{\w+\}/g, randomUUID())
      const by = call.permission?.startsWith('provider.') ? staff : admin
      const answer = await by.call(call.method, path, { body: {}, key: randomUUID() })
      found.push(codeOf(answer))
    }
    return found
  }
  await age(LIMIT - 10)
  expect(await answers()).not.toContain('SIGN_IN_AGAIN')
  await asSystem(store, (trx) => trx.updateTable('sessions').set({ proven_at: null }).execute())
  expect(await answers()).toEqual(named.map(() => 'SIGN_IN_AGAIN'))
})

it('asks no API credential for a proof: it has none to give (TRU-065)', async () => {
  const admin = await signIn(world.app, 'admin@northwind.example')
  const { claims } = (await admin.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>()
  const body = { name: 'Books', scopes: ['payments.authorize'] }
  const second = await signIn(world.app, 'admin2@northwind.example')
  const made = { owner: admin, second, clients: `/organizations/${claims.orgId}/clients` }
  const call = await callAs(world.app, await obtainCredential(made, body))
  const answer = await call('POST', `/payments/${randomUUID()}/approve`, {}, randomUUID())
  expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
})
