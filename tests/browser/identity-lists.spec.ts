import { enter, workIn } from './entrance.ts'
import { people } from './people.ts'
import { choose, next, primary, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'
import type { Page } from '@playwright/test'

test.use({ allowed: [/status of 500/] })

async function pickCountry(page: Page, name: string): Promise<void> {
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.fill(name)
  await country.press('Enter')
}

/** The first of three steps, to its end. */
async function fillBusiness(page: Page, nickName: string): Promise<void> {
  await choose(page, 'Business')
  const fields: Readonly<Record<string, string>> = {
    Nickname: nickName,
    'Business name': 'Elm Works',
    'Street and number': '1 Elm Street',
    City: 'Austin',
    'Postal code': '78701',
  }
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
  await pickCountry(page, 'United States')
  await next(page)
}

const headings = (page: Page) => page.getByRole('columnheader').allTextContents()

test('identities, beneficiaries and originators are there for whom they concern, and all their columns fit beside the settings on an ordinary screen (IDN-003, IDN-070, NAV-039, NAV-040)', async ({
  page,
  world,
}) => {
  const over = async () => {
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const size = page.locator('.ptl-table__room')
    return size.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await workIn(page, 'uat')
  await enter(page, world, people.careful, '/settings/identities?size=30')
  await expect(page.getByText(/^\d+ identities$/)).toBeVisible()
  expect(await over(), 'identities').toBe(0)
  await page.getByRole('link', { name: 'Originators' }).click()
  await expect(page.getByText(/^\d+ originators?$/)).toBeVisible()
  await expect(page).toHaveURL('/settings/originators')
  expect(await over(), 'originators').toBe(0)
  await page.goto('/settings/beneficiaries?feature=beneficiaries&active=false')
  await expect(page.getByText('This feature is not enabled for your organisation.')).toBeVisible()
  await page.goto('/settings/beneficiaries?feature=beneficiaries&active=true&size=30')
  await expect(page.getByText(/^\d+ beneficiaries$/)).toBeVisible()
  expect(await over(), 'beneficiaries').toBe(0)
})

test('who has another product keeps no payout beneficiaries, but identities (IDN-070, NAV-099)', async ({
  page,
  world,
}) => {
  await workIn(page, 'uat')
  await enter(page, world, people.legacy, '/settings/beneficiaries')
  await expect(page.getByText('This feature is not enabled for your organisation.')).toBeVisible()
  await page.goto('/settings/identities')
  await expect(page.getByText(/^\d+ identit(y|ies)$/)).toBeVisible()
})

test('a list that cannot be fetched says so, and comes when asked again; the older list names type and use case in its own words (IDN-016, ERR-075)', async ({
  page,
  world,
}) => {
  await test.step('a list that cannot be fetched says so, and comes when asked again', async () => {
    const list = '**/pii_proxy/v2/identities?*'
    await page.route(list, (route) => route.fulfill({ status: 500, json: {} }))
    await enter(page, world, people.sender, '/settings/identities')
    await expect(page.getByText('The identities could not be loaded')).toBeVisible()
    await page.unroute(list)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^\d+ identities$/)).toBeVisible()
  })

  await test.step('the older list names type and use case in its own words', async () => {
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(await headings(page)).not.toContain('Use case')
    await page.goto('/settings/identities?feature=dynamicKyc&active=false')
    await expect(page.getByRole('columnheader', { name: 'Identity type' })).toBeVisible()
    const person = page.getByRole('row', { name: /Employee BR-1/ })
    await expect(person.getByRole('cell', { name: 'individual', exact: true })).toBeVisible()
    await expect(person.getByRole('cell', { name: 'b2c', exact: true })).toBeVisible()
  })
})

test('three steps add a beneficiary; what the server refuses loses nothing (IDN-037, ERR-076)', async ({
  page,
  world,
}) => {
  const name = `Elm ${uniqueId()}`
  await enter(page, world, people.sender, '/settings/beneficiaries/add?feature=dynamicKyc&active=false')
  await fillBusiness(page, name)
  await choose(page, 'Bank')
  await pickCountry(page, 'Germany')
  await next(page)
  await page.getByLabel('IBAN').fill('DE89370400440532013000')
  await page.route('**/pii_proxy/v2/identities?*', async (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: { title: 'Not added', message: 'The network refused this identity.' },
        })
      : route.fallback(),
  )
  await next(page)
  await expect(page.getByText('The network refused this identity.')).toBeVisible()
  await page.unroute('**/pii_proxy/v2/identities?*')
  await expect(page.getByLabel('IBAN')).toHaveValue(/DE89/)
  await primary(page).click()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('with V3 identity a US account is confirmed, and added to the identity made before it (FLG-030, ERR-084)', async ({
  page,
  world,
}) => {
  const name = `Birch ${uniqueId()}`
  const flags = world.store.db
  const rows = await flags.selectFrom('organisations').select('id as org_id').execute()
  const switched = rows.map((row) => ({ ...row, flag: 'v3Identity', active: true }))
  await flags.insertInto('organisation_flags').values(switched).execute()
  try {
    await enter(page, world, people.sender, '/settings/beneficiaries/add?feature=dynamicKyc&active=false')
    await fillBusiness(page, name)
    await choose(page, 'Bank')
    await pickCountry(page, 'United States')
    await next(page)
    await page.getByLabel('Account name').fill('Main')
    await page.getByLabel('Bank name').fill('First Bank')
    await page.getByLabel('Routing number').fill('021000021')
    await page.getByRole('combobox', { name: 'Account type' }).selectOption({ label: 'Checking' })
    await page.getByLabel('Account number', { exact: true }).fill('123456789')
    await page.getByLabel('Confirm account number').fill('123456780')
    await next(page)
    await expect(
      page.getByText('The account numbers do not match. Enter the same number twice.').first(),
    ).toBeVisible()
    await page.getByLabel('Confirm account number').fill('123456789')
    await next(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('6789')
  } finally {
    await flags.deleteFrom('organisation_flags').where('flag', '=', 'v3Identity').execute()
  }
})
