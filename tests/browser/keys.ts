import { expect, type Locator, type Page } from '@playwright/test'
import { primary } from './wizard.ts'

/** Presses Tab until the focus is where it should be, as someone without a mouse does. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${String(goal)}`)
}

/** Fills fields by their labels, one after the other. */
export async function typeInto(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page, page.getByLabel(label, { exact: true }).last())
    await page.keyboard.type(text)
  }
}

export async function tick(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.press('Space')
  await expect(goal).toBeChecked()
}

/** Goes on with the button of the step, which must be in sight and show that it has the focus. */
export async function pressOn(page: Page): Promise<void> {
  await expect(primary(page)).toBeEnabled()
  await tabTo(page, primary(page))
  await expect(primary(page)).toBeInViewport({ ratio: 1 })
  expect(await primary(page).evaluate((button) => button.matches(':focus-visible'))).toBe(true)
  await page.keyboard.press('Enter')
}
