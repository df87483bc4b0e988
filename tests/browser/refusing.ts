import type { Page } from '@playwright/test'
import { next } from './wizard.ts'
import { expect } from './world.ts'

/**
 * Submits twice while the server refuses, first without a message. The person reads a general hint, then the server's
 * message, and can retry.
 */
export async function sendRefused(page: Page, path: string): Promise<void> {
  const answers = [
    { status: 422, json: {} },
    {
      status: 422,
      json: { code: 'CLOSED', title: 'Closed today', clientMessage: 'The rail opens on Monday.' },
    },
  ]
  await page.route(`**/api/v1${path}*`, (route) => route.fulfill(answers.shift() ?? {}), { times: 2 })
  await next(page)
  const broken = page.getByRole('group', { name: 'This did not work' })
  await expect(broken).toContainText('Nothing was changed. Try again; if it keeps failing, contact support.')
  await broken.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('group', { name: 'Closed today' })).toContainText('The rail opens on Monday.')
}
