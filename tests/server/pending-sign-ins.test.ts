import { beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'
import type { Store } from '#server/store/store.ts'
import { createPasswordLink } from '#server/users/password/password-token.ts'
import { createTestStore } from './engines.ts'
import { placeOf } from './peopling.ts'
import { createBrowser, signIn, type Browser } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const MAKER = 'maker@northwind.example'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let store: Store
let world: World

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
})

const formOf = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  headers: FORM,
  payload: new URLSearchParams(fields).toString(),
})

/** Proves a person to the login, and goes no further than the address it answers with. */
const prove = async (browser: Browser, password: string): Promise<string> => {
  const form = await browser.follow('/auth/login?return_to=/home')
  const answer = await browser.visit(form.place, formOf({ email: MAKER, password }))
  expect(answer.statusCode).toBe(303)
  return String(answer.headers.location)
}

/** Goes on until the portal would take its code. */
const obtainCode = async (browser: Browser, password: string): Promise<string> => {
  let place = await prove(browser, password)
  for (let hops = 0; hops < 6 && !place.includes('/auth/callback'); hops += 1)
    place = String((await browser.visit(place)).headers.location)
  expect(place).toContain('/auth/callback?code=')
  return place
}

const isIn = async (browser: Browser): Promise<boolean> =>
  (await browser.visit('/auth/session')).json<{ signedIn: boolean }>().signedIn

/** Unfinished sign-ins of somebody who knows the password, each with the step that completes it. */
const PENDING: [
  name: string,
  hold: (browser: Browser, password: string) => Promise<() => Promise<unknown>>,
][] = [
  [
    'a proof that was not followed',
    async (browser, password) => {
      const place = await prove(browser, password)
      return () => browser.follow(place)
    },
  ],
  [
    'a code that was not exchanged',
    async (browser, password) => {
      const place = await obtainCode(browser, password)
      return () => browser.follow(place)
    },
  ],
  [
    'a browser that the login still recognizes',
    async (browser, password) => {
      await obtainCode(browser, password)
      return () => browser.follow('/auth/login?return_to=/home')
    },
  ],
]

let password = DEMO_PASSWORD
const setPassword = async (next: string) => {
  const { org_id: orgId, id: userId } = await placeOf(store, MAKER)
  const token = await asSystem(store, (trx) => createPasswordLink(trx, { orgId, userId }, 'test', 72))
  const answer = await createBrowser(world.app).visit(
    `/password/${token}`,
    formOf({ password: next, again: next }),
  )
  expect(answer.statusCode).toBe(303)
  password = next
}

it.each(PENDING)('opens a session with %s, as long as nothing changes (TRU-712)', async (_, hold) => {
  const browser = createBrowser(world.app)
  const goOn = await hold(browser, password)
  await goOn()
  expect(await isIn(browser)).toBe(true)
})

it.each(PENDING)(
  'opens no session with %s once the password is another one (TRU-712)',
  async (name, hold) => {
    const browser = createBrowser(world.app)
    const goOn = await hold(browser, password)
    await setPassword(`seven green ladders sing ${name}`)
    await goOn()
    expect(await isIn(browser)).toBe(false)
  },
)

it.each(PENDING)('opens no session with %s once a second factor is required (TRU-712)', async (_, hold) => {
  const admin = await signIn(world.app, 'admin@northwind.example')
  const { org_id: orgId } = await placeOf(store, MAKER)
  const makeOptional = () =>
    asSystem(store, (trx) =>
      trx
        .updateTable('organisations')
        .set({ is_second_factor_required: false })
        .where('id', '=', orgId)
        .execute(),
    )
  const browser = createBrowser(world.app)
  const goOn = await hold(browser, password)
  const saved = await admin.call('PUT', `/organizations/${orgId}/second_factor_policy`, {
    body: { policy: 'REQUIRED' },
    key: crypto.randomUUID(),
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await goOn()
  const hasEntered = await isIn(browser)
  await makeOptional()
  expect(hasEntered).toBe(false)
})
