import { sql } from 'kysely'
import { expectAccessible } from './axe.ts'
import { enter, handOver, visit, workIn } from './entrance.ts'
import { expect, test } from './world.ts'

test.use({ allowed: [/status of (409|422|500)/] })

const owner = 'admin@cordillera.example'
const member = 'network@staff.example'
const broken = {
  status: 500,
  json: { code: 'INTERNAL', title: 'Something went wrong', detail: 'We could not.' },
}
const jsonFile = (content: string, name = 'payout.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})

test('a schema is created, another member asks for it and is granted access, which it keeps when the schema is deprecated (CON-012, CON-013, CON-028, CON-029, CON-030, ERR-017, ERR-018, ERR-019)', async ({
  page,
  world,
}) => {
  await workIn(page, 'uat')
  await enter(page, world, owner, '/settings/schemas')
  await page.getByRole('button', { name: 'Add schema or version' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'A new schema' }).press('Space')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Payout to Peru')
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Peru')
  await page.getByRole('option', { name: /Peru/ }).click()
  const file = dialog.locator('input[type=file]')
  const remove = (name: string) => dialog.getByRole('button', { name: `Remove ${name}` }).click()
  await file.setInputFiles(jsonFile('{}', 'payout.txt'))
  await expect(dialog.getByText('File must be a JSON file.')).toBeVisible()
  await remove('payout.txt')
  await file.setInputFiles(jsonFile('{'))
  await expect(dialog.getByText('File must be a JSON file.')).toBeVisible()
  await remove('payout.json')
  await file.setInputFiles(jsonFile(' '.repeat(5 * 1024 * 1024), 'large.json'))
  await expect(dialog.getByText('JSON file must smaller than 5MB.')).toBeVisible()
  await remove('large.json')
  await file.setInputFiles(jsonFile('{"type":"object"}'))
  await expect(dialog.getByText(/Uploaded · /)).toBeVisible()
  await expectAccessible(page, 'a new schema')
  await dialog.getByRole('button', { name: 'Save schema' }).click()
  await expect(page.getByText('The schema was saved')).toBeVisible()

  await handOver(page, world, member, '/settings/schemas')
  await page.getByRole('link', { name: 'Payout to Peru' }).click()
  await expect(page.getByRole('heading', { name: 'Versions' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Request access' }).click()
  await page.getByRole('dialog', { name: /^Ask / }).getByRole('button', { name: 'Request access' }).click()
  await expect(page.getByText('Access was asked for.')).toBeVisible()

  await handOver(page, world, owner, '/settings/schemas')
  await page.getByRole('tab', { name: 'Access requests' }).click()
  const row = page.getByRole('row', { name: /Payout to Peru/ })
  await page.route('**/access_requests/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(broken) : route.continue(),
  )
  await row.getByRole('button', { name: /Grant access/ }).click()
  const grant = page.getByRole('dialog', { name: /^Grant / })
  await grant.getByRole('button', { name: 'Grant access' }).click()
  await expect(grant.getByText('Failed to updated the access request, please try again')).toBeVisible()
  await page.unroute('**/access_requests/*')
  await grant.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Access was granted.')).toBeVisible()
  await expect(row.getByText('Granted')).toBeVisible()

  await page.getByRole('tab', { name: 'Schemas' }).click()
  await page.getByRole('link', { name: 'Payout to Peru' }).click()
  await page.getByRole('button', { name: 'Deprecate' }).click()
  await page
    .getByRole('dialog', { name: /^Deprecate / })
    .getByRole('button', { name: 'Deprecate' })
    .click()
  await expect(page.getByText('The schema was deprecated.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deprecate' })).toHaveCount(0)

  await handOver(page, world, member, '/settings/schemas')
  await page.getByRole('link', { name: 'Payout to Peru' }).click()
  await expect(page.getByRole('dialog').getByText('Deprecated')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request access' })).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download payout v1.json' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('payout v1.json')
})

test('connections lead to exchanges, members and status, and say when the status cannot be loaded (NAV-023, CON-010, CON-020, CON-022, ERR-105)', async ({
  page,
  world,
}) => {
  await sql`delete from exchange_credentials`.execute(world.store.db)
  await workIn(page, 'uat')
  await enter(page, world, owner, '/connections')
  await expect(page).toHaveURL('/connections/exchanges')
  const tabs = page.getByRole('navigation', { name: 'Connections' })
  await expect(tabs.getByRole('link')).toHaveText(['Exchanges', 'Members', 'Status'])
  await page.getByRole('button', { name: 'Add exchange' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Contact name is required.').first()).toBeVisible()
  await dialog.locator('input[type=file]').first().setInputFiles(jsonFile('%PDF-1.7', 'icon.jpg'))
  await expect(dialog.getByText('Files of this kind are not accepted. Use JPG, JPEG.')).toBeVisible()
  await expectAccessible(page, 'a new exchange')
  await page.goto('/connections/members')
  await page.getByRole('link', { name: 'Provider Staff' }).click()
  await expect(page.getByRole('dialog').getByText('US Dollar')).toBeVisible()
  await page.route('**/internal/health*', (route) => route.fulfill(broken))
  await visit(page, '/connections/status')
  await expect(page.getByText('The health status could not be loaded')).toBeVisible()
  await page.unroute('**/internal/health*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row').filter({ hasText: /Payment network.*Up/ })).toBeVisible()

  await visit(page, '/settings/exchange-credentials/add')
  const keys = page.getByRole('dialog')
  await keys.getByRole('combobox', { name: 'Exchange' }).selectOption('Northern Exchange')
  await keys.getByRole('combobox', { name: 'Environment' }).selectOption('UAT')
  await keys.getByRole('textbox', { name: 'Account name' }).fill('Trading')
  await keys.getByRole('textbox', { name: 'API key' }).fill('invalid-key-1')
  await keys.getByRole('textbox', { name: 'API secret' }).fill('north-secret-0001')
  await keys.getByRole('button', { name: 'Save' }).click()
  await expect(keys.getByText(/^Failed to save the form\./).first()).toBeVisible()
  await keys.getByRole('textbox', { name: 'API key' }).fill('north-key-0001')
  await keys.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Trading was added')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: /Trading.*0001/ })).toBeVisible()
})
