import type { Locator, Page } from '@playwright/test'
import { paymentsOf } from './books.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import {
  askForQuote,
  chooseBeneficiary,
  countdown,
  next,
  reachReview,
  resultPage,
  sent,
  step,
  stepPath,
  uniqueId,
} from './wizard.ts'
import { expect, test } from './world.ts'

test.use({ allowed: [/status of 503|ERR_CONNECTION_REFUSED/] })

const away = {
  code: 'AWAY',
  type: 'urn:portolan:fault:away',
  errorCode: 'AWAY',
  title: 'Temporarily unavailable',
  detail: 'The service cannot reach its records at the moment.',
  clientMessage: 'The service cannot reach its records at the moment.',
  message: 'The service cannot reach its records at the moment.',
  finality: 'RETRYABLE',
  status: 503,
  fields: [],
  requestId: '00000000-0000-4000-8000-000000000000',
}
const api = '**/api/v1/**'

const edges = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })

/** Answers every call with 503 and a Retry-After header. */
const goAway = (page: Page, retryAfter: string) =>
  page.route(api, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': retryAfter, 'content-type': 'application/problem+json' },
      body: JSON.stringify(away),
    }),
  )

/** Delays the retries of the notice; each waits until the test releases it. */
async function holdTries(page: Page): Promise<(() => void)[]> {
  const tries: (() => void)[] = []
  await page.route('**/feature_flags*', async (route) => {
    await new Promise<void>((letThrough) => tries.push(letThrough))
    await route.fallback()
  })
  return tries
}

/** Advances the clock of the page until the next retry, and returns the elapsed time. */
async function waitForTry(page: Page, tries: readonly unknown[]): Promise<number> {
  const [before, stepMs, most] = [tries.length, 100, 15_000]
  let passed = 0
  while (tries.length === before && passed < most) {
    await page.clock.runFor(stepMs)
    passed += stepMs
  }
  return passed
}

test('while the server is away the page keeps all, says so, asks no oftener than it was told, and recovers', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await chooseBeneficiary(page, 'Elbe Logistik')
  await askForQuote(page, '150.00')
  const internalId = uniqueId()
  await page.getByLabel('Internal ID').fill(internalId)
  await goAway(page, '2')
  const tries = await holdTries(page)
  await sent(page).fill('175.00')
  const notice = page.getByText(
    /The server is busy, or away for a moment\.\s+What you see is as it was at \d\d:\d\d/,
  )
  await expect(notice).toBeVisible()
  await expect.poll(() => tries.length).toBe(1)

  await test.step('it counts from the last answer, however slow that was', async () => {
    // On a busy machine the moment at which it is to stand still may have passed by the time that is said.
    await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass()
    for (let turn = 1; turn <= 3; turn += 1) {
      await page.clock.runFor(10_000)
      expect(tries, 'while nobody has answered').toHaveLength(turn)
      tries.at(-1)?.()
      await expect(page.getByRole('button', { name: 'Try now' })).toBeEnabled()
      expect(await waitForTry(page, tries), 'left alone').toBeGreaterThanOrEqual(2_000)
      expect(tries).toHaveLength(turn + 1)
    }
    await page.clock.resume()
    tries.at(-1)?.()
    await page.unroute('**/feature_flags*')
  })

  await expect(step(page, 'Payment details')).toBeVisible()
  await expect(sent(page)).toHaveValue('175.00')
  await page.setViewportSize({ width: 390, height: 780 })
  await expect(notice).toBeInViewport({ ratio: 1 })
  const [message, foot] = await Promise.all([edges(notice), edges(page.locator('.ptl-foot'))])
  expect(message.bottom, 'above the buttons').toBeLessThan(foot.top)
  await page.unroute(api)
  await expect(notice).toBeHidden()
  await expect(sent(page)).toHaveValue('175.00')
  await expect(countdown(page), 'quoted anew by itself').toBeVisible()
  await expect(page.getByLabel('Internal ID')).toHaveValue(internalId)
})

test('a payment sent while the server is away is sent once, when it is back', async ({ page, world }) => {
  const internalId = uniqueId()
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await reachReview(page, internalId)
  await goAway(page, '1')
  await next(page)
  await expect(
    page.getByRole('heading', { name: 'We are checking whether your payment was received' }),
  ).toBeVisible()
  expect(await paymentsOf(world, internalId)).toHaveLength(0)
  await page.unroute(api)
  await page.waitForURL(resultPage)
  expect(await paymentsOf(world, internalId)).toHaveLength(1)
})
