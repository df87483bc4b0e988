import { expect, type Page } from '@playwright/test'
import { asSystem } from '#tests/server/system.ts'
import { choose, next, primary, step } from './wizard.ts'
import type { World } from './world.ts'

/** The identities an organisation really has, by nickname. */
export const identityNamed = ({ store }: World, nickName: string) =>
  store.db.selectFrom('identities').selectAll().where('nick_name', '=', nickName).execute()

/** Deletes the identities that earlier tests added, so that an organisation starts afresh. */
export async function forgetIdentities({ store }: World, domain: string): Promise<void> {
  await asSystem(store, async (trx) => {
    const owner = trx.selectFrom('users').select('org_id').where('email', '=', `maker@${domain}`)
    await trx.updateTable('identities').set({ environment: 'dev' }).where('org_id', '=', owner).execute()
  })
}

export interface Address {
  readonly street: string
  readonly state?: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
}

const somewhere: Address = {
  street: '1 Example Street',
  city: 'Example',
  postalCode: '1012 AB',
  country: 'NL',
}

/** The holder's address, which every corridor asks for. */
export async function giveAddress(page: Page, address: Partial<Address> = {}): Promise<void> {
  const { street, city, state, postalCode, country } = { ...somewhere, ...address }
  await page.getByLabel('Street and number').fill(street)
  await page.getByLabel('City').fill(city)
  if (state) await page.getByLabel('State or province').fill(state)
  await page.getByLabel(/^(Postal|ZIP) code/).fill(postalCode)
  await page.getByLabel('Country', { exact: true }).last().fill(country)
}

export async function addOriginator(page: Page, nickName: string): Promise<void> {
  await expect(step(page, 'Add an originator')).toBeVisible()
  await choose(page, 'Business')
  await page.getByLabel('Nickname').fill(nickName)
  await page.getByLabel('Legal name').fill(`${nickName} BV`)
  await giveAddress(page)
  await next(page)
}

/** Types into a combobox and takes the first that fits. */
export async function pick(page: Page, label: string, words: string): Promise<void> {
  // A form that was filled before asks for the country of the holder as well.
  const box = page.getByRole('combobox', { name: label }).first()
  await box.fill(words)
  await expect(page.getByRole('listbox', { name: label }).getByRole('option').first()).toContainText(words)
  await box.press('Enter')
}

/** Fills in the destination of a new business beneficiary; `fields` are the requirements of that destination. */
export async function addBankBeneficiary(
  page: Page,
  nickName: string,
  country: string,
  fields: Readonly<Record<string, string>>,
  address: Partial<Address> = {},
): Promise<void> {
  await expect(step(page, 'Add a beneficiary')).toBeVisible()
  await choose(page, 'Business')
  await choose(page, 'Bank')
  await pick(page, 'Country', country)
  await page.getByLabel('Nickname').fill(nickName)
  await page.getByLabel('Legal name').fill(`${nickName} Ltd`)
  await giveAddress(page, address)
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
}

export async function addWalletBeneficiary(
  page: Page,
  nickName: string,
  chain: string,
  asset: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await expect(step(page, 'Add a beneficiary')).toBeVisible()
  await choose(page, 'Business')
  await choose(page, 'Crypto')
  await page.getByRole('combobox', { name: 'Blockchain' }).selectOption({ label: chain })
  await pick(page, 'Cryptocurrency', asset)
  await page.getByLabel('Nickname').fill(nickName)
  await page.getByLabel('Legal name').fill(`${nickName} Ltd`)
  await giveAddress(page)
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
}

export const finishAdding = (page: Page) => primary(page).click()
