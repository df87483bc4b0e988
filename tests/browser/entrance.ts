import { expect, type BrowserContext, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'
import type { Store } from '#server/store/store.ts'

export type StoredCookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Store of the sessions that people already have. */
interface Keeper {
  readonly cookies: Map<string, StoredCookies>
  readonly store: Pick<Store, 'db'>
}

/** Fills the form of the hosted login, as a person does. */
export async function giveCredentials(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in through the hosted login, without a page. */
async function admit(page: Page, email: string): Promise<void> {
  const { request } = page.context()
  const form = await request.get('/auth/login?return_to=/home')
  const answer = await request.post(form.url(), { form: { email, password: DEMO_PASSWORD } })
  expect(answer.url(), `${email} is let in`).toContain('/login/callback?return_to=')
}

/** Signs in with a separate session, which can end without an effect on other tests. */
export async function enterAlone(page: Page, email: string, path = '/home'): Promise<void> {
  await admit(page, email)
  await page.goto(path)
}

/**
 * Opens a page as this person and reuses their session, if there is one. Only tests of the login sign in by the form.
 */
export async function enter(page: Page, world: Keeper, email: string, path = '/home'): Promise<void> {
  const existing = world.cookies.get(email)
  if (!existing) {
    await admit(page, email)
    world.cookies.set(email, await page.context().cookies())
  } else {
    await page.context().addCookies(existing)
    // The session counts as freshly proven, however long the tests before took.
    await world.store.db.updateTable('sessions').set({ proven_at: new Date() }).execute()
  }
  await page.goto(path)
}

/**
 * Goes on to another address as a link of the portal does: the page stays, which costs a fifth of loading it again.
 * Resolves once the page there is drawn; until then the one before stands on the screen.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    const state = { usr: null, key: Math.random().toString(36).slice(2), idx: idx + 1 }
    const isDrawn = new Promise<void>((resolve) => {
      const changes = new MutationObserver(() => resolve(changes.disconnect()))
      changes.observe(document.documentElement, { attributeFilter: ['data-navigation'] })
    })
    history.pushState(state, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state }))
    return isDrawn
  }, path)
}

/** Signs another person in with the same browser, which has already loaded the portal. */
export async function handOver(page: Page, world: Keeper, email: string, path = '/home'): Promise<void> {
  await page.context().clearCookies()
  await enter(page, world, email, path)
}

/** Sets the environment that the switcher would remember. */
export async function workIn(page: Page, environment: string): Promise<void> {
  await page.addInitScript((code) => {
    if (!location.protocol.startsWith('http')) return
    if (localStorage.getItem('portolan.environment') === null)
      localStorage.setItem('portolan.environment', code)
  }, environment)
}
