import { letPass, paymentsOf } from './books.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { sendRefused } from './refusing.ts'
import {
  askForQuote,
  chooseBeneficiary,
  next,
  primary,
  reachReview,
  step,
  stepPath,
  uniqueId,
} from './wizard.ts'
import { expect, test } from './world.ts'

const resultPage = /\/payments\/[0-9a-f-]{36}$/

test('a payment goes from the home page to the database, and only there (WIZ-005, WIZ-006, WIZ-007, WIZ-032, PAY-025, PAY-028, ERR-028)', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await enter(page, world, people.sender)
  await page.getByRole('button', { name: 'Send a payment' }).first().click()
  await chooseBeneficiary(page, 'Elbe Logistik')
  await askForQuote(page, '150.00')
  await page.getByLabel('Purpose').selectOption({ label: 'Services bought' })
  await page.getByLabel('Memo').fill('  invoice 7 ')
  await page.getByLabel('Internal ID').fill(internalId)
  await next(page)
  await expect(primary(page)).toHaveText('Send 150.00 USD')
  await sendRefused(page, '/payout_proxy/payments')
  await next(page)
  await page.waitForURL(resultPage)
  const [payment, ...more] = await paymentsOf(world, internalId)
  expect(more).toEqual([])
  expect(page.url()).toContain(payment?.id)
  expect(payment).toMatchObject({ state: 'INITIATED', memo: 'INVOICE 7', originator_id: null })
  const quote = await world.store.db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', payment?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(quote.source_amount).toBe('150.00')
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
  await expect(page.getByText('150.00 USD', { exact: true }).first()).toBeVisible()
})

test('the result page follows the payment as the network moves it (PAY-001, PAY-002, PAY-051, NAV-025)', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await reachReview(page, uniqueId())
  await next(page)
  await page.waitForURL(resultPage)
  const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  await expect(timeline).toContainText(['Initiated'])
  for (let turn = 0; turn < 3; turn += 1) await letPass(world, 15)
  await page.clock.fastForward(11_000)
  await expect(timeline).toContainText(['Initiated', 'Validating', 'Transferring', 'Completed'])
})

test('a payment that fails says why, and what becomes of the money (PAY-020, PAY-052)', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await reachReview(page, internalId, 'Molino Norte')
  await next(page)
  await page.waitForURL(resultPage)
  for (let turn = 0; turn < 3; turn += 1) await letPass(world, 15)
  await page.reload()
  await expect(page.getByRole('region', { name: 'The account is closed' })).toContainText('account')
  await expect(page.getByText('The funds stay with you, or come back to your balance.')).toBeVisible()
  expect(await paymentsOf(world, internalId)).toMatchObject([{ state: 'FAILED', cause: 'account-closed' }])
})

test('the progress has three stages, and the first step is passed over, without third-party payments (WIZ-008, WIZ-011, NAV-026, NAV-027, PRM-046)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.sender, '/payments/create')
  await expect(step(page, 'Choose a beneficiary')).toBeVisible()
  await expect(page).toHaveURL(stepPath('beneficiary-table'))
  const stages = page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem')
  await expect(stages).toHaveText([/^1?Beneficiary/, /Payment Details/, /Review/])
  await expect(stages.first()).toHaveAttribute('aria-current', 'step')
})

test('a sent payment stands on top of the last payments', async ({ page, world }) => {
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await reachReview(page, uniqueId(), 'Atelier Rhone')
  await next(page)
  await page.waitForURL(resultPage)
  const id = page.url().split('/').at(-1)
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Payments' }).click()
  const first = page.getByRole('row').nth(1).getByRole('link')
  await expect(first).toHaveAttribute('href', `/payments/${id}`)
  await expect(first).toHaveText('Atelier Rhone')
})
