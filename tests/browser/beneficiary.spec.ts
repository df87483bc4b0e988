import { enter } from './entrance.ts'
import { addBankBeneficiary, addWalletBeneficiary, finishAdding, identityNamed } from './identities.ts'
import { people } from './people.ts'
import { next, step, stepPath, uniqueId } from './wizard.ts'
import { expect, test, type World } from './world.ts'
import type { Page } from '@playwright/test'

const openForm = (page: Page) => page.getByRole('button', { name: 'Add a beneficiary' }).click()

async function expectAdded(page: Page, world: World, nickName: string, requirements: object): Promise<void> {
  await expect(page.getByRole('radio', { name: nickName })).toBeChecked()
  expect(await identityNamed(world, nickName)).toMatchObject([{ identity_type: 'BENEFICIARY', requirements }])
  await next(page)
  await expect(step(page, 'Payment details')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(step(page, 'Choose a beneficiary')).toBeVisible()
}

test('leaving the form adds nobody; a beneficiary is added from the list, returned to and chosen: by CLABE, by a routing number that exists, by an IBAN stored without spaces, and as a wallet with a checked address and a destination tag (IDN-027, IDN-029, IDN-036, IDN-058, IDN-065, VAL-029, VAL-034, VAL-035, VAL-043, VAL-048)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.sender, stepPath('beneficiary-table'))

  await test.step('leaving the form without adding leads back to the list and adds nobody', async () => {
    const nobody = `Nobody ${uniqueId()}`
    await openForm(page)
    await page.getByLabel('Nickname').fill(nobody)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(step(page, 'Choose a beneficiary')).toBeVisible()
    expect(await identityNamed(world, nobody)).toEqual([])
  })

  await test.step('in Mexico by CLABE', async () => {
    const name = `Mexico ${uniqueId()}`
    await openForm(page)
    const address = { state: 'DF', postalCode: '06600', country: 'MX' }
    await addBankBeneficiary(page, name, 'Mexico', { CLABE: '646180289182063304' }, address)
    await finishAdding(page)
    await expect(page.getByText('Invalid CLABE. Please verify and try again.').first()).toBeVisible()
    expect(await identityNamed(world, name)).toEqual([])
    await page.getByLabel('CLABE').fill('646180289182063303')
    await finishAdding(page)
    await expectAdded(page, world, name, { 'CdtrAcct.Id.Othr.Id': '646180289182063303' })
  })

  await test.step('in the United States by a routing number that exists', async () => {
    const name = `States ${uniqueId()}`
    await openForm(page)
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

  await test.step('by an IBAN, which is checked and stored without spaces', async () => {
    const name = `Spain ${uniqueId()}`
    await openForm(page)
    await addBankBeneficiary(page, name, 'Spain', { IBAN: 'ES91 2100 0418 4502 0005 1333' })
    await finishAdding(page)
    await expect(page.getByText(/IBAN.*(invalid|typos)|(Incorrect|Invalid) IBAN/).first()).toBeVisible()
    await page.getByLabel('IBAN').fill('ES91 2100 0418 4502 0005 1332')
    await finishAdding(page)
    await expectAdded(page, world, name, { 'CdtrAcct.Id.IBAN': 'ES9121000418450200051332' })
  })

  await test.step('as a wallet on the XRP Ledger, with a destination tag', async () => {
    const name = `Wallet ${uniqueId()}`
    const address = 'rKzF3BdCLw5mjofCMJgzFyEWwFNx1yh1TG'
    await openForm(page)
    const wrong = { 'Wallet address': address.replace('r', 'q'), 'Destination tag': '1001' }
    await addWalletBeneficiary(page, name, 'XRP Ledger', 'XRP', wrong)
    await finishAdding(page)
    await expect(page.getByText('The provided XRPL wallet address is invalid.').first()).toBeVisible()
    await page.getByLabel('Wallet address').fill(address)
    await finishAdding(page)
    const requirements = { 'CdtrAcct.Id.Othr.Id': address, 'CdtrAcct.DestinationTag': '1001' }
    await expectAdded(page, world, name, requirements)
  })
})
