import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { enter, visit } from './entrance.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

const rows = (page: Page): Locator => page.locator('tbody').getByRole('row')
const count = (page: Page): Locator => page.getByText(/^(about )?[\d,]+ payments?$/)

test('filters by state, in words and in the address, through reload and Back (PAY-007, PAY-004)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.careful, '/payments?tab=individual')
  await expect(rows(page).first()).toBeVisible()
  const all = await count(page).textContent()
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'State', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Completed' }).check({ force: true })
  await expect(page).toHaveURL(/states=COMPLETED/)
  const chips = page.getByRole('list', { name: 'Filters in use' })
  await expect(chips).toContainText('State Completed')
  await expect(count(page)).not.toHaveText(all ?? '')
  await expect(rows(page).getByText('Completed')).toHaveCount(await rows(page).count())
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect(chips).toContainText('State Completed')
  await page.goBack()
  await expect(count(page)).toHaveText(all ?? '')
  await expectAccessible(page, 'the payments list', 'main')
})

test('sorts by amount, pages and chooses columns in the address; has tabs, each with what it was asked; keeps a view on the server and opens it by its address (PAY-004, PAY-005, PAY-010)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.careful, '/payments?destination_currency=MXN')
  await expect(rows(page).first()).toContainText('MXN')
  await page.getByRole('button', { name: 'Sending amount' }).click()
  await expect(page).toHaveURL(/sort=sending_amount/)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText(/^16–30 of/)).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  const column = page.getByRole('checkbox', { name: 'Payment ID' })
  await column.press('Space')
  await expect(column).toBeChecked()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByText(/^16–30 of/)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Payment ID' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Sending amount' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )

  await visit(page, '/payments?tab=nonsense&sort=sending_amount')
  const tab = (name: string) => page.getByRole('tab', { name })
  for (const name of ['Payments', 'Individual'])
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  await tab('Individual').focus()
  await page.keyboard.press('End')
  await expect(tab('Approval Log')).toBeFocused()
  await expect(page).toHaveURL(/tab=approval_log$/)
  await expect(page.getByRole('table', { name: /approval/i })).toBeVisible()
  await tab('Individual').click()
  await expect(page).toHaveURL(/sort=sending_amount/)
  await tab('Requests').click()
  await expect(page).toHaveURL(/kind=requests/)
  await expect(tab('Batch')).toHaveCount(0)

  await visit(page, '/payments?states=FAILED&size=50')
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('State Failed')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).click()
  await page.getByLabel('Name').fill('What failed')
  await page.getByRole('button', { name: 'Save the view' }).click()
  await expect(page.getByRole('button', { name: 'View: What failed' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('view') ?? ''
  await page.goto(`/payments?view=${id}`)
  await expect(page).toHaveURL(/states=FAILED.*size=50/)
})

test('downloads the rows that are filtered, and asks for them again by itself (PAY-013, PAY-015, PAY-063)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.careful, '/payments?states=FAILED')
  await expect(rows(page).first()).toBeVisible()
  const polled = page.waitForRequest((request) => request.url().includes('/payments/filter'))
  await page.getByRole('button', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('State: Failed')
  await dialog.getByRole('radio', { name: /^All / }).check({ force: true })
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('payments.csv')
  const text = await readFile(await file.path(), 'utf8')
  const total = Number((await count(page).textContent())?.replaceAll(/\D/g, ''))
  expect(text).toContain('Europe/Berlin')
  expect(text.match(/,Failed,/g)?.length).toBeGreaterThanOrEqual(total)
  expect(text).not.toContain('Completed')
  await expect(page.getByText(new RegExp(`Downloaded ${total} payment`))).toBeVisible()
  await polled
})
