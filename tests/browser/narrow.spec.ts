import { paymentsOf } from './books.ts'
import { enter } from './entrance.ts'
import { expectFits } from './fits.ts'
import { people } from './people.ts'
import {
  askForQuote,
  choose,
  chooseBeneficiary,
  chooseOriginator,
  choosePayer,
  next,
  resultPage,
  step,
  stepPath,
  uniqueId,
} from './wizard.ts'
import { expect, test } from './world.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a payment is sent at 360 by 740 pixels, and nothing sticks out at the side', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await enter(page, world, people.careful)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await expectFits(page, 'home')
  await page.goto(stepPath('identity-selection'))
  await choosePayer(page, 'Someone else')
  await expectFits(page, 'originators')
  await chooseOriginator(page, 'Meadow Bakery')
  await expect(step(page, 'Choose a beneficiary')).toBeVisible()
  await page.getByRole('button', { name: 'Add a beneficiary' }).click()
  await expect(step(page, 'Add a beneficiary')).toBeVisible()
  await choose(page, 'Business')
  await choose(page, 'Crypto')
  await expectFits(page, 'add a beneficiary')
  await page.getByRole('button', { name: 'Back' }).click()
  await choose(page, 'Elbe Logistik')
  await next(page)
  await askForQuote(page, '123456.78')
  await expectFits(page, 'payment details')
  await page.getByLabel('Internal ID').fill(internalId)
  await next(page)
  await expect(step(page, 'Review and send')).toBeVisible()
  await expectFits(page, 'review')
  await next(page)
  await page.waitForURL(resultPage)
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
  await expectFits(page, 'result')
  expect(await paymentsOf(world, internalId)).toHaveLength(1)
})

test('what takes the focus is covered by nothing at 400 %', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await chooseBeneficiary(page, 'Elbe Logistik')
  await expect(step(page, 'Payment details')).toBeFocused()
  const covered: string[] = []
  for (const label of ['Funds source', 'You send', 'Purpose', 'Memo', 'Internal ID']) {
    const field = page.getByLabel(label, { exact: label === 'You send' })
    for (let turn = 0; turn < 6 && !(await field.evaluate((one) => one.matches(':focus'))); turn += 1)
      await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    if (await field.evaluate(isCovered)) covered.push(label)
  }
  expect(covered).toEqual([])
})

/** Something else stands over the middle of it, or it is outside. */
function isCovered(field: Element): boolean {
  const { x, y, width, height } = field.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return !there || !(field.contains(there) || there.contains(field))
}
