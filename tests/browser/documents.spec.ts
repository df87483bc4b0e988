import type { Page } from '@playwright/test'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import {
  askForQuote,
  chooseBeneficiary,
  next,
  primary,
  resultPage,
  step,
  stepPath,
  uniqueId,
} from './wizard.ts'
import { expect, test } from './world.ts'

const pdf = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
const documents = (page: Page) => page.locator('input[type="file"]')

test('a destination that asks for documents refuses a file of another kind, waits for an upload, and the payment carries it (WIZ-022, WIZ-025, WIZ-030, WIZ-039, PAY-018, ERR-016)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await chooseBeneficiary(page, 'Deccan Looms')
  await askForQuote(page, '500.00')
  await page.getByLabel('Purpose').selectOption({ label: 'Goods bought' })
  await page.getByLabel('Internal ID').fill(uniqueId())
  await expect(page.getByText('Upload the documents this destination asks for.')).toBeVisible()
  await expect(primary(page)).toBeDisabled()

  await test.step('a file of another kind is refused at its row and can be taken away', async () => {
    const script = { name: 'macro.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
    await documents(page).setInputFiles(script)
    const row = page.getByRole('listitem').filter({ hasText: 'macro.exe' })
    await expect(row).toContainText(/PDF/)
    await expect(primary(page)).toBeDisabled()
    await row.getByRole('button', { name: 'Remove macro.exe' }).click()
    await expect(row).toBeHidden()
  })

  await test.step('an upload shows how far it is and keeps Continue shut meanwhile', async () => {
    const stored = Promise.withResolvers<void>()
    await page.route('**/api/v1/file?*', async (route) => {
      await stored.promise
      await route.continue()
    })
    await documents(page).setInputFiles(pdf)
    await expect(page.getByRole('progressbar', { name: 'Upload of invoice.pdf' })).toBeVisible()
    await expect(primary(page)).toBeDisabled()
    stored.resolve()
    await expect(page.getByText(/Uploaded ·/)).toBeVisible()
    await expect(primary(page)).toBeEnabled()
  })

  await test.step('the payment carries it', async () => {
    await next(page)
    await expect(step(page, 'Review and send')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('invoice.pdf')
    await next(page)
    await page.waitForURL(resultPage)
    const id = page.url().split('/').at(-1) ?? ''
    const { db } = world.store
    const rows = await db.selectFrom('file_references').selectAll().where('reference_id', '=', id).execute()
    expect(rows).toHaveLength(1)
    await expect(page.getByText('invoice.pdf', { exact: true })).toBeVisible()
  })
})
