import type { Page, Route } from '@playwright/test'
import { letPass } from './books.ts'
import { enter, visit } from './entrance.ts'
import { choose, next, step } from './wizard.ts'
import { expect, test } from './world.ts'

const failed = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify({ status: 500 }) })

const subtask = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function tick(page: Page, question: string, name: string): Promise<void> {
  const box = page.getByRole('checkbox', { name, exact: true })
  const group = page.getByRole('group', { name: question })
  // A step that was just opened takes the focus to its heading, where a key would be lost; a press of the mouse is not.
  await group.locator('label').filter({ has: box }).click()
  await expect(group.getByRole('checkbox', { name, exact: true })).toBeChecked()
}

async function addContact(page: Page, type: string, first: string): Promise<void> {
  await visit(page, '/onboarding/contact/add')
  const dialog = page.getByRole('dialog')
  await choose(page, type)
  await dialog.getByLabel('First name').fill(first)
  await dialog.getByLabel('Last name').fill('Vos')
  await dialog.getByLabel('Email').fill(`${first.toLowerCase()}@harbor.example`)
  await dialog.getByRole('button', { name: 'Save contact' }).click()
  await expect(page.getByRole('row', { name: new RegExp(first) })).toBeVisible()
}

// One story from nothing to approved: each part stands on the one before it, and the world is one's own.
test('onboarding is begun, saved, resumed by a colleague elsewhere, saved by both at once with both versions shown, submitted and approved (NAV-054, NAV-057, NAV-058, NAV-063, ONB-023, ONB-026)', async ({
  page,
  browser,
  world,
}) => {
  await enter(page, world, 'maker@harbor.example', '/onboarding')
  await expect(page.getByRole('heading', { name: 'Your finances' })).toBeVisible()
  await expect(page.getByText('Opens when ‘How you work with us’ is submitted.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Start: Planned activity' }).click()
  await expect(page).toHaveURL('/onboarding/centralised-business/activity/purpose')
  await tick(page, 'What will you use us for?', 'Pay suppliers')
  await page.getByLabel('What does your business do?').fill('Tea from everywhere.')
  await next(page)
  await expect(step(page, 'How much')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: world.address, locale: 'en-US' })
  const colleague = await elsewhere.newPage()
  await enter(colleague, world, 'admin@harbor.example', '/onboarding')
  await colleague.getByRole('link', { name: 'Continue: Planned activity' }).click()
  await expect(step(colleague, 'How much')).toBeVisible()
  await expect(colleague).toHaveURL('/onboarding/centralised-business/activity/volume')
  await colleague.getByLabel('Amount in a month').selectOption('below-100k')
  await colleague.getByLabel('Payments in a month').fill('40')
  await next(colleague)
  await tick(colleague, 'Countries you send from', 'Netherlands')
  await tick(colleague, 'Countries you send to', 'Indonesia')

  await page.getByLabel('Amount in a month').selectOption('above-10m')
  await page.getByLabel('Payments in a month').fill('60')
  await next(page)
  const both = page.getByRole('group', { name: 'Changed meanwhile' })
  await expect(both.getByRole('radio', { name: /^Yours/ })).toHaveCount(2)
  await expect(both.getByRole('radio', { name: 'Yours 60' })).toBeChecked()
  await both.getByRole('radio', { name: /^Theirs Less than/ }).press('Space')
  await next(page)
  await expect(step(page, 'From where to where')).toBeVisible()
  await page.close()

  await next(colleague)
  const other = colleague.getByRole('group', { name: 'Changed meanwhile' })
  await expect(other.getByRole('radio', { name: 'Theirs 60' })).toBeChecked()
  await next(colleague)
  await expect(colleague).toHaveURL('/onboarding')
  await expect(subtask(colleague, 'Planned activity')).toContainText('Complete')

  await addContact(colleague, 'Billing', 'Ines')
  await addContact(colleague, 'Receipts', 'Joris')
  await visit(colleague, '/onboarding')
  await colleague.getByRole('link', { name: 'Check and submit: How you work with us' }).click()
  await expect(colleague).toHaveURL('/onboarding/centralised-business/review')
  await expect(colleague.getByText('Tea from everywhere.')).toBeVisible()
  await colleague.getByRole('button', { name: 'Submit for review' }).click()
  await expect(colleague.getByRole('region', { name: 'How you work with us' })).toContainText('Under review')
  await expect(colleague.getByRole('link', { name: 'Start: Company' })).toBeVisible()
  await letPass(world, 60)
  await colleague.reload()
  await expect(colleague.getByRole('region', { name: 'How you work with us' })).toContainText('Approved')
  await elsewhere.close()
})

