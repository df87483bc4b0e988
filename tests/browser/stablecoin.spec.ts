import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectAccessible } from './axe.ts'
import { letPass } from './books.ts'
import { enter, visit, workIn } from './entrance.ts'
import { people } from './people.ts'
import { expect, test, type World } from './world.ts'

const go = (page: Page, name = 'Continue') => page.getByRole('button', { name, exact: true }).click()
const buying = '/stablecoin/transactions/buy'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Announces a wire of so many dollars for the wallet on the XRP Ledger, and ends at its transaction. */
async function buy(page: Page, amount: string): Promise<void> {
  await expect(page.getByText('Wires from unverified bank accounts are rejected')).toBeVisible()
  await page.getByLabel('Amount you wire').fill(amount)
  await go(page)
  await page.getByRole('radio', { name: /Treasury on XRPL/ }).check({ force: true })
  await go(page)
}

const walletId = async ({ store }: World): Promise<string> => {
  const { rows } = await sql<{
    id: string
  }>`select id from wallets where nickname = 'Treasury on XRPL'`.execute(store.db)
  return rows[0]!.id
}

test.beforeEach(async ({ page }) => workIn(page, 'uat'))

test('who buys for the first time agrees to the terms, and reads what is still missing (STB-006, STB-007, STB-008, STB-009, NAV-073)', async ({
  page,
  world,
}) => {
  await sql`delete from stablecoin_terms where org_id = (select id from organisations where name = 'Harbor Tea Traders')`.execute(
    world.store.db,
  )
  await enter(page, world, people.beginner, '/stablecoin')
  await expect(page.getByText('Add a bank account', { exact: true })).toBeVisible()
  await expect(page.getByText('No approved wallet', { exact: true })).toBeVisible()
  await visit(page, buying)
  await expect(page).toHaveURL(/\/stablecoin\/terms/)
  await expect(page.getByText('The provider has no obligation to redeem the digital asset.')).toBeVisible()
  await expect(page.getByText('The provider has no responsibility for what you')).toBeVisible()
  await go(page, 'Agree')
  await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('checkbox').check({ force: true })
  await go(page, 'Agree')
  await expect(page).toHaveURL(/\/stablecoin$/)
  await expect(page.getByText('Agree to the digital-asset terms')).toBeHidden()
})

test('a wire quotes the ID of its wallet and arrives; one from elsewhere is sent back (STB-001, STB-003, STB-004, STB-010, NAV-074, NAV-075)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.traveller, buying)
  await buy(page, '1500.25')
  const memo = await walletId(world)
  await expect(page.getByText(memo, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Copy Memo/ })).toBeVisible()
  await expectAccessible(page, 'where the wire goes')
  await go(page, 'I have sent the wire')
  const sheet = dialog(page, '1,500.25 RLUSD')
  await expect(sheet.getByText('Waiting for funds')).toBeVisible()
  await expect(sheet.getByText(memo, { exact: true })).toBeVisible()
  await visit(page, buying)
  await buy(page, '77.13')
  await go(page, 'I have sent the wire')
  await expect(dialog(page, '77.13 RLUSD')).toBeVisible()
  await letPass(world, 300)
  await page.reload()
  await expect(dialog(page, '77.13 RLUSD').getByText(/bank account that is not verified/)).toBeVisible()
  await visit(page, '/stablecoin/transactions')
  await expect(page.getByRole('row', { name: /1,500.25 RLUSD/ })).toContainText('Completed')
  await expect(page.getByRole('row', { name: /77.13 RLUSD/ })).toContainText('Returned')
})

