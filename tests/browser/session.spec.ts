import type { Page } from '@playwright/test'
import { fingerprint } from '#server/secrets/seal.ts'
import { endElsewhere, signInAgain } from './ended.ts'
import { enterAlone } from './entrance.ts'
import { people } from './people.ts'
import { askForQuote, chooseBeneficiary, sent, step, stepPath, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

/** The token the next call of the page carries. */
async function tokenOf(page: Page): Promise<string> {
  const call = page.waitForRequest((request) => request.url().includes('/api/v1/'))
  await page.reload()
  return (await call).headers().authorization ?? ''
}

test('after logging out the session is over, for the token too (NAV-006, NAV-007)', async ({ page }) => {
  await enterAlone(page, people.sender)
  const authorization = await tokenOf(page)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await page.getByRole('button', { name: /your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await expect(page).toHaveURL('/logout/callback')
  const answer = await page.request.get('/api/v1/environments', { headers: { authorization } })
  expect(answer.status()).toBe(401)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a session that ended elsewhere leads to sign-in with the next call, and the draft is there afterwards', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await enterAlone(page, people.sender, stepPath('beneficiary-table'))
  await chooseBeneficiary(page, 'Elbe Logistik')
  await askForQuote(page, '150.00')
  await page.getByLabel('Internal ID').fill(internalId)
  await endElsewhere(page, world)
  await sent(page).fill('175.00')
  await signInAgain(page, people.sender)
  await expect(step(page, 'Payment details')).toBeVisible()
  await expect(page.getByLabel('Internal ID')).toHaveValue(internalId)
  await expect(sent(page)).toHaveValue('175.00')
})

/** Sends the message of another tab that has extended the session. */
async function emitFromOtherTab(other: Page): Promise<void> {
  await other.evaluate(() => localStorage.setItem('portolan.session-extended', String(Math.random())))
}

test('a session about to end is announced and kept by one key, with what was entered', async ({
  page,
  world,
}) => {
  await enterAlone(page, people.sender, stepPath('beneficiary-table'))
  await chooseBeneficiary(page, 'Elbe Logistik')
  await askForQuote(page, '150.00')
  const here = page.url()
  const other = await page.context().newPage()
  await other.goto('/login')
  const requested = page.waitForResponse(/auth\/session/)
  await emitFromOtherTab(other)
  await requested
  const { value = '' } = (await page.context().cookies()).find(({ name }) => name === 'portolan') ?? {}
  const own = world.store.db.updateTable('sessions').where('id_hash', '=', fingerprint(value))
  await own.set({ idle_expires_at: new Date(Date.now() + 120_000) }).execute()
  await emitFromOtherTab(other)
  const ending = page.getByRole('region', { name: 'Your session is about to end' })
  await expect(ending).toContainText('Press any key to stay signed in.')
  await ending.getByRole('button', { name: 'Stay signed in' }).press('Enter')
  await expect(ending).toBeHidden()
  await expect(page).toHaveURL(here)
  await expect(sent(page)).toHaveValue('150.00')
  const left = world.store.db.selectFrom('sessions').where('id_hash', '=', fingerprint(value))
  const { idle_expires_at: end } = await left.select('idle_expires_at').executeTakeFirstOrThrow()
  expect(end.getTime() - Date.now()).toBeGreaterThan(20 * 60_000)
})
