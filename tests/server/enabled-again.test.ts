import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { callAs, obtainCredential } from './asking-token.ts'
import { letDecide } from './controlling.ts'
import { createTestStore } from './engines.ts'
import { managing, placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const EMAIL = 'admin@northwind.example'
let store: Store
let world: World

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
})

it('opens nothing with what somebody held before they were disabled, when they are enabled again: token, cookie, hosted login, credential (TRU-063)', async () => {
  const person = await signIn(world.app, EMAIL, { isByForm: true })
  const { id, org_id: orgId } = await placeOf(store, EMAIL)
  const other = await signIn(world.app, 'admin2@northwind.example')
  const made = { owner: person, second: other, clients: `/organizations/${orgId}/clients` }
  const client = await obtainCredential(made, { name: 'Ledger', scopes: ['self.read'] })
  const program = await callAs(world.app, client)
  expect((await program('GET', '/environments')).status).toBe(200)

  const people = managing(store, other, orgId)
  await letDecide(person, await people.move({ id }, 'disable'))
  expect((await person.call('GET', '/environments')).status).toBe(403)
  expect((await program('GET', '/environments')).status).toBe(403)
  // No other person may decide it, so it takes effect after the waiting time.
  expect((await people.move({ id }, 'enable')).status).toBe(202)
  await world.pass(3 * 86_400)
  expect(await people.read(id)).toMatchObject({ status: 'ACTIVE' })

  expect((await person.call('GET', '/environments')).status).toBe(401)
  expect((await person.browser.visit('/auth/session')).json()).toEqual({ signedIn: false })
  const again = await person.browser.follow('/auth/login?return_to=/home')
  expect(again.place).toMatch(/^\/sign-in\//)
  expect((await program('GET', '/environments')).status).toBe(401)
  expect((await (await signIn(world.app, EMAIL)).call('GET', '/environments')).status).toBe(200)
})
