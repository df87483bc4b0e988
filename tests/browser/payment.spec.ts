import { letArrive, paymentsOf } from './books.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { sendRefused } from './refusing.ts'
import {
  askForQuote,
  beginAnother,
  chooseBeneficiary,
  countdown,
  next,
  primary,
  reachReview,
  resultPage,
  sent,
  step,
  stepPath,
  uniqueId,
} from './wizard.ts'
import { expect, test } from './world.ts'

test('a payment goes from the home page to the database, and only there, and stands on top of the last payments; one that fails says why, and what becomes of the money (WIZ-005, WIZ-006, WIZ-007, WIZ-032, PAY-020, PAY-025, PAY-028, PAY-052, ERR-028, TRU-086, TRU-087)', async ({
  page,
  world,
}) => {
  await test.step('a payment goes from the home page to the database, and only there', async () => {
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

  await test.step('a known beneficiary is paid with five clicks and one typed field', async () => {
    const presses = await page.evaluateHandle(() => {
      const counted = { presses: 0 }
      addEventListener('pointerdown', () => (counted.presses += 1), true)
      return counted
    })
    await page.getByRole('button', { name: 'Send another payment' }).click()
    await chooseBeneficiary(page, 'Elbe Logistik')
    await sent(page).fill('12.50')
    await expect(countdown(page)).toBeVisible()
    await next(page)
    await expect(primary(page)).toHaveText('Send 12.50 USD')
    await next(page)
    await page.waitForURL(resultPage)
    expect((await presses.jsonValue()).presses).toBe(5)
  })

  await test.step('a payment that fails says why, and what becomes of the money', async () => {
    const internalId = uniqueId()
    await beginAnother(page)
    await reachReview(page, internalId, 'Molino Norte')
    await next(page)
    await page.waitForURL(resultPage)
    await letArrive(world, internalId)
    await page.reload()
    await expect(page.getByRole('region', { name: 'The account is closed' })).toContainText('account')
    await expect(page.getByText('The funds stay with you, or come back to your balance.')).toBeVisible()
    expect(await paymentsOf(world, internalId)).toMatchObject([{ state: 'FAILED', cause: 'account-closed' }])
  })

  await test.step('a sent payment stands on top of the last payments', async () => {
    const id = page.url().split('/').at(-1)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments' }).click()
    const first = page.getByRole('row').nth(1).getByRole('link')
    await expect(first).toHaveAttribute('href', `/payments/${id}`)
    await expect(first).toHaveText(/^Molino Norte/)
  })
})

test('without third-party payments there are three stages, the first step is passed over, and the result page follows the payment as the network moves it (WIZ-008, WIZ-011, NAV-025, NAV-026, NAV-027, PAY-001, PAY-002, PAY-051, PRM-046)', async ({
  page,
  world,
}) => {
  await test.step('the progress has three stages, and the first step is passed over', async () => {
    await enter(page, world, people.sender, '/payments/create')
    await expect(step(page, 'Choose a beneficiary')).toBeVisible()
    await expect(page).toHaveURL(stepPath('beneficiary-table'))
    const stages = page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem')
    await expect(stages).toHaveText([/^1?Beneficiary/, /Payment Details/, /Review/])
    await expect(stages.first()).toHaveAttribute('aria-current', 'step')
  })

  await test.step('the result page follows the payment', async () => {
    const internalId = uniqueId()
    await reachReview(page, internalId)
    await next(page)
    await page.waitForURL(resultPage)
    const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
    await expect(timeline).toContainText(['Initiated'])
    await letArrive(world, internalId)
    await expect(timeline).toContainText(['Initiated', 'Validating', 'Transferring', 'Completed'])
  })
})