test.describe('tax documents', () => {
  test.use({ allowed: [/status of 5\d\d/] })

  test('a tax document is added, told apart from its copy, and deleted with a confirmation (NAV-064, NAV-071, ONB-021, ERR-092, ERR-093, ERR-094)', async ({
    page,
    world,
  }) => {
    await enter(page, world, 'admin@lumen.example', '/onboarding/tasks')
    await page.getByRole('link', { name: 'Tax documents' }).click()
    const add = async (name: string, content: string) => {
      await page.goto('/onboarding/tasks/tax-documents/add')
      await page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })
    }
    const keep = async (name: string, content: string) => {
      await add(name, content)
      await expect(page.getByRole('dialog').getByText('Uploaded')).toBeVisible()
      await page.getByRole('button', { name: 'Keep document' }).click()
    }
    await add('program.pdf', 'MZ this is a program')
    await expect(page.getByRole('dialog').getByText(/kind/).first()).toBeVisible()
    await keep('W-9.pdf', '%PDF-1.7 the form')
    await expect(page).toHaveURL('/onboarding/tasks/tax-documents')
    await expect(page.getByRole('row', { name: /W-9\.pdf/ })).toBeVisible()
    await keep('copy.pdf', '%PDF-1.7 the form')
    await expect(page.getByText(/very file is among your tax documents already/).first()).toBeVisible()
    await page.goto('/onboarding/tasks/tax-documents')
    await page.getByRole('link', { name: 'W-9.pdf' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download W-9.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('W-9.pdf')
    const drop = async () => {
      await page.getByRole('button', { name: 'More', exact: true }).last().click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page
        .getByRole('dialog', { name: 'Delete W-9.pdf?' })
        .getByRole('button', { name: 'Delete' })
        .click()
    }
    await page.route('**/tax-documents/*', failed)
    await drop()
    await expect(page.getByText(/The tax document could not be deleted/).first()).toBeVisible()
    await page.unroute('**/tax-documents/*')
    await page.reload()
    await drop()
    await expect(page.getByText('No tax documents yet')).toBeVisible()
    await page.route('**/tax-documents?*', failed)
    await page.reload()
    await expect(page.getByText('The documents could not be loaded')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test.describe('verification', () => {
  test.use({ allowed: [/net::ERR/] })

  test('the frame of the provider says when it cannot be reached, then takes the inquiry to its end; the checklist and the documents that are asked for have their pages (NAV-055, NAV-056, NAV-059, NAV-061, NAV-062, FLG-029, ERR-090)', async ({
    page,
    world,
  }) => {
    await enter(page, world, 'admin@lumen.example', '/onboarding/verify-your-business')
    await page.getByLabel('Legal name').fill('Lumen Marketplace Inc.')
    await page.getByLabel('Registration number').fill('US-1')
    const country = page.getByRole('combobox', { name: 'Country of incorporation' })
    await country.fill('United States')
    await country.press('ArrowDown')
    await country.press('Enter')
    await page.getByRole('checkbox').press('Space')
    await page.route('**/verification-frame', (route) => route.abort())
    await page.getByRole('button', { name: 'Start verification' }).click()
    await expect(page).toHaveURL(/\/onboarding\/form\/[0-9a-f-]{36}$/)
    const lost = page.getByText('We cannot reach the identity-verification provider')
    await expect(lost).toBeVisible()
    await page.unroute('**/verification-frame')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.frameLocator('iframe').getByRole('button', { name: 'Finish verification' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Completed' })).toBeVisible()
    await letPass(world, 30)
    await page.reload()
    await expect(page.getByText('The provider confirmed your business.')).toBeVisible()

    await visit(page, '/onboarding/document-checklist')
    await expect(page.getByText(/a proof of address under 90 days old/)).toBeVisible()
    await visit(page, '/onboarding/additional-documentation')
    await expect(page.getByText('Nothing is asked for')).toBeVisible()
    await visit(page, '/onboarding/additional-documentation/00000000-0000-4000-8000-000000000000')
    // Its page is there; the request that the address names is not.
    await expect(page.getByRole('heading', { name: 'This does not exist' })).toBeVisible()
  })
})

test.describe('around the tasks', () => {
  test('countries over the whole are told in a notice, and a contact that could not be saved keeps what was typed (ONB-051, ERR-091, NAV-072)', async ({
    page,
    world,
  }) => {
    await enter(page, world, 'admin@lumen.example', '/onboarding/your-finance/exposure/list/add')
    const country = page.getByRole('combobox', { name: 'Country' })
    await country.fill('Brazil')
    await country.press('ArrowDown')
    await country.press('Enter')
    await page.getByLabel('Percentage of your business').fill('6')
    await page.getByRole('button', { name: 'Save country' }).click()
    const notice = page.locator('.bp6-toast')
    await expect(notice).toContainText(
      'The percentages of all countries can not be greater than 100 together.',
    )
    await expect(page.getByLabel('Percentage of your business')).toHaveValue('6')

    await page.goto('/onboarding/tasks/contact')
    await expect(page).toHaveURL('/onboarding/contact')
    await page.goto('/onboarding/contact/add')
    await choose(page, 'Billing')
    await page.getByLabel('First name').fill('Ines')
    await page.getByLabel('Last name').fill('Vos')
    await page.getByLabel('Email').fill('ines@lumen.example')
    await page.route('**/onboarding/contacts?*', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'FULL', clientMessage: 'The contact was not saved.' }),
      }),
    )
    await page.getByRole('button', { name: 'Save contact' }).click()
    await expect(page.getByRole('dialog').getByText('The contact was not saved.').first()).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Ines')
  })
})
