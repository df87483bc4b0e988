import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectAccessible } from './axe.ts'
import { enter, visit, workIn } from './entrance.ts'
import { people } from './people.ts'
import { expect, test, type World } from './world.ts'

const stablecoin = '/settings/crypto-wallet/stablecoin'

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a wallet' })
const addTile = (page: Page) => page.getByRole('button', { name: 'Add wallet' })

/** More of a wallet that stands there already. */
const copies = ({ store }: World, nickname: string, count: number) =>
  sql`insert into wallets (org_id, product, product_id, nickname, chain, chain_key, asset, address, address_key,
      wallet_type, counterparty, attestation, agreement, acknowledgement, created_by)
    select org_id, product, product_id, 'Copy ' || n, chain, chain_key, asset, address || n, address_key || n,
      wallet_type, counterparty, true, true, true, created_by
    from wallets, generate_series(1, ${count}) as n where nickname = ${nickname}`.execute(store.db)

/** The wallets and switches of the demonstration. */
async function putBack({ store }: World): Promise<void> {
  await sql`create table if not exists wallets_seeded as select * from wallets`.execute(store.db)
  await sql`delete from wallets where id not in (select id from wallets_seeded)`.execute(store.db)
  await sql`update wallets w set approved = s.approved, status = s.status from wallets_seeded s where s.id = w.id`.execute(
    store.db,
  )
  await sql`delete from organisation_flags where flag = 'walletCollection'`.execute(store.db)
  await sql`update organisation_flags set active = true where flag = 'walletStatusChip'`.execute(store.db)
}

test.beforeEach(({ world }) => putBack(world))
test.afterAll(({ world }) => putBack(world))

test('the dialog of a new wallet stays when one clicks beside it, shuts a full chain, uses an address again, and says why the server does not take a wallet (WAL-017, WAL-022, WAL-038, WAL-045, ERR-097)', async ({
  page,
  world,
}) => {
  await copies(world, 'Cold storage', 1)
  await workIn(page, 'uat')
  await enter(page, world, people.traveller, stablecoin)
  await addTile(page).click()
  const flow = dialog(page)
  const goOn = () => flow.getByRole('button', { name: 'Continue' }).click()

  await test.step('it stays when one clicks beside it, and asks before what was entered is lost', async () => {
    await expect(flow.getByRole('heading', { name: 'Which address?' })).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(flow).toBeVisible()
    await flow.getByRole('radio', { name: /new address/ }).press('Space')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Leave without adding the wallet?')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).last().click()
    await expect(flow).toBeVisible()
    await expectAccessible(page, 'the dialog of a new wallet')
  })

  await test.step('a chain with as many wallets as there may be says so and cannot be chosen', async () => {
    await goOn()
    const option = flow.getByRole('option', { name: /Ethereum.*max wallets reached/ })
    await expect(option).toBeDisabled()
    await expect(flow.getByRole('option', { name: 'XRP Ledger' })).toBeEnabled()
    await flow.getByRole('button', { name: 'Back' }).click()
  })

  await test.step('an address of another product is used again, and only what is new is asked', async () => {
    await flow.getByRole('radio', { name: /address you have/ }).press('Space')
    await flow.getByRole('radio', { name: /Payout funding/ }).press('Space')
    await goOn()
    await expect(flow.getByLabel('Chain')).toHaveCount(0)
    await expect(flow.getByLabel('Currency')).toBeDisabled()
    await expect(flow.getByLabel('Currency')).toHaveValue('RLUSD')
    await flow.getByRole('button', { name: 'Back' }).click()
    await expect(flow.getByLabel('Wallet address')).toHaveValue(/^r[1-9A-Za-z]{24,34}$/)
  })

  await test.step('a wallet that the server does not take leaves the dialog as it was, and says why', async () => {
    await goOn()
    await goOn()
    await flow.getByLabel('Nickname').fill('Again')
    await goOn()
    await flow.getByRole('checkbox', { name: /owns and controls/ }).press('Space')
    await goOn()
    await flow.getByRole('checkbox', { name: /agree to Exhibit A/ }).press('Space')
    await flow.getByRole('checkbox', { name: /compared the whole address/ }).press('Space')
    const { db } = world.store
    await db
      .updateTable('wallets')
      .set({ approved: 'Blocked' })
      .where('nickname', '=', 'Cold storage')
      .execute()
    await flow.getByRole('button', { name: 'Add wallet' }).click()
    await expect(flow.getByText('Unable to add wallet')).toBeVisible()
    await expect(flow.getByText(/contact your account manager or compliance/)).toBeVisible()
    await expect(flow.getByText('Again', { exact: true })).toBeVisible()
  })
})

