import type { Page } from '@playwright/test'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { chooseBeneficiary, countdown, primary, received, sent, stepPath } from './wizard.ts'
import { expect, test, type World } from './world.ts'

const quoteCall = '**/quotes/quote-collection*'

async function openDetails(page: Page, world: World, beneficiary = 'Elbe Logistik'): Promise<void> {
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await chooseBeneficiary(page, beneficiary)
}

test('one quote is asked for when the typing rests, its countdown runs, and the toggle fixes the amount that arrives (WIZ-019, WIZ-020, WIZ-021, QUO-001, QUO-009, QUO-023, QUO-024, QUO-028, QUO-029)', async ({
  page,
  world,
}) => {
  await openDetails(page, world)

  await test.step('typing an amount asks for one quote when the typing rests', async () => {
    await expect(sent(page)).toHaveAccessibleDescription('USD')
    await expect(received(page)).toHaveAttribute('placeholder', '–')
    let requested = 0
    page.on('request', (request) => (requested += Number(/quote-collection/.test(request.url()))))
    await page.getByLabel('Funds source').selectOption('FUNDED')
    await sent(page).focus()
    // However busy the machine is, nobody rests between two of these keys.
    await page.evaluate(() => {
      for (const key of '1250.50') document.execCommand('insertText', false, key)
    })
    await expect(countdown(page)).toBeVisible()
    await expect(received(page)).toHaveValue(/^[\d,]+\.\d\d$/)
    expect(requested).toBe(1)
  })

  await test.step('the countdown runs second by second as mm:ss', async () => {
    const first = await countdown(page).textContent()
    expect(first).toMatch(/^0[12]:\d\d$/)
    await expect(countdown(page)).not.toHaveText(first ?? '')
  })

  await test.step('the toggle fixes the amount that arrives', async () => {
    await page.getByRole('radio', { name: 'Receive exactly' }).click()
    await received(page).fill('100.00')
    const request = page.waitForRequest(quoteCall)
    expect((await request).postDataJSON()).toMatchObject({
      quoteAmount: '100.00',
      quoteAmountType: 'DESTINATION_AMOUNT',
    })
    await expect(countdown(page)).toBeVisible()
    await expect(received(page)).toHaveValue('100.00')
    await expect(sent(page)).not.toHaveValue('1,250.50')
  })
})

test('of two answers the one to the newest amount stands; Continue is shut without a quote, while one is loading, and when there is none (WIZ-036, WIZ-037, WIZ-038)', async ({
  page,
  world,
}) => {
  await openDetails(page, world)
  await page.getByLabel('Funds source').selectOption('FUNDED')

  await test.step('Continue is shut without a quote, while one is loading, and when there is none', async () => {
    await expect(primary(page)).toBeDisabled()
    const stored = Promise.withResolvers<void>()
    await page.route(quoteCall, async (route) => {
      await stored.promise
      await route.continue()
    })
    await sent(page).fill('0.50')
    await expect(page.getByText('Getting a quote…')).toBeVisible()
    await expect(primary(page)).toBeDisabled()
    stored.resolve()
    await expect(page.getByRole('button', { name: 'Get a new quote' })).toBeVisible()
    await expect(primary(page)).toBeDisabled()
  })

  await test.step('an amount below what the destination takes is refused in its own words', async () => {
    await expect(sent(page)).toHaveAccessibleDescription(/1\.00 EUR/)
    await sent(page).fill('50')
    await expect(primary(page)).toBeEnabled()
    await page.unroute(quoteCall)
  })

  await test.step('of two answers the one to the newest amount stands, though the older comes last', async () => {
    const stored = Promise.withResolvers<void>()
    let turn = 0
    await page.route(quoteCall, async (route) => {
      turn += 1
      if (turn > 1) return route.continue()
      const response = await route.fetch()
      await stored.promise
      await route.fulfill({ response }).catch(() => undefined)
    })
    await sent(page).fill('100.00')
    await expect.poll(() => turn).toBe(1)
    await sent(page).fill('200.00')
    await expect(countdown(page)).toBeVisible()
    await expect.poll(() => turn).toBe(2)
    const newest = await received(page).inputValue()
    stored.resolve()
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('200.00 USD')
    await expect(received(page)).toHaveValue(newest)
  })
})
