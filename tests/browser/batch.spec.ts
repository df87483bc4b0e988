import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { letPass, paymentsOf } from './books.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { next, primary, step, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

const head = 'Beneficiary,Amount,Amount type,Purpose,Source of cash,Memo,Internal ID'

const choose = (page: Page, ...rows: string[]) =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'payday.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...rows].join('\r\n')),
  })

test('a file of payments is mended, looked at, sent as one batch, and followed (PAY-003, NAV-030)', async ({
  page,
  world,
}) => {
  const id = uniqueId()
  await enter(page, world, people.sender, '/payments?tab=batch')
  await page.getByRole('button', { name: 'Send a batch' }).click()
  await expect(page).toHaveURL(/\/batch-payment\/create/)
  await expect(step(page, 'Choose a file')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the template' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toBe(`\uFEFF${head}\r\n`)

  await choose(page, `Taller Azul,150.00,,,,,${id}`, 'Nobody at all,"1,5",,,,,B-2')
  const mending = page.getByRole('region', { name: 'What needs mending' }).getByRole('row')
  await expect(mending).toHaveCount(3)
  await expect(mending.nth(1)).toContainText(/3.*Beneficiary.*Nobody at all/)
  await expect(mending.nth(2)).toContainText(/3.*Amount.*1,5/)
  await expect(primary(page)).toBeDisabled()
  await expectAccessible(page, 'a batch file with problems', 'main')

  await choose(
    page,
    `Taller Azul,150.00,,,,,${id}`,
    `Elbe Logistik,200.00,Send exactly,Services bought,,,${id}`,
    `Atelier Rhone,300.00,Receive exactly,,,,${id}`,
  )
  await expect(page.getByText('3 payments, quoted for')).toBeVisible()
  await next(page)
  await expect(step(page, 'Review and send')).toBeVisible()
  const batch = page.getByRole('region', { name: 'Batch', exact: true })
  await expect(batch.getByRole('row')).toHaveCount(4)
  await expect(batch.getByRole('row').nth(1)).toContainText('150.00 USD')
  await expect(batch).toContainText('300.00 EUR')
  await expect(primary(page)).toHaveText('Send 3 payments')
  await next(page)

  await expect(page).toHaveURL(/\/payments\?tab=batch$/)
  const newest = page.locator('tbody').getByRole('row').first()
  await expect(newest).toContainText('In Progress')
  const sent = await paymentsOf(world, id)
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map((payment) => payment.batch_id)).size).toBe(1)

  await page.getByRole('tab', { name: 'Individual' }).click()
  for (const payment of sent)
    await expect(page.locator(`tbody a[href="/payments/${payment.id}"]`)).toBeVisible()
  for (let turn = 0; turn < 3; turn += 1) await letPass(world, 15)
  await page.getByRole('tab', { name: 'Batch' }).click()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(newest).toContainText('Completed')
})

test('a batch whose quote has expired cannot be sent until it is quoted again', async ({ page, world }) => {
  const id = uniqueId()
  await page.clock.install()
  await enter(page, world, people.sender, '/batch-payment/create')
  await choose(page, `Taller Azul,150.00,,,,,${id}`)
  await expect(page.getByText('1 payment, quoted for')).toBeVisible()
  await next(page)
  await expect(primary(page)).toHaveText('Send 1 payment')
  await letPass(world, 31)
  await page.clock.fastForward(31_000)
  await expect(page.getByText('This quote has expired.')).toBeVisible()
  await expect(primary(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Get a new quote' }).click()
  await expect(page.getByText('This quote has expired.')).toHaveCount(0)
  await expect(primary(page)).toBeEnabled()
  expect(await paymentsOf(world, id)).toEqual([])
})
