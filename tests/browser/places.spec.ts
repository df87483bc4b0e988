import { enter } from './entrance.ts'
import { people } from './people.ts'
import { askForQuote, chooseBeneficiary, giveDetails, next, step, stepPath, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

test("the steps have addresses: a wrong one leads to the first step that is not answered, and the browser's Back and Forward keep the answers", async ({
  page,
  world,
}) => {
  await test.step('an address of a step that does not exist leads to one that does', async () => {
    await enter(page, world, people.sender, stepPath('nowhere'))
    await expect(step(page, 'Choose a beneficiary')).toBeVisible()
  })

  await test.step('an address of a later step leads to the first step that is not answered', async () => {
    await page.goto(stepPath('review'))
    await expect(step(page, 'Choose a beneficiary')).toBeVisible()
    await expect(page).toHaveURL(stepPath('beneficiary-table'))
  })

  await test.step("the browser's Back and Forward walk the steps and keep the answers", async () => {
    await chooseBeneficiary(page, 'Elbe Logistik')
    await askForQuote(page, '150.00')
    await page.goBack()
    await expect(step(page, 'Choose a beneficiary')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Elbe Logistik' })).toBeChecked()
    await page.goForward()
    await expect(step(page, 'Payment details')).toBeVisible()
    await expect(page.getByLabel('You send')).toHaveValue('150.00')
  })
})

test('from the review a person opens the record behind an answer, changes one answer and comes back, and needs another quote for another beneficiary (WIZ-026, WIZ-028, WIZ-029, WIZ-031)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await chooseBeneficiary(page, 'Elbe Logistik')
  await giveDetails(page, uniqueId())

  await test.step('the review opens the record behind an answer and closes it again', async () => {
    await expect(page.getByRole('region', { name: 'Quote' })).toContainText('150.00 USD')
    const opener = page.getByRole('button', { name: 'Details of Elbe Logistik' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Elbe Logistik' })
    await expect(dialog).toContainText('Elbe Logistik GmbH')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('a person changes one answer and comes back to the review', async () => {
    await page.getByRole('button', { name: 'Change: Payment Details' }).click()
    await page.getByLabel('Internal ID').fill('CHANGED-1')
    await next(page)
    await expect(step(page, 'Review and send')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Payment Details' })).toContainText('CHANGED-1')
    await expect(page.getByRole('region', { name: 'Beneficiary' })).toContainText('Elbe Logistik')
  })

  await test.step('another beneficiary needs another quote before the payment can be sent', async () => {
    await page.getByRole('button', { name: 'Change: Beneficiary' }).click()
    await chooseBeneficiary(page, 'Alder Press')
    await expect(page.getByRole('button', { name: /^Send .* USD/ })).toBeHidden()
    await expect(step(page, 'Payment details')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Amount' })).toContainText('GBP')
  })
})
