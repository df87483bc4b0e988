import type { Page } from '@playwright/test'
import { paymentsOf } from './books.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { beginAnother, next, primary, reachReview, resultPage, step, stepPath, uniqueId } from './wizard.ts'
import { expect, test, type World } from './world.ts'

test.use({ allowed: [/net::ERR_FAILED/] })

async function openReview(page: Page, world: World): Promise<string> {
  const internalId = uniqueId()
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await reachReview(page, internalId)
  return internalId
}

async function expectOne(page: Page, world: World, internalId: string): Promise<void> {
  await page.waitForURL(resultPage)
  const payments = await paymentsOf(world, internalId)
  expect(payments).toHaveLength(1)
  expect(page.url()).toContain(payments[0]?.id)
}

test('a double click, Enter held down and two tabs that submit the same draft send one payment each, and going back from the result does not bring it back', async ({
  page,
  world,
}) => {
  await test.step('a double click sends one payment', async () => {
    const internalId = await openReview(page, world)
    let posted = 0
    page.on('request', (request) => (posted += Number(/payout_proxy\/payments/.test(request.url()))))
    await primary(page).dblclick()
    await expectOne(page, world, internalId)
    expect(posted).toBe(1)
  })

  await test.step('going back from the result does not bring the sent payment back', async () => {
    await page.goBack()
    await expect(step(page, 'Choose a beneficiary')).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  await test.step('Enter held down sends one payment', async () => {
    const internalId = uniqueId()
    await reachReview(page, internalId)
    await primary(page).focus()
    for (let press = 0; press < 12; press += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expectOne(page, world, internalId)
  })

  await test.step('two tabs that submit the same draft make one payment, and both arrive at it', async () => {
    const internalId = uniqueId()
    await beginAnother(page)
    await reachReview(page, internalId)
    const other = await page.context().newPage()
    await other.goto(stepPath('review'))
    await expect(step(other, 'Review and send')).toBeVisible()
    await Promise.all([next(page), next(other)])
    await expectOne(page, world, internalId)
    await expectOne(other, world, internalId)
  })
})

test('an answer lost on the wire is asked for again, after the page was closed too, and there is one payment', async ({
  page,
  world,
}) => {
  const sending = '**/payout_proxy/payments*'
  const checking = page.getByRole('heading', { name: 'We are checking whether your payment was received' })

  await test.step('an answer lost on the wire is asked for again', async () => {
    const internalId = await openReview(page, world)
    let turn = 0
    await page.route(sending, async (route) => {
      turn += 1
      if (turn > 1) return route.continue()
      await route.fetch()
      await route.abort('failed')
    })
    await next(page)
    await expect(checking).toBeVisible()
    await expectOne(page, world, internalId)
    expect(turn).toBe(2)
    await page.unroute(sending)
  })

  await test.step('a page closed meanwhile finds its payment when the draft is sent again', async () => {
    const internalId = uniqueId()
    await beginAnother(page)
    await reachReview(page, internalId)
    await page.route(sending, async (route) => {
      await route.fetch()
      await route.abort('failed')
    })
    await next(page)
    await expect(checking).toBeVisible()
    await page.unroute(sending)
    await page.reload()
    await expect(step(page, 'Review and send')).toBeVisible()
    await next(page)
    await expectOne(page, world, internalId)
  })
})
