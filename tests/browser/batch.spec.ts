import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { letArrive, letPass, paymentsOf } from './books.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { moveOnUntilSeen, next, primary, step, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

const head = 'Beneficiary,Amount,Amount type,Purpose,Source of cash,Memo,Internal ID'
const whole = 'Beneficiary,Amount,Amount type,Purpose,Source of cash,Originator,Memo,Internal ID'

const choose = (page: Page, ...rows: string[]) =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'payday.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...rows].join('\r\n')),
  })

const download = async (page: Page, name: string) => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await saved).path(), 'utf8')
}

test('a file of payments is mended, looked at, sent as one batch, and followed to its end (PAY-003, NAV-030, NAV-031, BAT-001, BAT-004, BAT-036, ERR-040, LIM-029)', async ({
  page,
  world,
}) => {
  const id = uniqueId()
  await enter(page, world, people.sender, '/payments?tab=batch')
  await page.getByRole('button', { name: 'Send a batch' }).click()
  await expect(page).toHaveURL(/\/batch-payment\/file/)
  await expect(step(page, 'Choose a file')).toBeVisible()
  expect(await download(page, 'Download the template')).toBe(`\uFEFF${whole}\r\n`)
  const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(head) }
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    for (const name of ['a.csv', 'b.csv']) data.items.add(new File([text], name))
    return data
  }, file.buffer.toString())
  await page.locator('.ptl-drop').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByText('Only 1 file is allowed at a time.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)

  await page.evaluate(() => scrollTo(0, 0))
  await choose(page, `Taller Azul,150.00,,,,,${id}`, 'Nobody at all,"1,5,0",,,,,B-2')
  await expect(page.getByText('2 cells need correcting')).toBeInViewport()
  const wrong = page.getByRole('region', { name: 'What needs correcting' }).getByRole('row')
  await expect(wrong).toHaveCount(2)
  await expect(wrong.nth(1).getByRole('textbox', { name: 'Beneficiary, row 3' })).toHaveValue('Nobody at all')
  await expect(wrong.nth(1).getByRole('textbox', { name: 'Amount, row 3' })).toHaveAccessibleDescription(
    /group thousands/,
  )
  await expect(primary(page)).toBeDisabled()
  await expectAccessible(page, 'a batch file with problems', 'main')

  await choose(
    page,
    `Taller Azul,150.00,,,,,${id}`,
    `Elbe Logistik,200.00,Send exactly,Services bought,,,${id}`,
    `Atelier Rhone,300.00,Receive exactly,,,,${id}`,
  )
  await expect(page.getByText('3 payments. These rates hold for')).toBeVisible()
  await next(page)
  await expect(step(page, 'Review and send')).toBeVisible()
  const batch = page.getByRole('region', { name: 'Batch', exact: true })
  await expect(batch.getByRole('row')).toHaveCount(4)
  await expect(batch.getByRole('row').nth(1)).toContainText('150.00 USD')
  await expect(batch).toContainText('300.00 EUR')
  await expect(primary(page)).toHaveText('Send 3 payments')
  await next(page)

  await expect(page).toHaveURL(/\/batch-payment\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'payday' })).toBeVisible()
  await expect(page.getByText('In Progress')).toBeVisible()
  const sent = await paymentsOf(world, id)
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map((payment) => payment.batch_id)).size).toBe(1)
  expect(await download(page, 'Download payday.csv')).toContain(`Taller Azul,150.00,,,,,${id}`)

  await letArrive(world, id)
  expect((await paymentsOf(world, id)).map(({ state }) => state)).toEqual(Array(3).fill('COMPLETED'))
  await expect(page.locator('.ptl-page-head').getByText('Completed')).toBeVisible()
  await expectAccessible(page, 'a batch', 'main')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /^Payment/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/payments/(${sent.map((payment) => payment.id).join('|')})$`))
  await page.goto('/payments?tab=batch')
  await expect(page.locator('tbody').getByRole('row').first()).toContainText('Completed')
})

test('a quoted batch is found in the list by its one action, and is accepted or quoted again (NAV-028, BAT-003, BAT-019, BAT-020, BAT-025, BAT-026)', async ({
  page,
  world,
}) => {
  const id = uniqueId()
  await enter(page, world, people.sender, '/batch-payment/file')
  await choose(page, `Taller Azul,150.00,,,,,${id}`)
  await expect(page.getByText('1 payment. This rate holds for')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('portolan.intro.batches', 'seen'))
  await page.goto('/batch-payment')
  const newest = page.locator('tbody').getByRole('row').first()
  await expect(newest).toContainText('Quoted')
  await newest.getByRole('link', { name: /^Review Quote/ }).click()
  await expect(page.getByRole('button', { name: 'Accept quote' })).toBeVisible()
  await letPass(world, 31)
  await page.getByRole('button', { name: 'Quote again' }).click()
  await expect(page.getByRole('button', { name: 'Accept quote' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept quote' }).click()
  await expect(page.getByText('In Progress')).toBeVisible()
  expect(await paymentsOf(world, id)).toHaveLength(1)
})

test('a batch whose quote has expired cannot be sent until it is quoted again', async ({ page, world }) => {
  const id = uniqueId()
  await page.clock.install()
  await enter(page, world, people.sender, '/batch-payment/file')
  await choose(page, `Taller Azul,150.00,,,,,${id}`)
  await expect(page.getByText('1 payment. This rate holds for')).toBeVisible()
  await next(page)
  await expect(primary(page)).toHaveText('Send 1 payment')
  await letPass(world, 31)
  await moveOnUntilSeen(page, 31_000, page.getByText('This quote has expired.'))
  await expect(primary(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Get a new quote' }).click()
  await expect(page.getByText('This quote has expired.')).toHaveCount(0)
  await expect(primary(page)).toBeEnabled()
  expect(await paymentsOf(world, id)).toEqual([])
})
