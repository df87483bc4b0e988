import { enter } from './entrance.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

test.use({ allowed: [/ERR_FAILED/] })

test('a list whose schemas did not come is shown at the next try, without a reload (API-006)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.careful, '/home')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const answers = '**/assets/answers-report-*.json'
  await page.route(answers, (route) => route.abort('failed'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(answers)
  await again.click()
  await expect(again).toBeHidden()
  await expect(page.getByRole('main').getByText(/could not be/)).toHaveCount(0)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
