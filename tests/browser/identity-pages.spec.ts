import { enter, visit, workIn } from './entrance.ts'
import { identityNamed } from './identities.ts'
import { people } from './people.ts'
import { choose, next, primary, uniqueId } from './wizard.ts'
import { expect, test, type World } from './world.ts'
import type { Page } from '@playwright/test'

const LIST = '/settings/beneficiaries'

async function pick(page: Page, label: string, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  await box.fill(words)
  await expect(page.getByRole('listbox', { name: label }).getByRole('option').first()).toContainText(words)
  await box.press('Enter')
}

async function openWizard(page: Page, world: World): Promise<void> {
  await workIn(page, 'uat')
  await enter(page, world, people.sender, LIST)
  await page.getByRole('button', { name: 'Add beneficiary' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Add a beneficiary' })).toBeVisible()
}

async function fillHolder(page: Page, nickName: string): Promise<void> {
  const fields: Readonly<Record<string, string>> = {
    Nickname: nickName,
    'Legal name': `${nickName} GmbH`,
    'Street and number': '1 Example Street',
    City: 'Hamburg',
    'Postal code': '20095',
  }
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
  await pick(page, 'Country', 'Germany')
}

test('a beneficiary is added step by step, looked at, changed by two at once, and deleted (IDN-001, IDN-030, IDN-031, IDN-036, IDN-038, IDN-039, IDN-041, IDN-042, FLG-009, NAV-038)', async ({
  page,
  world,
}) => {
  const name = `Hafen ${uniqueId()}`
  await openWizard(page, world)
  await expect(primary(page)).toBeDisabled()
  await choose(page, 'Business')
  await next(page)
  await choose(page, 'Bank')
  await pick(page, 'Country', 'Germany')
  await next(page)
  await expect(page.getByText('Still missing: Nickname, Legal name and 4 more.')).toBeVisible()
  await fillHolder(page, name)
  await next(page)
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await expect(primary(page)).toHaveText('Add beneficiary')
  await next(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name, exact: true }).click()
  const sheet = page.getByRole('dialog', { name, exact: true })
  await expect(sheet.getByText('Hamburg')).toBeVisible()

  await sheet.getByRole('button', { name: 'Account', exact: true }).click()
  await expect(sheet.getByText('DE89', { exact: false })).toBeHidden()
  await sheet.getByRole('button', { name: 'Edit all' }).click()
  await primary(page).click()
  await expect(sheet.getByText('No changes made. Change something first, or close.')).toBeVisible()

  const { store } = world
  await store.db
    .updateTable('identities')
    .set({ internal_id: 'THEIRS', version: 2 })
    .where('nick_name', '=', name)
    .execute()
  await sheet.getByLabel('Internal ID').fill('MINE')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await primary(page).click()
  const both = sheet.getByRole('group', { name: 'Changed meanwhile' })
  await expect(both.getByRole('radio', { name: 'Theirs THEIRS' })).not.toBeChecked()
  await expect(both.getByRole('radio', { name: 'Yours MINE' })).toBeChecked()
  expect(await identityNamed(world, name)).toMatchObject([{ internal_id: 'THEIRS', version: 2 }])
  await primary(page).click()
  await expect.poll(async () => (await identityNamed(world, name))[0]?.internal_id).toBe('MINE')
  await expect(sheet).toHaveCount(0)

  await visit(page, LIST)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  expect(await identityNamed(world, name)).toEqual([])
})

test('closing the wizard asks once a destination was chosen, and loses nothing on second thought (IDN-025, IDN-035)', async ({
  page,
  world,
}) => {
  await openWizard(page, world)
  await choose(page, 'Individual')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add beneficiary' }).first().click()
  await choose(page, 'Individual')
  await next(page)
  await choose(page, 'Crypto')
  await page.getByRole('combobox', { name: 'Blockchain' }).selectOption({ label: 'XRP Ledger' })
  await pick(page, 'Cryptocurrency', 'RLUSD')
  await next(page)
  await page.getByLabel('First name').fill('Payee')
  await page.keyboard.press('Escape')
  const requested = page.getByRole('alertdialog')
  await expect(requested).toContainText('Close without adding?')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Payee')
  await page.keyboard.press('Escape')
  await requested.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
