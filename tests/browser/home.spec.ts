import type { Page } from '@playwright/test'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('each count of what waits is the number of rows of the list it leads to; summary and trend follow the range, the trend its scale, on real payments (HOME-005, HOME-008)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.careful)
  const links = card(page, 'Waiting for you').getByRole('link')
  await expect(links.first()).toBeVisible()
  const items = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href') ?? '', /^[\d,]+/.exec(link.textContent)?.[0] ?? '']),
  )
  for (const [path = '', count = ''] of items) {
    await links.and(page.locator(`[href="${path}"]`)).click()
    await expect(page.locator('.ptl-table__range')).toContainText(` of ${count}`)
    await page.goBack()
  }

  const trend = card(page, 'Payments trend')
  const summary = card(page, 'Payments summary')
  const requested = page.waitForRequest((request) => /payments_data\?.*start=/.test(request.url()))
  await summary.getByLabel('Range').selectOption('Past 60 days')
  expect((await requested).headers()['x-timezone']).toBe('Europe/Berlin')
  await expect(page).toHaveURL(/range=60/)
  await expect(summary.locator('dd').first()).not.toHaveText('0')
  await trend.getByLabel('Series').selectOption({ index: 1 })
  const bars = trend.locator('.ptl-bars__bar')
  const shapes = () => bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('style')).join())
  await expect(bars.first()).toBeVisible()
  const linear = await shapes()
  await trend.getByText('Log scale').click()
  await expect.poll(shapes).not.toBe(linear)
})
