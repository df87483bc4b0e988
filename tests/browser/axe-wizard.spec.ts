import { expectAccessible } from './axe.ts'
import { enter } from './entrance.ts'
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

test('axe finds nothing on any step of a payment, in light and dark', async ({ page, world }) => {
  test.slow()
  await enter(page, world, people.careful, stepPath('identity-selection'))
  await expect(step(page, 'Who is paying?')).toBeVisible()
  await expectAccessible(page, 'identity-selection')
  await choosePayer(page, 'Someone else')
  await expect(step(page, 'Choose an originator')).toBeVisible()
  await expectAccessible(page, 'originator-table')
  await chooseOriginator(page, 'Meadow Bakery')
  await expect(step(page, 'Choose a beneficiary')).toBeVisible()
  await next(page)
  await expectAccessible(page, 'beneficiary-table with an error')
  await chooseBeneficiary(page, 'Elbe Logistik')
  await askForQuote(page, '150.00')
  await page.getByLabel('Internal ID').fill('')
  await next(page)
  await expectAccessible(page, 'payment-details with an error')
  await page.getByLabel('Internal ID').fill(uniqueId())
  await next(page)
  await expect(step(page, 'Review and send')).toBeVisible()
  await expectAccessible(page, 'review')
  await page.getByRole('button', { name: 'Details of Elbe Logistik' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'a record over the review', '[role="dialog"]')
  await page.keyboard.press('Escape')
  await next(page)
  await page.waitForURL(resultPage)
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
  await expectAccessible(page, 'the result')
})

test('axe finds nothing on the forms that add an originator and a beneficiary, in light and dark', async ({
  page,
  world,
}) => {
  await enter(page, world, people.careful, stepPath('identity-selection'))
  await choosePayer(page, 'Someone else')
  await page.getByRole('button', { name: 'Add an originator' }).click()
  await expect(step(page, 'Add an originator')).toBeVisible()
  await choose(page, 'Business')
  await expect(page.getByLabel('Legal name')).toBeVisible()
  await next(page)
  await expectAccessible(page, 'add-originator-card with errors')
  await page.getByRole('button', { name: 'Back' }).click()
  await chooseOriginator(page, 'Meadow Bakery')
  await page.getByRole('button', { name: 'Add a beneficiary' }).click()
  await expect(step(page, 'Add a beneficiary')).toBeVisible()
  await choose(page, 'Business')
  await choose(page, 'Bank')
  await page.getByRole('combobox', { name: 'Country' }).click()
  await expect(page.getByRole('listbox', { name: 'Country' })).toBeVisible()
  await expectAccessible(page, 'add-beneficiary-card with an open list')
})
