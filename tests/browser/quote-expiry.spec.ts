import { letPass, paymentsOf } from './books.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import {
  askForQuote,
  chooseBeneficiary,
  countdown,
  moveOn,
  moveOnUntilSeen,
  next,
  primary,
  reachReview,
  resultPage,
  step,
  stepPath,
  uniqueId,
} from './wizard.ts'
import { expect, test } from './world.ts'

const twoMinutes = 125_000

test('an expired quote is replaced on the form; on the review it warns, shuts the button and offers a new one (WIZ-034, WIZ-035, QUO-022, QUO-025, QUO-026)', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await page.clock.install()
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await chooseBeneficiary(page, 'Elbe Logistik')
  await askForQuote(page, '150.00')

  await test.step('on the form an expired quote is replaced by a new one', async () => {
    await moveOn(page, twoMinutes, () =>
      page.waitForRequest('**/quotes/quote-collection*', { timeout: 2_000 }),
    )
    await expect(countdown(page)).toHaveText(/^0[12]:\d\d$/)
  })

  await test.step('on the review it warns, shuts the button and offers a new quote', async () => {
    await page.getByLabel('Internal ID').fill(internalId)
    await next(page)
    await expect(step(page, 'Review and send')).toBeVisible()
    await moveOnUntilSeen(page, twoMinutes, page.getByText('This quote has expired.'))
    await expect(primary(page)).toBeDisabled()
    await page.getByRole('button', { name: 'Get a new quote' }).click()
    await expect(step(page, 'Payment details')).toBeVisible()
    await expect(primary(page)).toBeEnabled()
    await next(page)
    await expect(step(page, 'Review and send')).toBeVisible()
    await next(page)
    await page.waitForURL(resultPage)
    expect(await paymentsOf(world, internalId)).toHaveLength(1)
  })
})

test('when the server says the quote is over, nothing was sent and a new quote leads on (QUO-027, ERR-031)', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await reachReview(page, internalId)
  await letPass(world, 300)
  await next(page)
  await expect(page.getByText(/quote has expired/i).first()).toBeVisible()
  expect(await paymentsOf(world, internalId)).toEqual([])
  await page.getByRole('button', { name: 'Get a new quote' }).first().click()
  await expect(step(page, 'Payment details')).toBeVisible()
  await expect(primary(page)).toBeEnabled()
  await next(page)
  await next(page)
  await page.waitForURL(resultPage)
  expect(await paymentsOf(world, internalId)).toHaveLength(1)
})
