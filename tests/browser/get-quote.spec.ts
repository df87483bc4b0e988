import { letPass } from './books.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import {
  beginAnother,
  choose,
  countdown,
  moveOnUntilSeen,
  next,
  resultPage,
  step,
  uniqueId,
} from './wizard.ts'
import { expect, test, type World } from './world.ts'
import type { Page } from '@playwright/test'

async function begin(page: Page, world: World): Promise<void> {
  await enter(page, world, people.legacy, '/payments')
  await page.getByRole('button', { name: 'Send a payment' }).first().click()
  await expect(step(page, 'Get a quote')).toBeVisible()
}

async function pick(page: Page, label: string, name: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

async function give(page: Page, country: string, amount: string): Promise<void> {
  await page.getByLabel('Sender account').fill('settlement')
  await page.getByLabel('Receiver host').fill('rn.mx.banco-norte')
  await expect(page.getByLabel('Receiver host')).toHaveAccessibleDescription(/Reached directly\./)
  await page.getByLabel('Receiver account').fill('payout')
  await pick(page, 'Currency', 'US Dollar')
  await pick(page, 'Country', country)
  await page.getByLabel('Payout method').selectOption('RTGS')
  await choose(page, 'Sending amount')
  await page.getByLabel('Amount', { exact: true }).fill(amount)
}

test('an organisation without payments direct gets a quote and accepts it; what the network refuses about an answer leads back to it (QUO-001, QUO-012, QUO-013, PRM-037)', async ({
  page,
  world,
}) => {
  const reference = uniqueId()
  await begin(page, world)
  await expect(page).toHaveURL(/\/payments\/create/)
  const used = await page.getByLabel('Receiver host').getAttribute('list')
  await expect(page.locator(`[id="${used}"] option`).first()).toHaveText(/^rn\./)
  await give(page, 'Mexico', '250.10')
  await next(page)
  await expect(step(page, 'Accept a quote')).toBeVisible()
  await expect(page.getByRole('radio', { name: /SPEI.*250\.10 USD/ })).toBeChecked()
  await expect(countdown(page)).toBeVisible()
  await page.getByLabel('Sender end-to-end ID').fill(reference)
  await page.getByLabel(/User info/).fill('{ "desk": "A" }')
  await next(page)
  await page.waitForURL(resultPage)
  await expect(page.getByRole('main').getByText('Pending approval').first()).toBeVisible()
  const payment = await world.store.db
    .selectFrom('payments')
    .selectAll()
    .where('end_to_end_id', '=', reference)
    .executeTakeFirstOrThrow()
  expect(page.url()).toContain(payment.id)
  expect(payment).toMatchObject({ flow: 'LEGACY', user_info: { desk: 'A' } })

  await test.step('what the network refuses about an answer leads back to it', async () => {
    await beginAnother(page)
    await expect(step(page, 'Get a quote')).toBeVisible()
    await give(page, 'Mexico', '100')
    await page.getByLabel('Use a custom rate').press('Space')
    await page.getByLabel('Custom rate', { exact: true }).fill('20')
    await pick(page, 'Base currency', 'Pound Sterling')
    await pick(page, 'Counter currency', 'Mexican Peso')
    await page.getByLabel('Rate type').selectOption('seller')
    await next(page)
    await expect(page.getByText('The rate must be between USD and MXN', { exact: false })).toBeVisible()
    await expect(step(page, 'Get a quote')).toBeVisible()
    await expect(page.getByLabel('Base currency')).toBeFocused()
    await pick(page, 'Base currency', 'US Dollar')
    await next(page)
    await expect(page.getByText('1 USD = 20 MXN', { exact: false })).toBeVisible()
  })
})

test('no quotes says what to change, and quotes that ran out are asked for again (ERR-033, QUO-025, QUO-027)', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await begin(page, world)
  await give(page, 'Mexico', '0')
  await next(page)
  await expect(page.getByText('No quotes were returned.', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Change the details' }).click()
  await page.getByLabel('Amount', { exact: true }).fill('100')
  await next(page)
  await expect(countdown(page)).toBeVisible()
  await letPass(world, 121)
  await moveOnUntilSeen(page, 121_000, page.getByText('These quotes have expired. Nothing was sent.'))
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Get new quotes' }).click()
  await expect(countdown(page)).toBeVisible()
})
