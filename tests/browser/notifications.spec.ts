import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectAccessible } from './axe.ts'
import { enter, workIn } from './entrance.ts'
import { people } from './people.ts'
import { choosePayer, next, reachReview, resultPage, stepPath, uniqueId } from './wizard.ts'
import { expect, test, type World } from './world.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

const arrive = async (browser: Browser, world: World, email: string, path: string, width = 1280) => {
  const context = await browser.newContext({ baseURL: world.address, viewport: { width, height: 844 } })
  const page = await context.newPage()
  await workIn(page, 'uat')
  await enter(page, world, email, path)
  return page
}

const submit = async (page: Page, world: World, internalId: string) => {
  await workIn(page, 'uat')
  await enter(page, world, people.careful, stepPath('identity-selection'))
  await choosePayer(page, 'Our organisation')
  await reachReview(page, internalId)
  await next(page)
  await page.waitForURL(resultPage)
  return new URL(page.url()).pathname
}

test('who may decide hears of a payment that waits and goes there from the bell; who started it hears the decision (NOT-001, NOT-002, NOT-007, NOT-009)', async ({
  page,
  world,
  browser,
}) => {
  // Two people, one after the other, and the whole way of a payment.
  test.slow()
  await sql`delete from notifications where user_id in
    (select id from users where email in (${people.careful}, ${people.reviewer}))`.execute(world.store.db)
  const internalId = uniqueId()
  const path = await submit(page, world, internalId)
  await expect(button(page, 'Notifications')).toBeVisible()

  const other = await arrive(browser, world, people.reviewer, '/home', 390)
  await button(other, 'Notifications, 1 unread').click()
  await expect(panel(other).getByText(internalId)).toBeVisible()
  expect(await panel(other).boundingBox()).toMatchObject({ width: 390, height: 844 })
  await expectAccessible(other, 'the notifications')
  await panel(other).getByRole('link', { name: 'A payment waits for your decision' }).click()
  await other.waitForURL((address) => address.pathname === path)
  await expect(panel(other)).toBeHidden()
  await button(other, 'Notifications').click()
  await button(other, 'Archive').click()
  await expect(panel(other).getByText('Nothing here')).toBeVisible()
  await panel(other).getByRole('tab', { name: 'Archive' }).click()
  await expect(panel(other).getByText(internalId)).toBeVisible()
  await panel(other).getByRole('button', { name: 'Close' }).click()
  await button(other, 'Approve').click()
  await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(other.getByText('The payment is approved and on its way.')).toBeVisible()
  await other.context().close()

  await page.reload()
  await button(page, 'Notifications, 1 unread').click()
  await expect(panel(page).getByRole('link', { name: 'Your payment was approved' })).toBeVisible()
})

test('the activity log is filtered, an entry tells before and after, and the log is downloaded (NAV-045, NAV-053, ACT-001, ACT-002, ACT-004)', async ({
  page,
  world,
}) => {
  const customerId = `CUS-${uniqueId()}`
  await workIn(page, 'uat')
  await enter(page, world, 'admin@harbor.example', '/settings/organisation')
  await button(page, 'Edit: Organisation').click()
  await page.getByRole('textbox', { name: 'Salesforce ID' }).fill(customerId)
  await button(page, 'Save').click()
  await expect(page.getByText(customerId)).toBeVisible()

  await page.goto('/settings/activity-logs')
  await button(page, 'Filters').click()
  await page.getByRole('radio', { name: 'Organisation changed' }).press('Space')
  await button(page, 'Apply').click()
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Organisation changed')
  await page.getByRole('link', { name: 'Organisation changed' }).first().click()
  const entry = page.getByRole('dialog')
  await expect(entry.getByRole('region', { name: 'After' })).toContainText(customerId)
  await expect(entry.getByRole('region', { name: 'Before' })).toContainText('Customer id')
  await expect(entry.getByRole('region', { name: 'Before' })).not.toContainText(customerId)
  await entry.getByRole('button', { name: 'Close' }).click()

  await button(page, 'Download').click()
  const saved = page.waitForEvent('download')
  await entry.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('activity-log.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(customerId)
  expect(text).toContain('organisation.update')
  expect(text).not.toContain('users.signIn')
  await expect(page.getByText('The activity log was downloaded.')).toBeVisible()
})
