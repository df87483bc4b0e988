import type { Page } from '@playwright/test'
import { enter, handOver, visit } from './entrance.ts'
import { people } from './people.ts'
import { stepPath } from './wizard.ts'
import { expect, test } from './world.ts'

/** As if the page had stood so long. */
const waitOnPage = (page: Page, milliseconds: number) =>
  page.evaluate((now) => {
    for (const animation of document.getAnimations()) {
      // An animation ends by itself where rounding puts its end, and stays there.
      const end = Number(animation.effect?.getComputedTiming().endTime)
      animation.currentTime = Math.min(now, end)
    }
  }, milliseconds)

test.describe('while a script is missing', () => {
  test.use({ allowed: [/ERR_FAILED/] })

  test('the page is not blank, and can be reloaded', async ({ page }) => {
    await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort(), { times: 1 })
    await page.goto('/support')
    await waitOnPage(page, 9_000)
    await expect(page.getByText('Portolan has not come up yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Reload this page' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
  })
})

test('whoever waits for the portal reads that it loads, then what to do, and neither once it stands (NAV-083)', async ({
  page,
}) => {
  const stored = Promise.withResolvers<void>()
  await page.route('**/definitions.json*', async (route) => {
    await stored.promise
    await route.continue()
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/support')
  await expect(page.getByText('Loading the portal')).toBeAttached()
  const [loading, help] = ['Portolan is still loading.', 'Portolan has not come up yet.'].map((text) =>
    page.getByText(text),
  )
  await expect(loading!).toBeHidden()
  await waitOnPage(page, 3_000)
  await expect(loading!).toBeVisible()
  await expect(help!).toBeHidden()
  await waitOnPage(page, 9_000)
  await expect(help!).toBeVisible()
  await expect(loading!).toBeHidden()
  stored.resolve()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('who is signed in sees the frame of the portal before its style sheet, script or definitions are there (TRU-590)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.careful, '/support')
  const [files, answers] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const requested: string[] = []
  await page.route(/\/assets\/|definitions\.json/, async (route) => {
    requested.push(new URL(route.request().url()).pathname)
    await files.promise
    await route.continue()
  })
  await page.route('**/api/**', async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.goto('/approvals', { waitUntil: 'commit' })
  await expect(page.locator('.frame').getByText('Portolan')).toBeVisible()
  expect(requested.some((path) => path.endsWith('.css'))).toBe(true)
  files.resolve()
  await expect(page.getByText('Signing you in')).toBeAttached()
  const isSeen = () => document.elementFromPoint(60, 30)?.closest('.frame') !== null
  expect(await page.evaluate(isSeen)).toBe(true)
  answers.resolve()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.locator('.frame')).toBeHidden()
})

test('the files of the page at an address are requested before the first definitions are there, each once (TRU-590)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.careful, '/support')
  const stored = Promise.withResolvers<void>()
  await page.route('**/definitions.json?part=first', async (route) => {
    await stored.promise
    await route.continue()
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/payments', { waitUntil: 'commit' })
  for (const file of [/part=rest/, /\/table-view-[^/]+\.js/, /\/table-view-[^/]+\.css/])
    await expect.poll(() => requested.filter((url) => file.test(url)).length).toBe(1)
  stored.resolve()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  expect(requested.filter((url) => url.includes('part=rest'))).toHaveLength(1)
})

test('who may only look is told whom to ask, and gets no wizard; without production access no payment can be begun there (PRM-013, PRM-037, PRM-048, PRM-049, PRM-052, NAV-080, NAV-085)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.viewer, stepPath('identity-selection'))
  await expect(page.getByRole('heading', { name: 'Insufficient Permissions' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Organization Administrator')
  await visit(page, '/nowhere/at-all')
  await expect(page.getByRole('heading', { name: 'Page does not exist' })).toBeVisible()
  await page.getByRole('button', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send a payment' })).toHaveCount(0)
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('portolan.environment', 'prod')
  })
  await handOver(page, world, people.traveller, stepPath('identity-selection'))
  await expect(page.getByText('You do not have access to create payments in this environment.')).toBeVisible()
})

test('who may not see payments finds no way to them (NAV-081)', async ({ page, world }) => {
  await enter(page, world, people.userAdministrator)
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Payments' })).toBeHidden()
  await visit(page, '/payments')
  await expect(page.getByRole('heading', { name: 'Insufficient Permissions' })).toBeVisible()
})

test("a payment of nobody and another organisation's payment look the same", async ({ page, world }) => {
  const { db } = world.store
  const foreign = await db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.initiated_by')
    .select('payments.id')
    .where('users.email', '=', people.legacy)
    .executeTakeFirstOrThrow()
  const says: (string | null)[] = []
  await enter(page, world, people.sender, '/support')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const id of [foreign.id, '00000000-0000-4000-8000-000000000000']) {
    const requested = page.waitForResponse((response) => response.url().includes(id))
    await visit(page, `/payments/${id}`)
    await requested
    await expect(page.getByRole('heading', { name: /does not exist/ })).toBeVisible()
    says.push(await page.getByRole('main').textContent())
  }
  expect(says[0]).toBe(says[1])
})
