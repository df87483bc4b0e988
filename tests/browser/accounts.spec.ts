import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { enter, visit, workIn } from './entrance.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.beforeEach(async ({ page }) => workIn(page, 'uat'))

test('an account is added, filled by a transfer that is executed and completed, and shows it; what a partner keeps has a page, and one that nobody keeps says so (NAV-020, NAV-021, NAV-022, ACC-001, ACC-002, ACC-004, ACC-016, ACC-017, ERR-068)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.legacy, '/accounts')
  await press(page, 'Add account')
  await page.getByLabel('Account name').fill('salaries-usd')
  await page.getByLabel('Owner').fill('rn.fr.somebody-else')
  await page.getByLabel('Currency').fill('USD')
  await page.getByRole('option', { name: /US Dollar/ }).click()
  await page.getByLabel('Decimal places').fill('2')
  await page.getByLabel('Rounding mode').selectOption('Half up')
  await press(page, 'Continue')
  await expect(page.getByText('Owner has to be this node address or address of peers').first()).toBeVisible()
  await page.getByLabel('Owner').fill('rn.org.cordillera-remesas-sa')
  await press(page, 'Continue')
  await page.getByLabel('Minimum balance').fill('0')
  await page.getByLabel('Maximum balance').fill('50,000')
  await press(page, 'Continue')
  await expect(page.getByLabel('Peer address')).toBeVisible()
  await expectAccessible(page, 'a new account')
  await page.getByRole('dialog').getByRole('button', { name: 'Add account' }).click()
  await expect(page).toHaveURL(/\/accounts\/manage\/salaries-usd$/)
  await expect(page.getByText('Nothing has moved yet')).toBeVisible()

  await press(page, 'New transfer')
  const form = page.getByRole('dialog', { name: 'New transfer' })
  await form.getByRole('radio', { name: /settlement-usd/ }).check()
  await press(page, 'Continue')
  await form.getByRole('radio', { name: /salaries-usd/ }).check()
  await page.getByLabel('Amount').fill('1,250.50')
  await press(page, 'Create transfer')
  await expect(page).toHaveURL(/\/accounts\/transfers\/[\da-f-]{36}$/)
  const sheet = page.getByRole('dialog', { name: '1,250.50 USD' })
  await expect(sheet.getByText('Quoted')).toBeVisible()
  await sheet.getByRole('button', { name: 'Execute' }).click()
  await expect(sheet.getByText('Executed', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Complete' }).click()
  const requested = page.getByRole('dialog', { name: 'Complete this transfer?' })
  await expect(requested.getByText('This cannot be taken back.')).toBeVisible()
  await requested.getByRole('button', { name: 'Complete' }).click()
  await expect(sheet.getByText('Completed', { exact: true })).toBeVisible()

  await visit(page, '/accounts/manage/salaries-usd')
  await expect(
    page.getByRole('row').filter({ hasText: /Transfer in.*1,250\.50 USD.*1,250\.50 USD/ }),
  ).toBeVisible()
  await press(page, 'Disable')
  const shut = page.getByRole('dialog', { name: 'Disable salaries-usd?' })
  await shut.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()

  await test.step('what a partner keeps has a page, and one that nobody keeps says so', async () => {
    await visit(page, '/accounts?tab=partners')
    await page.getByRole('link', { name: 'atlantic-usd' }).click()
    await expect(page).toHaveURL(/\/accounts\/remote\/atlantic-usd$/)
    await expect(page.getByText('Funding limit', { exact: true })).toBeVisible()
    await visit(page, '/accounts/remote/nowhere')
    await expect(page.getByText('Remote account not found')).toBeVisible()
  })
})

test('what could not be loaded or done says so (ERR-059, ERR-060, ERR-061, ERR-062, ERR-063, ERR-064)', async ({
  page,
  world,
}) => {
  const refuse = (path: string) =>
    page.route(`**/api/v1${path}`, (route) => route.fulfill({ status: 422, json: {} }), { times: 1 })
  const fails = async (name: string, sentence: string) => {
    const dialog = page.getByRole('dialog').filter({ hasText: sentence })
    await expect(dialog, name).toContainText(`${sentence} Try again; if it happens again, contact support.`)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
  }
  const confirm = async (title: string, name: string) => {
    await press(page, name)
    await page.getByRole('dialog', { name: title }).getByRole('button', { name, exact: true }).click()
  }
  // They are asked for while the shell is drawn, and again by the list.
  const transfers = '**/api/v1/transfers?*'
  await page.route(transfers, (route) => route.fulfill({ status: 422, json: {} }))
  await enter(page, world, people.legacy, '/accounts?tab=transfers')
  await expect(page.getByText('The transfers could not be loaded')).toBeVisible()
  await page.unroute(transfers)
  await press(page, 'Try again')
  await refuse('/transfers/*/execute*')
  await page
    .getByRole('row', { name: /TOP-UP-104/ })
    .getByRole('button', { name: 'Execute' })
    .click()
  await fails('execute', 'The transfer could not be executed. Nothing was moved.')
  await refuse('/transfers/*/complete*')
  await page
    .getByRole('row', { name: /TOP-UP-103/ })
    .getByRole('link')
    .click()
  await confirm('Complete this transfer?', 'Complete')
  await fails('complete', 'The transfer could not be completed. The amount is still held.')
  await refuse('/transfers/*/cancel*')
  await confirm('Cancel this transfer?', 'Cancel transfer')
  await fails('cancel', 'The transfer could not be cancelled. Nothing was changed.')

  for (const [account, name, verb] of [
    ['payout-mxn', 'Disable', 'disabled'],
    ['old-eur', 'Enable', 'enabled'],
  ] as const) {
    await refuse(`/ledger_proxy/accounts/${account}/*`)
    await visit(page, `/accounts/manage/${account}`)
    await confirm(`${name} ${account}?`, name)
    await fails(verb, `The account could not be ${verb}. Nothing was changed.`)
  }
})
