import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { enter, workIn } from './entrance.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.beforeEach(async ({ page }) => workIn(page, 'uat'))

test('an account is added, filled by a transfer that is executed and completed, and shows it (NAV-020, NAV-021, ACC-001, ACC-002, ACC-016, ACC-017)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.legacy, '/accounts')
  await page.getByRole('link', { name: 'Add account' }).click()
  await page.getByLabel('Account name').fill('salaries-usd')
  await page.getByLabel('Owner').fill('rn.fr.somebody-else')
  await page.getByLabel('Currency').fill('USD')
  await page.getByRole('option', { name: /US Dollar/ }).click()
  await page.getByLabel('Scale').fill('2')
  await page.getByLabel('Rounding mode').selectOption('Half up')
  await press(page, 'Continue')
  await expect(page.getByText('Owner has to be this node address or address of peers').first()).toBeVisible()
  await page.getByLabel('Owner').fill('rn.org.cordillera-remesas-sa')
  await press(page, 'Continue')
  await page.getByLabel('Minimum balance').fill('0')
  await page.getByLabel('Maximum balance').fill('50,000')
  await press(page, 'Continue')
  await expectAccessible(page)
  await press(page, 'Add account')
  await expect(page).toHaveURL(/\/accounts\/manage\/salaries-usd$/)
  await expect(page.getByText('Nothing has moved yet')).toBeVisible()

  await page.getByRole('link', { name: 'New transfer' }).click()
  await page.getByRole('radio', { name: /settlement-usd/ }).check({ force: true })
  await press(page, 'Continue')
  await page.getByRole('radio', { name: /salaries-usd/ }).check({ force: true })
  await page.getByLabel('Amount').fill('1,250.50')
  await press(page, 'Create transfer')
  await expect(page).toHaveURL(/\/accounts\/transfers\/[\da-f-]{36}$/)
  const sheet = page.getByRole('dialog', { name: '1,250.50 USD' })
  await expect(sheet.getByText('Quoted')).toBeVisible()
  await sheet.getByRole('button', { name: 'Execute' }).click()
  await expect(sheet.getByText('Executed', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Complete' }).click()
  const asked = page.getByRole('dialog', { name: 'Complete this transfer?' })
  await expect(asked.getByText('This cannot be taken back.')).toBeVisible()
  await asked.getByRole('button', { name: 'Complete' }).click()
  await expect(sheet.getByText('Completed', { exact: true })).toBeVisible()

  await page.goto('/accounts/manage/salaries-usd')
  await expect(page.getByRole('row', { name: /Transfer in.*1,250\.50 USD.*1,250\.50 USD/ })).toBeVisible()
  await press(page, 'Disable')
  const shut = page.getByRole('dialog', { name: 'Disable salaries-usd?' })
  await shut.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
})

test('what a partner keeps has a page, and one that nobody keeps says so (NAV-022, ACC-004, ERR-068)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.legacy, '/accounts?tab=partners')
  await page.getByRole('link', { name: 'atlantic-usd' }).click()
  await expect(page).toHaveURL(/\/accounts\/remote\/atlantic-usd$/)
  await expect(page.getByText('Funding limit', { exact: true })).toBeVisible()
  await page.goto('/accounts/remote/nowhere')
  await expect(page.getByText('Remote account not found')).toBeVisible()
})