test('redeeming, deposits and bank details show whole what is used elsewhere, with its tag; a bank account stands alone until it is replaced or deleted (STB-005, STB-011, STB-012, NAV-052, NAV-070, NAV-076, NAV-077, NAV-078, NAV-079, BNK-001, BNK-010)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.traveller, '/stablecoin')
  await go(page, 'Redeem')
  // The wizard writes its step behind the address as soon as it stands.
  await expect(page).toHaveURL(/\/stablecoin\/transactions\/redeem(\?|$)/)
  const redeem = dialog(page, 'Redeem RLUSD')
  await redeem.getByRole('radio', { name: /Treasury on XRPL/ }).check({ force: true })
  await redeem.getByLabel('Amount', { exact: true }).fill('999999999')
  await redeem.getByRole('button', { name: 'Continue' }).click()
  await expect(redeem.getByText(/^You have [\d,.]+ RLUSD available\./).first()).toBeVisible()
  await redeem.getByLabel('Amount', { exact: true }).fill('12.5')
  await redeem.getByRole('button', { name: 'Continue' }).click()
  await expect(redeem.getByText(/^r[1-9A-HJ-NP-Za-km-z]{24,34}$/)).toBeVisible()
  await expect(redeem.getByRole('button', { name: 'Copy Address' })).toBeVisible()
  await expect(redeem.getByRole('button', { name: /^Copy Destination tag/ })).toBeVisible()
  await redeem.getByRole('button', { name: 'I have sent the coins' }).click()
  const sheet = dialog(page, '12.50 RLUSD')
  await expect(sheet.getByText('Waiting for funds')).toBeVisible()
  await expect(sheet.getByText(/^r[1-9A-HJ-NP-Za-km-z]{24,34}$/).first()).toBeVisible()
  await letPass(world, 300)
  await page.reload()
  await expect(sheet.getByText('Completed')).toBeVisible()

  await test.step('deposit sheets, the choice of a wallet and its bank details show whole what is used elsewhere', async () => {
    await visit(page, '/stablecoin')
    await go(page, 'Deposit fiat')
    const memo = await walletId(world)
    await expect(dialog(page, 'Deposit fiat').getByText(memo, { exact: true })).toBeVisible()
    await expect(
      dialog(page, 'Deposit fiat').getByRole('button', { name: 'Copy Account number' }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await go(page, 'Deposit crypto')
    await expect(dialog(page, 'Deposit crypto').getByText(/^0x[0-9a-f]{40}$/)).toBeVisible()
    await visit(page, '/stablecoin/select-wallet')
    await page.getByRole('link', { name: 'Treasury on XRPL', exact: true }).click()
    await expect(page).toHaveURL(`/stablecoin/bank-details/${memo}`)
    await expect(page.getByRole('dialog').getByText(memo, { exact: true })).toBeVisible()
    await visit(page, '/stablecoin?tab=wallets')
    await page.getByRole('link', { name: 'Treasury on Ethereum', exact: true }).click()
    await expect(page).toHaveURL(/\/stablecoin\/wallet\/transactions\/0x/)
    await expect(page.getByRole('row', { name: /400,000\.00 RLUSD/ })).toBeVisible()
  })

  await test.step('a bank account stands alone until it is replaced or deleted, in settings and in onboarding', async () => {
    await visit(page, '/settings/bank-account')
    await expect(page.getByText('Only one institution is allowed at a time.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add bank account' })).toBeDisabled()
    await visit(page, '/onboarding/tasks/bank-account')
    await page.getByRole('link', { name: 'Atlantic Trust Bank', exact: true }).click()
    const account = dialog(page, 'Atlantic Trust Bank')
    await expect(account.getByText('4417002298631')).toBeVisible()
    await account.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog').or(dialog(page, 'Delete Atlantic Trust Bank?'))).toContainText(
      'Wires from this account are rejected',
    )
    await page.getByRole('button', { name: 'Cancel' }).click()
    await account.getByRole('button', { name: 'Replace' }).click()
    await expect(page).toHaveURL(/\/onboarding\/tasks\/bank-account\/.+\/replace/)
    await expect(dialog(page, 'Replace the bank account').getByLabel('Name of the bank')).toBeVisible()
  })
})
