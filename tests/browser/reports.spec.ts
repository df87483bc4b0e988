import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectAccessible } from './axe.ts'
import { enter, workIn } from './entrance.ts'
import { people } from './people.ts'
import { choose } from './wizard.ts'
import { expect, test, type World } from './world.ts'

test.use({ allowed: [/status of (409|500)/] })

const LIST = '**/v1/reports?*'
const CONTENT = '**/v1/reports/*/content*'
const broken = {
  status: 500,
  json: { code: 'INTERNAL', title: 'Something went wrong', detail: 'We could not.' },
}

/** Thirty days that are over; the demonstration paid in each of them. */
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)

async function fill(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await choose(page, 'Settlement')
  await page.getByRole('combobox', { name: 'Format' }).selectOption('CSV')
  await page.getByRole('textbox', { name: 'From' }).fill(day(40))
  await page.getByRole('textbox', { name: 'Until' }).fill(day(10))
  await page.getByRole('combobox', { name: 'Payments' }).selectOption('CREATED')
}

/** A report of somebody else, under a name of its own. */
const keepTaken = ({ store }: World) =>
  sql`insert into reports (org_id, environment, name, kind, format, selection, first_day, last_day, zone, columns, status)
    select org_id, 'uat', 'Taken', 'settlement', 'CSV', 'CREATED', '2026-01-01', '2026-01-31', 'UTC', '{state}', 'Failed'
    from users where email = ${people.traveller}`.execute(store.db)

test('a report is created, becomes ready, is downloaded and deleted (NAV-012, REP-011, ERR-049, ERR-050, ERR-054, ERR-056, ERR-057, ERR-058, API-095)', async ({
  page,
  world,
}) => {
  await sql`delete from reports`.execute(world.store.db)
  await workIn(page, 'uat')
  await page.route(LIST, (route) => route.fulfill(broken))
  await enter(page, world, people.traveller, '/reports')
  await expect(page.getByText('Reports could not be loaded')).toBeVisible()
  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No reports yet')).toBeVisible()
  await keepTaken(world)
  await page.getByRole('button', { name: 'Create report' }).first().click()
  await fill(page, 'Taken')
  await expectAccessible(page, 'a new report')
  const create = page.getByRole('dialog').getByRole('button', { name: 'Create report' })
  await create.click()
  await expect(page.getByText('There is already a report with this name.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('My month')
  await create.click()
  await expect(page.getByText('My month is being made, which takes up to one minute')).toBeVisible()
  await expect(page).toHaveURL(/\/reports\/[0-9a-f-]{36}/)
  const download = page.getByRole('button', { name: 'Download My month.csv' })
  await page.route(CONTENT, (route) => route.fulfill(broken))
  await download.click()
  await expect(page.getByText('The report could not be downloaded. We could not.')).toBeVisible()
  await page.unroute(CONTENT)
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFFReport,My month\r\nType,Settlement\r\n/)
  await expectAccessible(page, 'a report')
  await page.getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete My month?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/reports')
  await expect(page.getByText('The report was deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'My month' })).toHaveCount(0)
  await page.route('**/v1/invoices?*', (route) => route.fulfill(broken))
  await page.getByRole('tab', { name: 'Invoices' }).click()
  await expect(page.getByText('Invoices could not be loaded')).toBeVisible()
  await page.unroute('**/v1/invoices?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.route('**/v1/invoices/*/content*', (route) => route.fulfill(broken))
  await page.getByRole('link', { name: /^INV-/ }).first().click()
  await page.getByRole('button', { name: /^Download INV-.*pdf/ }).click()
  await expect(page.getByText('The invoice could not be downloaded. We could not.')).toBeVisible()
})
