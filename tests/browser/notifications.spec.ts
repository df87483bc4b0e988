import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enter, visit, workIn } from './entrance.ts'
import { uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

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

  await visit(page, '/settings/activity-logs')
  await button(page, 'Add filter').click()
  await page.getByRole('menuitem', { name: 'Action' }).click()
  await page.getByRole('radio', { name: 'Organisation changed' }).press('Space')
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Organisation changed')
  await button(page, 'Done').click()
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
