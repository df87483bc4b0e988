import type { Page } from '@playwright/test'
import { enter, giveCredentials, signIn } from './entrance.ts'
import { people } from './people.ts'
import { askForQuote, chooseBeneficiary, sent, step, stepPath, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

async function begin(page: Page, internalId: string): Promise<void> {
  await chooseBeneficiary(page, 'Elbe Logistik')
  await askForQuote(page, '150.00')
  await page.getByLabel('Internal ID').fill(internalId)
}

async function expectDraft(page: Page, internalId: string): Promise<void> {
  await expect(step(page, 'Payment details')).toBeVisible()
  await expect(page.getByLabel('Internal ID')).toHaveValue(internalId)
  await expect(sent(page)).toHaveValue('150.00')
}

test('a reload keeps the place and the answers', async ({ page, world }) => {
  const internalId = uniqueId()
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await begin(page, internalId)
  await page.reload()
  await expectDraft(page, internalId)
  await expect(page).toHaveURL(stepPath('payment-details'))
})

test('a draft waits over logging out and in again, for the same person only', async ({ page }) => {
  const internalId = uniqueId()
  await signIn(page, people.sender, stepPath('beneficiary-table'))
  await begin(page, internalId)
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await giveCredentials(page, people.careful)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await page.goto(stepPath('identity-selection'))
  await expect(step(page, 'Who is paying?')).toBeVisible()
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await giveCredentials(page, people.sender)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await page.goto(stepPath('payment-details'))
  await expectDraft(page, internalId)
})

test('what is answered in one tab is what another tab shows', async ({ page, world }) => {
  const internalId = uniqueId()
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await begin(page, 'earlier')
  const other = await page.context().newPage()
  await other.goto(stepPath('payment-details'))
  await expectDraft(other, 'earlier')
  await page.getByLabel('Internal ID').fill(internalId)
  await expectDraft(other, internalId)
  await expect(other.getByRole('main').getByText('This was continued in another tab.')).toBeVisible()
})

test('starting over forgets the draft', async ({ page, world }) => {
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await begin(page, uniqueId())
  await page.reload()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(step(page, 'Choose a beneficiary')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})
