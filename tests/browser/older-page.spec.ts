import type { Page } from '@playwright/test'
import type { Served } from '../../src/portal/definitions/fetch.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { next, primary, reachReview, step, stepPath, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

const CHANGED = 'Portolan has changed since you opened this page.'

/** The page is handed definitions of before the call that creates a payment moved. */
const serveOlder = (page: Page) =>
  page.route('**/definitions.json', async (route) => {
    const response = await route.fetch()
    const served = (await response.json()) as Served
    const { calls } = served.definitions
    const older = { ...calls['payments.create']!, path: '/payout_proxy/payments-of-before' }
    const definitions = { ...served.definitions, calls: { ...calls, 'payments.create': older } }
    await route.fulfill({ response, json: { ...served, version: 'of-before', definitions } })
  })

test('a page older than the definitions of the server says so, loses nothing, and sends once it is reloaded', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await serveOlder(page)
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await expect(page.getByText(CHANGED)).toBeVisible()
  await reachReview(page, internalId)
  await next(page)
  const refusal = page.getByRole('group', { name: CHANGED })
  await expect(refusal).toContainText('Nothing was done. Reload the page and do it again')

  await page.unroute('**/definitions.json')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('We kept what you entered last time.', { exact: false }).first()).toBeVisible()
  await expect(step(page, 'Review and send')).toBeVisible()
  await expect(page.getByText(CHANGED)).toBeHidden()
  await expect(primary(page)).toBeEnabled()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Payment sent' })).toBeVisible()
  const sent = world.store.db.selectFrom('payments').select('id').where('internal_id', '=', internalId)
  expect(await sent.execute()).toHaveLength(1)
})
