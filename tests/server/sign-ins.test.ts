import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { codeOf } from './paying.ts'
import { createBrowser, signIn, walkIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const EMAIL = 'checker@northwind.example'
let store: Store
let world: World

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
})

const placeOf = async (person: Awaited<ReturnType<typeof signIn>>) => {
  const { claims } = (await person.browser.visit('/auth/session')).json<{
    claims: { orgId: string; userId: string }
  }>()
  return `/organizations/${claims.orgId}/users/${claims.userId}`
}

interface Live {
  sessionId: string
  isThis: boolean
}

it('shows the own sessions, and ends another one: its next request is refused (NAV-043)', async () => {
  const here = await signIn(world.app, EMAIL)
  const there = await signIn(world.app, EMAIL, { isByForm: true })
  const path = await placeOf(here)
  const list = async () => ((await here.call('GET', `${path}/sessions`)).body as { content: Live[] }).content
  expect((await list()).filter(({ isThis }) => isThis)).toHaveLength(1)
  const other = (await list()).find(({ isThis }) => !isThis)!
  expect((await there.call('GET', '/environments')).status).toBe(200)
  expect((await here.call('DELETE', `${path}/sessions/${other.sessionId}`)).status).toBe(200)
  expect((await there.call('GET', '/environments')).status).toBe(401)
  expect((await there.browser.visit('/auth/session')).json()).toEqual({ signedIn: false })
  const again = await there.browser.follow('/auth/login?return_to=/home')
  expect(again.place).toMatch(/^\/sign-in\//)
  expect((await here.call('GET', '/environments')).status).toBe(200)
  expect((await list()).map(({ isThis }) => isThis)).toEqual([true])
  expect(codeOf(await here.call('DELETE', `${path}/sessions/${other.sessionId}`))).toBe('SESSION_OVER')
})

it('shows nobody the sessions of somebody else, nor ends them', async () => {
  const [person, colleague] = [
    await signIn(world.app, EMAIL),
    await signIn(world.app, 'admin@northwind.example'),
  ]
  const path = await placeOf(person)
  const { content } = (await person.call('GET', `${path}/sessions`)).body as { content: Live[] }
  expect((await colleague.call('GET', `${path}/sessions`)).status).toBe(404)
  expect((await colleague.call('GET', `${path}/sign_ins`)).status).toBe(404)
  const own = await placeOf(colleague)
  expect(codeOf(await colleague.call('DELETE', `${own}/sessions/${content[0]!.sessionId}`))).toBe(
    'SESSION_OVER',
  )
  expect((await person.call('GET', '/environments')).status).toBe(200)
})

it('remembers who came in, who tried with a wrong password, and from where', async () => {
  await walkIn(createBrowser(world.app), EMAIL, 'not the password')
  const person = await signIn(world.app, EMAIL)
  const { body } = await person.call('GET', `${await placeOf(person)}/sign_ins`)
  const { content } = body as { content: { outcome: string; ip: string; browser: string }[] }
  expect(content.slice(0, 2).map(({ outcome }) => outcome)).toEqual(['SIGNED_IN', 'WRONG_PASSWORD'])
  expect(content[0]).toMatchObject({ ip: '127.0.0.1' })
})
