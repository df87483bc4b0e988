import type { Page } from '@playwright/test'
import { letPass } from './books.ts'
import { signIn } from './entrance.ts'
import { choose, next, step } from './wizard.ts'
import { expect, test } from './world.ts'

const subtask = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function tick(page: Page, question: string, name: string): Promise<void> {
  const box = page.getByRole('group', { name: question }).getByRole('checkbox', { name, exact: true })
  await box.focus()
  await box.press('Space')
  await expect(box).toBeChecked()
}

async function addContact(page: Page, type: string, first: string): Promise<void> {
  await page.goto('/onboarding/contact/add')
  const dialog = page.getByRole('dialog')
  await choose(page, type)
  await dialog.getByLabel('First name').fill(first)
  await dialog.getByLabel('Last name').fill('Vos')
  await dialog.getByLabel('Email').fill(`${first.toLowerCase()}@harbor.example`)
  await dialog.getByRole('button', { name: 'Save contact' }).click()
  await expect(page.getByRole('row', { name: new RegExp(first) })).toBeVisible()
}

// One story from nothing to approved: each part stands on the one before it, and the world is one's own.
test('onboarding is begun, saved, resumed by a colleague elsewhere, submitted and approved (NAV-054, NAV-057, NAV-058, NAV-063, ONB-023, ONB-026)', async ({
  page,
  browser,
  world,
}) => {
  test.setTimeout(150_000)
  await signIn(page, 'maker@harbor.example', '/onboarding')
  await expect(page.getByRole('heading', { name: 'Your finances' })).toBeVisible()
  await expect(page.getByText('Opens when “How you work with us” is submitted.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Start: Planned activity' }).click()
  await expect(page).toHaveURL('/onboarding/centralised-business/activity/purpose')
  await tick(page, 'What will you use us for?', 'Pay suppliers')
  await page.getByLabel('What does your business do?').fill('Tea from everywhere.')
  await next(page)
  await expect(step(page, 'How much')).toBeVisible()
  await page.close()

  const elsewhere = await browser.newContext({ baseURL: world.address, locale: 'en-US' })
  const colleague = await elsewhere.newPage()
  await signIn(colleague, 'admin@harbor.example', '/onboarding')
  await colleague.getByRole('link', { name: 'Continue: Planned activity' }).click()
  await expect(step(colleague, 'How much')).toBeVisible()
  await expect(colleague).toHaveURL('/onboarding/centralised-business/activity/volume')
  await colleague.getByLabel('Amount in a month').selectOption('below-100k')
  await colleague.getByLabel('Payments in a month').fill('40')
  await next(colleague)
  await tick(colleague, 'Countries you send from', 'Netherlands')
  await tick(colleague, 'Countries you send to', 'Indonesia')
  await next(colleague)
  await expect(colleague).toHaveURL('/onboarding')
  await expect(subtask(colleague, 'Planned activity')).toContainText('Complete')

  await addContact(colleague, 'Billing', 'Ines')
  await addContact(colleague, 'Receipts', 'Joris')
  await colleague.goto('/onboarding')
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
