import { expect, type Page } from '@playwright/test'

/** Nothing sticks out at the side of a small phone. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `${where} at 360 pixels`).toBeLessThanOrEqual(360)
}
