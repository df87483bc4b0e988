import type { Page } from '@playwright/test'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { askForQuote, chooseBeneficiary, next, primary, step, stepPath, uniqueId } from './wizard.ts'
import { expect, test, type World } from './world.ts'

const pdf = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
const documents = (page: Page) => page.locator('input[type="file"]')

async function openDetails(page: Page, world: World): Promise<void> {
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await chooseBeneficiary(page, 'Deccan Looms')
  await askForQuote(page, '500.00')
  await page.getByLabel('Purpose').selectOption({ label: 'Goods bought' })
  await page.getByLabel('Internal ID').fill(uniqueId())
}

test('a destination that asks for documents blocks until they are uploaded, and the payment carries them (WIZ-022, WIZ-025, WIZ-030, WIZ-039, PAY-018)', async ({
  page,
  world,
}) => {
  await openDetails(page, world)
  await expect(page.getByText('Upload the documents this destination asks for.')).toBeVisible()
  await expect(primary(page)).toBeDisabled()
  await documents(page).setInputFiles(pdf)
  await expect(page.getByText(/Uploaded ·/)).toBeVisible()
  await next(page)
  await expect(step(page, 'Review and send')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('invoice.pdf')
  await next(page)
  await page.waitForURL(/\/payments\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1) ?? ''
  const { db } = world.store
  const rows = await db.selectFrom('file_references').selectAll().where('reference_id', '=', id).execute()
  expect(rows).toHaveLength(1)
  await expect(page.getByText('invoice.pdf')).toBeVisible()
})

test('an upload shows how far it is and keeps Continue shut meanwhile', async ({ page, world }) => {
  await openDetails(page, world)
  let letGo = () => {}
  const held = new Promise<void>((resume) => (letGo = resume))
  await page.route('**/api/v1/file?*', async (route) => {
    await held
    await route.continue()
  })
  await documents(page).setInputFiles(pdf)
  await expect(page.getByRole('progressbar', { name: 'Upload of invoice.pdf' })).toBeVisible()
  await expect(primary(page)).toBeDisabled()
  letGo()
  await expect(page.getByText(/Uploaded ·/)).toBeVisible()
  await expect(primary(page)).toBeEnabled()
})

test('a file of another kind is refused at its row and can be taken away (ERR-016)', async ({
  page,
  world,
}) => {
  await openDetails(page, world)
  const script = { name: 'macro.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
  await documents(page).setInputFiles(script)
  const row = page.getByRole('listitem').filter({ hasText: 'macro.exe' })
  await expect(row).toContainText(/PDF/)
  await expect(primary(page)).toBeDisabled()
  await row.getByRole('button', { name: 'Remove macro.exe' }).click()
  await expect(row).toBeHidden()
})
