import type { Page } from '@playwright/test'
import { paymentsOf } from './books.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { next, reachReview, resultPage, stepPath, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

test.use({ allowed: [/ERR_FAILED|ERR_CONNECTION_REFUSED|could not be fetched/] })

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

/**
 * Returns a function that tells whether the page was reloaded since. The page is in use, so a reload would lose work.
 */
async function watchReload(page: Page): Promise<() => Promise<boolean>> {
  // Hovering over a link preloads its page before the press proves that a person is active, so the test clicks first.
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  return () => page.evaluate(() => !('isSamePage' in window))
}

/** This build was reloaded once already, so that it is not again. */
const reloadedBefore = (page: Page) =>
  page.evaluate(() => {
    const build = document.querySelector('script[type="module"][src]')?.getAttribute('src')
    sessionStorage.setItem('portolan.reloaded-for', build ?? '')
  })

test('a list whose schemas did not come is shown at the next try, without a reload (API-006)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.careful, '/home')
  const isReloaded = await watchReload(page)
  const answers = '**/assets/answers-report-*.json'
  await page.route(answers, (route) => route.abort('failed'))
  await goTo(page, 'Reports')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again', exact: true })
  await expect(again).toBeVisible()
  await page.unroute(answers)
  await again.click()
  await expect(again).toBeHidden()
  await expect(page.getByRole('main').getByText(/could not be/)).toHaveCount(0)
  expect(await isReloaded()).toBe(false)
})

test('a page whose files did not come is loaded anew, once (NAV-090)', async ({ page, world }) => {
  await page.route('**/assets/table-view-*.js', (route) => route.abort('failed'))
  await enter(page, world, people.careful, '/support')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()))
  const reloaded = page.waitForEvent('load')
  await goTo(page, 'Payments')
  await reloaded
  await expect(page.getByRole('main').getByText('This could not be loaded')).toBeVisible()
  await page.unroute('**/assets/table-view-*.js')
  expect(loaded).toHaveLength(1)
  await page.getByRole('main').getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})

for (const kind of ['js', 'css'])
  test(`a page of which a file of ${kind} did not come is shown at a press, without a reload, and styled (NAV-090)`, async ({
    page,
    world,
  }) => {
    const files = `**/assets/table-view-*.${kind}`
    await page.route(files, (route) => route.abort('failed'))
    await enter(page, world, people.careful, '/support')
    await reloadedBefore(page)
    const isReloaded = await watchReload(page)
    await goTo(page, 'Payments')
    const again = page.getByRole('main').getByRole('button', { name: 'Try again', exact: true })
    await expect(page.getByRole('main').getByText('This could not be loaded')).toBeVisible()
    await again.click()
    await expect(again).toBeVisible()
    await page.unroute(files)
    await again.click()
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    const styles = () =>
      page.evaluate(() => document.querySelectorAll('link[href*="table-view-"][rel="stylesheet"]').length)
    expect(await styles()).toBe(1)
    expect(await isReloaded()).toBe(false)
  })

test('what was begun stays while a file cannot be fetched, even before the page stands, and the next press opens what needs it', async ({
  page,
  world,
}) => {
  // A page stands once its browser is idle.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.route('**/assets/palette-*.js', (route) => route.abort('failed'))
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  const find = page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('textbox'))
    .first()
  await find.fill('Elbe')
  const isReloaded = await watchReload(page)
  const search = page.getByRole('button', { name: /^Search/ }).first()
  await search.click()
  await expect(page.getByText('We could not show the search. Try again.').first()).toBeAttached()
  await expect(find).toHaveValue('Elbe')
  await page.unroute('**/assets/palette-*.js')
  await search.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await isReloaded()).toBe(false)
})

test('a page opened while nobody answers is shown as soon as somebody does', async ({ page, world }) => {
  const files = '**/assets/{table-view,forms,filter-panel}-*.*'
  await page.route(files, (route) => route.abort('connectionrefused'))
  await enter(page, world, people.careful, '/support')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isReloaded = await watchReload(page)
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  // The page asks whether anybody is there: for a file alone that did not come it may be loaded anew.
  const nobody = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/')
  await goTo(page, 'Payments')
  await expect(page.getByRole('main').getByText('This could not be loaded')).toBeVisible()
  await nobody
  await page.unroute(files)
  await page.unroute('**/*')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  expect(await isReloaded()).toBe(false)
})

test('a payment whose answer could not be verified is asked for again with its key, and sent once', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  const answers = '**/assets/answers-payment-*.json'
  await page.route(answers, (route) => route.abort('failed'))
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await reachReview(page, internalId)
  await next(page)
  await expect(
    page.getByRole('heading', { name: 'We are checking whether your payment was received' }),
  ).toBeVisible()
  await page.unroute(answers)
  await page.waitForURL(resultPage)
  expect(await paymentsOf(world, internalId)).toHaveLength(1)
})
