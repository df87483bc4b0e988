import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'

export const stepPath = (step: string) => `/payments/single-payment/step/${step}`

/** An internal ID nobody else uses, to find the payment by. */
export const uniqueId = () => `T-${randomUUID().slice(0, 13)}`

export const step = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 2, name: title })
export const primary = (page: Page): Locator => page.locator('.ptl-foot__primary')

export const next = (page: Page) => primary(page).click()

export async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name })
  // A step that was just opened takes the focus to its heading, where a key would be lost; a press of the mouse is not.
  await page.locator('label').filter({ has: radio }).click()
  await expect(radio).toBeChecked()
}

export async function choosePayer(page: Page, name: 'Our organisation' | 'Someone else'): Promise<void> {
  await expect(step(page, 'Who is paying?')).toBeVisible()
  await choose(page, name)
  await next(page)
}

export async function chooseOriginator(page: Page, name: string): Promise<void> {
  await expect(step(page, 'Choose an originator')).toBeVisible()
  await choose(page, name)
  await next(page)
}

export async function chooseBeneficiary(page: Page, name: string): Promise<void> {
  await expect(step(page, 'Choose a beneficiary')).toBeVisible()
  await choose(page, name)
  await next(page)
}

export const sent = (page: Page): Locator => page.getByLabel('You send', { exact: true })
export const received = (page: Page): Locator => page.getByLabel('They receive', { exact: true })

/** Until a quote stands, its countdown is not there. */
export const countdown = (page: Page): Locator => page.getByRole('timer')

/**
 * Moves the clock of the page on until something happened there: an answer that comes meanwhile says the real time, and
 * puts the moved clock back.
 */
export const moveOn = (page: Page, milliseconds: number, happened: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    const happening = happened()
    await page.clock.fastForward(milliseconds)
    await happening
  }).toPass({ timeout: 60_000 })

/** The same until something is seen. */
export const moveOnUntilSeen = (page: Page, milliseconds: number, what: Locator): Promise<void> =>
  moveOn(page, milliseconds, () => what.waitFor({ timeout: 2_000 }))

export async function askForQuote(page: Page, amount: string): Promise<void> {
  await expect(step(page, 'Payment details')).toBeVisible()
  await page.getByLabel('Funds source').selectOption('FUNDED')
  await sent(page).fill(amount)
  await expect(countdown(page)).toBeVisible()
}

export async function giveDetails(page: Page, internalId: string, amount = '150.00'): Promise<void> {
  await askForQuote(page, amount)
  await page.getByLabel('Internal ID').fill(internalId)
  await next(page)
  await expect(step(page, 'Review and send')).toBeVisible()
}

/** From the start to the review, for an organisation that pays for itself only. */
export async function reachReview(page: Page, internalId: string, beneficiary = 'Elbe Logistik') {
  await chooseBeneficiary(page, beneficiary)
  await giveDetails(page, internalId)
}

/** The page of a payment that was sent. */
export const resultPage = /\/payments\/[0-9a-f-]{36}$/

/** Begins another payment by the links of the portal, which is quicker than to load it again. */
export async function beginAnother(page: Page): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Payments', exact: true }).click()
  await page.getByRole('button', { name: 'Send a payment' }).first().click()
}
