import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectAccessible } from './axe.ts'
import { enter, enterAlone, handOver, visit, workIn } from './entrance.ts'
import { expect, test, type World } from './world.ts'

test.use({ allowed: [/status of (404|409|422|500)/], permissions: ['clipboard-read', 'clipboard-write'] })

const administrator = 'admin@lumen.example'
const broken = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ code: 'INTERNAL', title: 'Something went wrong', detail: 'We could not do this.' }),
}

const open = async (page: Page, world: World, path: string) => {
  await workIn(page, 'uat')
  await enter(page, world, administrator, path)
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const secretOf = (page: Page) => page.getByRole('img', { name: 'Client secret, hidden' })

test.beforeEach(async ({ world: { store } }) => {
  await sql`delete from api_credentials`.execute(store.db)
  await sql`delete from webhook_endpoints`.execute(store.db)
  await sql`delete from ip_allowlists`.execute(store.db)
  await sql`delete from control_changes`.execute(store.db)
  await sql`update organisation_settings set setting_value = 'false'
    where setting_name in ('payment_authorization', 'auto_settlement') and org_id =
      (select org_id from users where email = ${administrator})`.execute(store.db)
})

test('payment authorization and auto-settlement exclude each other, and lock the allowlist (NAV-036, NAV-041, SET-001 to SET-005, ALW-006, ERR-015, TRU-020, TRU-034, TRU-035)', async ({
  page,
  world,
}) => {
  await open(page, world, '/settings/payments')
  await page.getByRole('button', { name: 'Edit: Approval and settlement' }).click()
  await page.getByRole('radio', { name: /^Payment authorization/ }).press('Space')
  await expect(page.getByRole('radio', { name: /^Auto-settlement/ })).not.toBeChecked()
  await save(page).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await visit(page, '/settings/allowlist')
  await expect(page.getByText('The list is locked')).toBeVisible()
  await visit(page, '/settings/payments')
  await page.getByRole('button', { name: 'Edit: Approval and settlement' }).click()
  await page.getByRole('radio', { name: /^Auto-settlement/ }).press('Space')
  const section = page.getByRole('region', { name: 'Approval and settlement' })
  await expect(section.getByText('From then on one person alone can send money.')).toBeVisible()
  await expectAccessible(page, 'the payments settings')
  await save(page).click()
  const own = page.getByRole('dialog', { name: 'Switch payment authorization off' })
  await expect(own.getByText('Nothing is changed yet: the change waits for a second')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Approve' })).toBeHidden()
  await handOver(page, world, 'admin2@lumen.example', '/settings/changes')
  const change = page.getByRole('row', { name: /Switch payment authorization off/ })
  await expect(change.getByText('A second person approves each payment.')).toBeVisible()
  await expectAccessible(page, 'the change requests')
  await change.getByRole('link', { name: 'Switch payment authorization off', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Switch payment authorization off', exact: true })
  await expect(sheet.getByText('Payments are sent without a second person.')).toBeVisible()
  await expect(sheet.getByText('Nothing is changed yet: the change waits for a second')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Reject' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Withdraw' })).toBeHidden()
  await expectAccessible(page, 'a change that waits')
  await sheet.getByRole('button', { name: 'Approve' }).click()
  await page
    .getByRole('dialog', { name: /off\?$/ })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(sheet.getByText('The change has taken effect.').first()).toBeVisible()
  const { rows } = await sql<{ name: string }>`select setting_name as name from organisation_settings s
    join users u on u.org_id = s.org_id where u.email = ${administrator} and setting_value = 'true'
    and setting_name in ('payment_authorization', 'auto_settlement')`.execute(world.store.db)
  expect(rows).toEqual([{ name: 'auto_settlement' }])
})

test('the allowlist warns before one shuts oneself out, and says when it applies; product configuration and organisation are read, edited and saved (NAV-041, NAV-044, NAV-045, NAV-046, ALW-001, ALW-005, SET-011, SET-014, SET-016, SET-017, LIM-028, ERR-013, ERR-014)', async ({
  page,
  world,
}) => {
  await open(page, world, '/settings/allowlist')
  await expect(page.getByText('Your address is 127.0.0.1')).toBeVisible()
  await expect(page.getByText('Changes take up to 5 minutes to apply.')).toBeVisible()
  await page.getByRole('button', { name: 'Add addresses' }).click()
  const entries = page.getByRole('textbox', { name: /Addresses and blocks/ })
  await entries.fill('203.0.113.9/24\nnot an address')
  await save(page).click()
  await expect(page.getByText(/‘not’ is not accepted\./).first()).toBeVisible()
  await entries.fill('203.0.113.9/24')
  await page.getByRole('checkbox', { name: /My own address is not on this list/ }).press('Space')
  await expectAccessible(page, 'the allowlist')
  await page.route('**/ip_allowlist*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(broken) : route.continue(),
  )
  await save(page).click()
  await expect(page.getByText('We could not do this.').first()).toBeVisible()
  await expect(entries).toHaveValue('203.0.113.0/24')
  await page.unroute('**/ip_allowlist*')
  await save(page).click()
  await expect(page.getByText('Allowlist saved. Changes take up to 5 minutes to apply.')).toBeVisible()

  await visit(page, '/settings/product-configuration')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL(/product-configuration\/edit/)
  await visit(page, '/settings/product-configuration/create')
  await expect(page.getByRole('dialog', { name: 'Create product configuration' })).toBeVisible()
  await visit(page, '/settings/product-configuration/edit')
  const editing = page.getByRole('dialog', { name: 'Edit product configuration' })
  await editing.getByRole('button', { name: 'Continue' }).click()
  await editing.getByRole('checkbox', { name: 'Credit' }).press('Space')
  for (let step = 0; step < 2; step += 1) await editing.getByRole('button', { name: 'Continue' }).click()
  await save(page).click()
  await expect(page.getByText('Product configuration saved')).toBeVisible()
  await expect(page.getByText('Prefunded', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Prefunded, Credit')).toHaveCount(0)
  await visit(page, '/settings/organisation')
  await page.getByRole('button', { name: 'Edit: Organisation' }).click()
  await page.getByRole('textbox', { name: 'Salesforce ID' }).fill('')
  await save(page).click()
  await expect(page.getByText('Salesforce ID is required.').first()).toBeVisible()
})

test('a webhook waits for a second person, shows its secret once and is tried; its deliveries say what was answered, and events are sent again (TRU-224, TRU-228, TRU-230)', async ({
  page,
  world,
}) => {
  const address = 'https://client.example/portolan'
  await open(page, world, '/settings/webhooks/create')
  await page.getByRole('textbox', { name: 'Address' }).fill(address)
  await page.getByRole('checkbox', { name: 'Payment: completed' }).press('Space')
  await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click()
  const change = page.getByRole('dialog', { name: /^Send events to / })
  await expect(change.getByText('waits for a second person')).toBeVisible()
  await handOver(page, world, 'admin2@lumen.example', '/settings/webhooks')
  await page.getByRole('button', { name: 'See what waits' }).click()
  await page.getByRole('link', { name: /^Send events to / }).click()
  await change.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog', { name: /\?$/ }).getByRole('button', { name: 'Approve' }).click()
  await expect(change.getByText('The change has taken effect.').first()).toBeVisible()
  await visit(page, '/settings/webhooks')
  await expectAccessible(page, 'the webhooks')
  await page.getByRole('link', { name: address, exact: true }).click()
  await page.getByRole('button', { name: 'Make its secret' }).click()
  await page.getByRole('checkbox', { name: /store the secret now/ }).press('Space')
  await page.getByRole('button', { name: 'Make the secret' }).click()
  await page.getByRole('button', { name: 'Copy Signing secret' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^whsec_[\w+/]{43}=$/)
  await page.getByRole('checkbox', { name: /I stored the secret/ }).press('Space')
  await page.getByRole('button', { name: 'Send a test event' }).click()
  await expect(page.getByText('A test event is on its way')).toBeVisible()
  await page.getByRole('link', { name: address, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copy Signing secret' })).toHaveCount(0)
  await page.getByRole('button', { name: 'See deliveries' }).click()
  await expect(page.getByRole('link', { name: 'Test event' })).toBeVisible()
  await expectAccessible(page, 'the deliveries of a webhook')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('dialog', { name: 'Send events again' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Test event' }).click()
  await expect(page.getByText('Message ID')).toBeVisible()
  await expectAccessible(page, 'a delivery of a webhook')
})

test('an API credential waits for a second person and then shows its secret once, as 33 dots that are never what is copied; a reporting credential is generated with a confirmed password, and its keystore is downloaded (NAV-033, NAV-034, NAV-035, NAV-042, CRD-001, CRD-002, CRD-003, CRD-004, CRD-006, API-171, LIM-019, ERR-070, ERR-071, ERR-072, ERR-073, ERR-074, TRU-152, TRU-153, TRU-154)', async ({
  page,
  world,
}) => {
  await open(page, world, '/settings/credentials/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ledger')
  await page.getByRole('checkbox', { name: /See payments and follow them/ }).press('Space')
  const create = page.getByRole('dialog').getByRole('button', { name: 'Create credential' })
  await page.route('**/clients?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill(broken) : route.continue(),
  )
  await create.click()
  await expect(page.getByText('We could not do this.').first()).toBeVisible()
  await page.unroute('**/clients?*')
  await create.click()
  const change = page.getByRole('dialog', { name: /^Create the API credential / })
  await expect(change.getByText('waits for a second person')).toBeVisible()
  await handOver(page, world, 'admin2@lumen.example', '/settings/credentials')
  await expect(page.getByText(/^Waits for a second person: .*Ledger/)).toBeVisible()
  await page.getByRole('button', { name: 'See what waits' }).click()
  await page.getByRole('link', { name: /^Create the API credential / }).click()
  await change.getByRole('button', { name: 'Approve' }).click()
  const sure = page.getByRole('dialog', { name: /\?$/ })
  await sure.getByRole('button', { name: 'Approve' }).click()
  await expect(change.getByText('The change has taken effect.').first()).toBeVisible()
  await handOver(page, world, administrator, '/settings/credentials')
  await expect(page.getByRole('cell', { name: 'Secret not taken yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Ledger' }).click()
  await page.getByRole('button', { name: 'Show the secret' }).click()
  await page.getByRole('checkbox', { name: /store the secret now/ }).press('Space')
  await page.getByRole('button', { name: 'Show the secret' }).last().click()
  await expect(secretOf(page)).toHaveAttribute('data-secret', '\u2022'.repeat(33))
  await expectAccessible(page, 'the secret')
  await page.getByRole('button', { name: 'Copy Client secret' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^pts_[\w-]{43}$/)
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).not.toContain(copied)
  await page.getByRole('checkbox', { name: /I stored the secret/ }).press('Space')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Ledger' }).click()
  await expect(page).toHaveURL(/\/settings\/credentials\/edit\//)
  await expect(secretOf(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy Client secret' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Rotate secret' }).click()
  await page.getByRole('checkbox', { name: /within 24 hours/ }).press('Space')
  await page.route('**/rotate_secret*', (route) => route.fulfill(broken))
  await page.getByRole('button', { name: 'Rotate secret' }).last().click()
  await expect(page.getByText('We could not do this.').first()).toBeVisible()
  await page.unroute('**/rotate_secret*')
  await page.getByRole('button', { name: 'Rotate secret' }).last().click()
  await expect(secretOf(page)).toBeVisible()
  await page.route('**/clients?*', (route) => route.fulfill(broken))
  await page.goto('/settings/credentials')
  await expect(page.getByText('Unable to load credentials')).toBeVisible()
  await page.unroute('**/clients?*')

  await page.route('**/tls_credentials?*', (route) =>
    route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }),
  )
  await visit(page, '/settings/reporting-credentials')
  await expect(page.getByText('No reporting credentials yet')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute('**/tls_credentials?*')
  await visit(page, '/settings/reporting-credentials/generate')
  await page.getByRole('textbox', { name: 'Name' }).fill('Reports')
  await page.getByLabel('Keystore password', { exact: true }).fill('a long enough password')
  await page.getByLabel('Keystore password again', { exact: true }).fill('another password')
  const generate = page.getByRole('button', { name: 'Generate', exact: true })
  await generate.click()
  await expect(page.getByText('The two passwords are not the same.').first()).toBeVisible()
  await page.getByLabel('Keystore password again', { exact: true }).fill('a long enough password')
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    'a long enough password',
  )
  await page.route('**/tls_credentials?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill(broken) : route.continue(),
  )
  await generate.click()
  await expect(page.getByText('We could not do this.').first()).toBeVisible()
  await page.unroute('**/tls_credentials?*')
  await generate.click()
  await expect(page).toHaveURL(/reporting-credentials\/[0-9a-f-]{36}/)
  await expectAccessible(page, 'a reporting credential')
  const take = page.getByRole('button', { name: 'Download Reports.p12' })
  await page.route('**/keystore*', (route) => route.fulfill(broken))
  await take.click()
  await expect(page.getByText('We could not do this.').first()).toBeVisible()
  await page.unroute('**/keystore*')
  const [download] = await Promise.all([page.waitForEvent('download'), take.click()])
  expect(readFileSync(await download.path())[0]).toBe(0x30)
})

test('the security page shows where one is signed in, and ends another session (NAV-043)', async ({
  page,
  world,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: world.address })
  const elsewhere = await other.newPage()
  await enterAlone(elsewhere, 'admin2@lumen.example', '/login')
  await enter(page, world, 'admin2@lumen.example', '/settings/security')
  await expectAccessible(page, 'the security page')
  await page.getByRole('tab', { name: 'Live sessions' }).click()
  await page.getByRole('button', { name: 'End session' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await expect(page.getByText('The session was ended.')).toBeVisible()
  await expect(page.getByText('This one')).toBeVisible()
  await page.getByRole('tab', { name: 'Sign-in history' }).click()
  await expect(page.getByText('Signed in').first()).toBeVisible()
  await elsewhere.goto('/home')
  await expect(elsewhere.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await other.close()
})
