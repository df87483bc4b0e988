import { expectAccessible } from './axe.ts'
import { enter, visit, workIn } from './entrance.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

test.use({ allowed: [/net::ERR_FAILED|503|could not be fetched/] })

const welcome = { name: /Welcome/ }
/** Lists of every kind of page: with tabs, with quick views, among settings. */
const lists = [
  ['/payments', 'Payments'],
  ['/settings/users', 'Team'],
  ['/payments?tab=batch', 'Payments'],
  ['/reports', 'Reports'],
  ['/collections', 'Collections'],
  ['/stablecoin/transactions', 'Transactions'],
  ['/settings/beneficiaries', 'Beneficiaries'],
  ['/settings/identities', 'Identities'],
  ['/settings/payment-presets', 'Payment presets'],
  ['/settings/activity-logs', 'Activity log'],
] as const
const box = { name: 'Search pages, actions and records' }

test('all pages are one document: going from page to page loads no other; Ctrl-K opens a payment by the beginning of its id, and is accessible (NAV-001)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.careful)
  await expect(page.getByRole('heading', welcome)).toBeVisible()
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments' }).click()
  await expect(page).toHaveURL('/payments')
  await page.getByRole('button', { name: /your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Support' }).click()
  await expect(page.getByRole('heading', { name: 'Toll-free lines' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/payments')

  const first = page.getByRole('main').locator('a[href^="/payments/"]').first()
  const path = (await first.getAttribute('href')) ?? ''
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', box).fill(path.slice('/payments/'.length).slice(0, 13))
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Payment')
  await expectAccessible(page, 'the search')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  expect(documents).toEqual([])
})

test('nothing jumps while the list of payments comes up, nor the home page that was never seen before', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await enter(page, world, people.careful, '/payments')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: number }).shifts)
  expect(await shifts()).toBeLessThan(0.01)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  await expect(page.getByRole('region', { name: 'Payments summary' }).getByText('Completed')).toBeVisible()
  expect(await shifts()).toBeLessThan(0.01)
})

test('the first row of every list stands high on the screen, on a phone below one row of tools (TRU-235)', async ({
  page,
  world,
}) => {
  await workIn(page, 'uat')
  await enter(page, world, 'admin@lumen.example', '/payments')
  const low: string[] = []
  const look = async (path: string, title: string, most: number) => {
    await visit(page, path)
    await expect(page.locator('main h1')).toHaveText(title)
    const row = page.locator('main tbody tr').first()
    await expect(row).toBeVisible()
    const { y = 0 } = (await row.boundingBox()) ?? {}
    if (y > most) low.push(`${path} at ${Math.round(y)}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [path, title] of lists) await look(path, title, 300)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, title] of lists.slice(0, 2)) await look(path, title, 420)
  expect(low).toEqual([])
})

test('a part that is gone, for the portal was built anew, reloads the page once somebody answers, and then it is there (NAV-090)', async ({
  page,
  world,
}) => {
  // Refused from the start, or it may have been fetched ahead by now; what is fetched ahead is not missed.
  const isPart = (url: URL) => url.pathname.startsWith('/assets/palette-')
  await page.route(isPart, (route) => route.fulfill({ status: 404 }))
  await enter(page, world, people.sender)
  await expect(page.getByRole('heading', welcome)).toBeVisible()
  const isPortal = (url: URL) => url.pathname === '/'
  await page.route(isPortal, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/')
  const loads: unknown[] = []
  page.on('load', () => loads.push(page.url()))
  await page.keyboard.press('Control+k')
  await refused
  await expect(page.getByRole('heading', welcome)).toBeVisible()
  expect(loads).toEqual([])
  const reloaded = page.waitForEvent('load')
  await page.unroute(isPart)
  await page.unroute(isPortal)
  await reloaded
  await expect(page.getByRole('heading', welcome)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', box)).toBeFocused()
})
