import { enter, workIn } from './entrance.ts'
import {
  addBankBeneficiary,
  addWalletBeneficiary,
  finishAdding,
  forgetIdentities,
  identityNamed,
} from './identities.ts'
import { people } from './people.ts'
import { next, step, stepPath, uniqueId } from './wizard.ts'
import { expect, test, type World } from './world.ts'
import type { Page } from '@playwright/test'

async function openForm(page: Page, world: World): Promise<void> {
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await page.getByRole('button', { name: 'Add a beneficiary' }).click()
}

async function expectAdded(page: Page, world: World, nickName: string, requirements: object): Promise<void> {
  await expect(page.getByRole('radio', { name: nickName })).toBeChecked()
  expect(await identityNamed(world, nickName)).toMatchObject([{ identity_type: 'BENEFICIARY', requirements }])
  await next(page)
  await expect(step(page, 'Payment details')).toBeVisible()
}

test('without any beneficiary the wizard opens with the form for the first one (WIZ-012)', async ({
  page,
  world,
}) => {
  await workIn(page, 'uat')
  await forgetIdentities(world, 'harbor.example')
  await enter(page, world, people.beginner, stepPath('identity-selection'))
  await page.getByRole('radio', { name: 'Our organisation' }).check({ force: true })
  await next(page)
  await expect(step(page, 'Add a beneficiary')).toBeVisible()
})

test('leaving the form adds nobody; a beneficiary in Mexico is added from the list by CLABE, returned to and chosen (IDN-036, IDN-058, VAL-043)', async ({
  page,
  world,
}) => {
  const name = `Mexico ${uniqueId()}`
  await openForm(page, world)
  await test.step('leaving the form without adding leads back to the list and adds nobody', async () => {
    const nobody = `Nobody ${uniqueId()}`
    await page.getByLabel('Nickname').fill(nobody)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(step(page, 'Choose a beneficiary')).toBeVisible()
    expect(await identityNamed(world, nobody)).toEqual([])
    await page.getByRole('button', { name: 'Add a beneficiary' }).click()
  })
  await addBankBeneficiary(
    page,
    name,
    'Mexico',
    { CLABE: '646180289182063304' },
    { state: 'DF', country: 'MX' },
  )
  await finishAdding(page)
  await expect(page.getByText('Invalid CLABE. Please verify and try again.').first()).toBeVisible()
  expect(await identityNamed(world, name)).toEqual([])
  await page.getByLabel('CLABE').fill('646180289182063303')
  await finishAdding(page)
  await expectAdded(page, world, name, { 'CdtrAcct.Id.Othr.Id': '646180289182063303' })
})

test('a beneficiary in the United States needs a routing number that exists (VAL-048, IDN-065)', async ({
  page,
  world,
}) => {
  const name = `States ${uniqueId()}`
  await openForm(page, world)
  await addBankBeneficiary(
    page,
    name,
    'United States',
    { 'Routing number': '021000022', 'Account number': '123456789', 'Name of the bank': 'Example Bank' },
    { state: 'NY', postalCode: '10001', country: 'US' },
  )
  await page.getByLabel('Kind of account').selectOption({ index: 1 })
  await finishAdding(page)
  await expect(page.getByRole('group', { name: /attention/ })).toContainText('Routing number')
  await page.getByLabel('Routing number').fill('021000021')
  await finishAdding(page)
  await expectAdded(page, world, name, { 'CdtrAgt.FinInstnId.Othr.Id': '021000021' })
})

test('an IBAN is checked and stored without spaces (VAL-034, VAL-035)', async ({ page, world }) => {
  const name = `Spain ${uniqueId()}`
  await openForm(page, world)
  await addBankBeneficiary(page, name, 'Spain', { IBAN: 'ES91 2100 0418 4502 0005 1333' })
  await finishAdding(page)
  await expect(page.getByText(/IBAN.*(invalid|typos)|(Incorrect|Invalid) IBAN/).first()).toBeVisible()
  await page.getByLabel('IBAN').fill('ES91 2100 0418 4502 0005 1332')
  await finishAdding(page)
  await expectAdded(page, world, name, { 'CdtrAcct.Id.IBAN': 'ES9121000418450200051332' })
})

test('a wallet on the XRP Ledger takes a checked address and a destination tag (IDN-027, IDN-029, VAL-029)', async ({
  page,
  world,
}) => {
  const name = `Wallet ${uniqueId()}`
  const address = 'rKzF3BdCLw5mjofCMJgzFyEWwFNx1yh1TG'
  await openForm(page, world)
  await addWalletBeneficiary(page, name, 'XRP Ledger', 'XRP', {
    'Wallet address': address.replace('r', 'q'),
    'Destination tag': '1001',
  })
  await finishAdding(page)
  await expect(page.getByText('The provided XRPL wallet address is invalid.').first()).toBeVisible()
  await page.getByLabel('Wallet address').fill(address)
  await finishAdding(page)
  const requirements = { 'CdtrAcct.Id.Othr.Id': address, 'CdtrAcct.DestinationTag': '1001' }
  await expectAdded(page, world, name, requirements)
})
