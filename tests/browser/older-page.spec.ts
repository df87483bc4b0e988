import type { Page } from '@playwright/test'
import type { Served } from '../../src/portal/definitions/fetch.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { chooseBeneficiary, countdown, next, sent, step, stepPath, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

const CHANGED = 'Portolan has changed since you opened this page.'

/** The page is handed definitions of before, and nobody tells it of new ones. */
const serveOlder = (page: Page) =>
  page.route('**/definitions.json*', async (route) => {
    const response = await route.fetch()
    const { changes: _changes, ...served } = (await response.json()) as Served
    await route.fulfill({ response, json: { ...served, version: 'of-before' } })
  })

test('a page older than the definitions of the server says so, changes nothing, loses nothing, and sends once it is reloaded', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await serveOlder(page)
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await expect(page.getByText(CHANGED)).toBeVisible()
  await chooseBeneficiary(page, 'Elbe Logistik')
  await page.getByLabel('Funds source').selectOption('FUNDED')
  await page.getByLabel('Internal ID').fill(internalId)
  await sent(page).fill('150.00')
  await expect(page.getByText('Nothing was done. Reload the page and do it again').first()).toBeVisible()

  await page.unroute('**/definitions.json*')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('We kept what you entered last time.', { exact: false }).first()).toBeVisible()
  await expect(page.getByText(CHANGED)).toBeHidden()
  await expect(page.getByLabel('Internal ID')).toHaveValue(internalId)
  await expect(countdown(page)).toBeVisible()
  await next(page)
  await expect(step(page, 'Review and send')).toBeVisible()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Payment sent' })).toBeVisible()
  const found = world.store.db.selectFrom('payments').select('id').where('internal_id', '=', internalId)
  expect(await found.execute()).toHaveLength(1)
})