test.describe('above the wallets of a product', () => {
  test.use({ allowed: [/status of 500/] })

  test('stands what is wrong with them, the worst only, whether it is complete, and that they cannot be loaded; a wallet is removed after one was asked (ERR-095, ERR-098, ERR-099, ERR-101, ERR-102, ERR-103, WAL-013, WAL-015, WAL-027, WAL-028)', async ({
    page,
    world,
  }) => {
    const titled = (name: string) => page.getByRole('heading', { name })
    const wallets = world.store.db.updateTable('wallets')
    await workIn(page, 'uat')
    await enter(page, world, people.traveller, stablecoin)
    await expect(titled('Wallet not approved')).toBeVisible()

    await test.step('the worst only', async () => {
      await wallets.set({ approved: 'No' }).where('nickname', '=', 'Cold storage').execute()
      await page.reload()
      await expect(titled('Your wallet is denied')).toBeVisible()
      await expect(page.getByText('Please add a new one.', { exact: true })).toBeVisible()
      await expect(titled('Wallet not approved')).toHaveCount(0)
      await expect(card(page, 'Cold storage')).toContainText('Action Required')
    })

    await test.step('complete and incomplete products say so', async () => {
      await wallets
        .set({ approved: 'Yes', status: 'Active' })
        .where('nickname', '=', 'Cold storage')
        .execute()
      await page.reload()
      await expect(titled('Wallet approved')).toBeVisible()
      const all = ['Cold storage', 'Treasury on Ethereum']
      await wallets.set({ status: 'Deactivated' }).where('nickname', 'in', all).execute()
      await page.reload()
      await expect(titled('Add another wallet')).toBeVisible()
      await expect(page.getByText('This product needs 2 wallets.')).toBeVisible()
      await expect(titled('Stablecoin wallets')).toBeVisible()
    })

    await test.step('wallets that cannot be loaded say so', async () => {
      await page.route('**/onboarding/wallet?*', (route) => route.fulfill({ status: 500, json: {} }))
      await page.reload()
      await expect(page.getByText('Unable to Load Wallets')).toBeVisible()
      await page.unroute('**/onboarding/wallet?*')
    })

    await test.step('a wallet is removed after one was asked, and the list is read again', async () => {
      await visit(page, '/settings/crypto-wallet/rpd')
      await expect(page.getByRole('heading', { name: 'Payments direct wallets' })).toBeVisible()
      await card(page, 'Payout reserve')
        .getByRole('button', { name: /Remove/ })
        .click()
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
        'Remove Payout reserve?',
      )
      await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
      await expect(page.getByText('The wallet was removed.')).toBeVisible()
      await expect(card(page, 'Payout reserve')).toHaveCount(0)
      await expect(card(page, 'Payout funding')).toBeVisible()
    })
  })
})

test('with a blocked wallet nothing can be added, and one is told whom to ask (WAL-052, WAL-053, ERR-100)', async ({
  page,
  world,
}) => {
  await workIn(page, 'uat')
  await enter(page, world, people.careful, '/settings/crypto-wallet/rpd')
  await expect(addTile(page)).toBeDisabled()
  await expect(addTile(page)).toHaveAccessibleDescription(/contact your account manager or compliance/)
  await expect(page.getByRole('heading', { name: 'No wallet can be added now' })).toBeVisible()
  await expect(page.getByText(/no other can be added\. Please contact your account manager/)).toBeVisible()
  await visit(page, '/settings/crypto-wallet/otc')
  await expect(card(page, 'Second desk')).toContainText('Denied')
  await expect(card(page, 'Second desk').getByRole('button', { name: /Remove/ })).toHaveCount(0)
})

test('the older flow has one list, with explorer links and a chip of its own switch (WAL-014, WAL-062, WAL-063)', async ({
  page,
  world,
}) => {
  await workIn(page, 'uat')
  await enter(page, world, people.legacy, '/settings/crypto-wallet')
  await expect(page).toHaveURL('/settings/crypto-wallet/all')
  await expect(card(page, 'Former exchange')).toContainText('Denied')
  const link = card(page, 'Former exchange').getByRole('link', { name: /explorer/ })
  await expect(link).toHaveAttribute('href', /^https:\/\/testnet\.xrpl\.explorer\.example\/accounts\/r/)
  await expect(link).toHaveAttribute('rel', /noreferrer/)
  await world.store.db
    .updateTable('organisation_flags')
    .set({ active: false })
    .where('flag', '=', 'walletStatusChip')
    .execute()
  await page.reload()
  await expect(card(page, 'Former exchange')).toBeVisible()
  await expect(card(page, 'Former exchange')).not.toContainText('Denied')
})

test('the onboarding collects wallets at addresses of its own, while its switch is on (NAV-051, NAV-065, NAV-066, NAV-067, NAV-068, NAV-069, WAL-012, FLG-014, FLG-025)', async ({
  page,
  world,
}) => {
  await workIn(page, 'uat')
  await enter(page, world, people.traveller, '/onboarding/tasks/crypto-wallet')
  await expect(card(page, 'Stablecoin')).toContainText('In review')
  await card(page, 'Stablecoin').getByRole('link', { name: 'Stablecoin', exact: true }).click()
  await expect(page).toHaveURL('/onboarding/tasks/crypto-wallet/stablecoin')
  await addTile(page).click()
  await expect(page).toHaveURL(/^.*\/onboarding\/tasks\/crypto-wallet\/stablecoin\/add/)
  await expect(dialog(page)).toBeVisible()
  for (const product of ['otc', 'rpd', 'odl']) {
    await visit(page, `/onboarding/tasks/crypto-wallet/${product}`)
    await expect(page.getByRole('heading', { name: 'Wallets', exact: true })).toBeVisible()
  }
  const { store } = world
  await sql`insert into organisation_flags (org_id, flag, active) select id, 'walletCollection', false from organisations`.execute(
    store.db,
  )
  await page.goto('/settings/crypto-wallet')
  await expect(page.getByRole('main')).toContainText(/contact support/i)
})
