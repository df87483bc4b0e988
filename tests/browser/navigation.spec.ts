import { join } from 'node:path'
import type { Page } from '#definition/generated/page.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { expectAccessible } from './axe.ts'
import { enter, handOver, visit, workIn } from './entrance.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

test.use({ allowed: [/net::ERR_FAILED|503|could not be fetched/] })

const welcome = { name: /Welcome/ }
/** Pages with a list of their own, and the people who can see all of them. */
const lists = readDefinitions(join(definitionsRoot, 'pages'))
  .flatMap(({ path, text }) => (path.endsWith('.page.json') ? [JSON.parse(text ?? '{}') as Page] : []))
  .filter(({ path, over, flow, table, tabs }) => !path.includes('{') && !over && !flow && (table || tabs))
const listers = ['admin@lumen.example', 'admin@cordillera.example']
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

test('the first row of every list stands high on the screen, on a phone below one row of tools (TRU-235, TRU-380)', async ({
  page,
  world,
}) => {
  test.slow()
  await workIn(page, 'uat')
  const low: string[] = []
  const seen = new Set<string>()
  const look = async ({ path, id }: Page, most: number) => {
    await visit(page, path)
    // A person without this page is redirected or sees a message; another person covers the page.
    const row = page.locator('main :is(tbody tr, .ptl-row-card)').first()
    const instead = page.locator('main .ptl-empty').first()
    await expect(page.locator('main').locator('h1').first()).toBeVisible()
    await expect(row.or(instead).first()).toBeVisible()
    // Grey rows may stand there until it is known that there are none.
    await expect(page.locator('main .ptl-skeleton')).toHaveCount(0)
    if (!(await row.isVisible()) || new URL(page.url()).pathname !== path) return
    seen.add(id)
    const { y = 0 } = (await row.boundingBox()) ?? {}
    if (y > most) low.push(`${path} at ${Math.round(y)}`)
  }
  for (const person of listers) {
    await handOver(page, world, person, '/payments')
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const list of lists) await look(list, 300)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const list of lists.filter(({ id }) => id === 'payments' || id === 'users')) await look(list, 420)
  expect(low).toEqual([])
  expect(seen.size).toBeGreaterThan(lists.length / 2)
})

test('a part that is gone, for the portal was built anew, reloads the page once somebody answers, and then it is there (NAV-090)', async ({
  page,
  world,
}) => {
  // The file is missing from the start: later it could already be preloaded.
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
