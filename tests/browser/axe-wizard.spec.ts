import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
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

/** Checks the page at 360 by 740 pixels, then restores the size. */
async function fits(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFits(page, where)
  await page.setViewportSize(before)
}

// Stories run axe on every step of every flow. This test adds errors, open lists and the frame of the page.
test('axe finds nothing in the frame of a payment, its errors and the forms that add somebody, in light and dark, and nothing sticks out at the side of a small phone', async ({
  page,
  world,
}) => {
  test.slow()
  const internalId = uniqueId()
  await enter(page, world, people.careful, stepPath('identity-selection'))
  await choosePayer(page, 'Someone else')

  await test.step('the form that adds an originator', async () => {
    await page.getByRole('button', { name: 'Add an originator' }).click()
    await expect(step(page, 'Add an originator')).toBeVisible()
    await choose(page, 'Business')
    await expect(page.getByLabel('Legal name')).toBeVisible()
    await next(page)
    await expectAccessible(page, 'add-originator-card with errors')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(step(page, 'Choose an originator')).toBeVisible()
    await fits(page, 'originators')
    await chooseOriginator(page, 'Meadow Bakery')
  })

  await test.step('the form that adds a beneficiary', async () => {
    await expect(step(page, 'Choose a beneficiary')).toBeVisible()
    await next(page)
    await expectAccessible(page, 'beneficiary-table with an error')
    await page.getByRole('button', { name: 'Add a beneficiary' }).click()
    await expect(step(page, 'Add a beneficiary')).toBeVisible()
    await choose(page, 'Business')
    await choose(page, 'Bank')
    await page.getByRole('combobox', { name: 'Country' }).click()
    await expect(page.getByRole('listbox', { name: 'Country' })).toBeVisible()
    await expectAccessible(page, 'add-beneficiary-card with an open list')
    await page.keyboard.press('Escape')
    await choose(page, 'Crypto')
    await fits(page, 'add a beneficiary')
    await page.getByRole('button', { name: 'Back' }).click()
    await chooseBeneficiary(page, 'Elbe Logistik')
  })

  await test.step('the payment, to its result', async () => {
    await askForQuote(page, '123456.78')
    await page.getByLabel('Internal ID').fill('')
    await next(page)
    await expectAccessible(page, 'payment-details with an error')
    await fits(page, 'payment details')
    await page.getByLabel('Internal ID').fill(internalId)
    await next(page)
    await expect(step(page, 'Review and send')).toBeVisible()
    await fits(page, 'review')
    await page.getByRole('button', { name: 'Details of Elbe Logistik' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'a record over the review', '[role="dialog"]')
    await page.keyboard.press('Escape')
    await next(page)
    await page.waitForURL(resultPage)
    await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
    await expectAccessible(page, 'the result')
    await fits(page, 'the result')
    expect(await paymentsOf(world, internalId)).toHaveLength(1)
  })
})
