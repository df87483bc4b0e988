import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectAccessible } from './axe.ts'
import { approvalsOf, letArrive, paymentsOf } from './books.ts'
import { enter, handOver, visit, workIn } from './entrance.ts'
import { people } from './people.ts'
import { sendRefused } from './refusing.ts'
import { choosePayer, next, primary, reachReview, resultPage, stepPath, uniqueId } from './wizard.ts'
import { waitingPayment } from './waiting.ts'
import { expect, test } from './world.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** Reads the number of payments to approve from the home page, once it is loaded. */
const toApprove = async (page: Page): Promise<number> => {
  const link = page.getByRole('link', { name: /for you to approve/ })
  await expect(link).toBeVisible()
  return Number(/\d+/.exec((await link.textContent()) ?? '')?.[0])
}

test('one submits, another hears of it and approves, the payment arrives, and who started it hears the decision; a second tab is told who decided (WIZ-009, WIZ-010, WIZ-033, APR-001, APR-007, APR-010, APR-012, NOT-001, NOT-002, NOT-007, NOT-009, ERR-030)', async ({
  page,
  world,
}) => {
  // Two people, one after the other, and the whole way of a payment.
  test.slow()
  await sql`delete from notifications where user_id in
    (select id from users where email in (${people.careful}, ${people.reviewer}))`.execute(world.store.db)
  const internalId = uniqueId()
  await workIn(page, 'uat')
  await enter(page, world, people.careful, stepPath('identity-selection'))

  await test.step('where a second person decides, the payment is submitted for approval and held', async () => {
    const stages = page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem')
    await expect(stages).toHaveText([/Originator/, /Beneficiary/, /Payment Details/, /Review/])
    await choosePayer(page, 'Our organisation')
    await reachReview(page, internalId)
    await expect(primary(page)).toHaveText(/^Send [\d,.]+ GBP for approval$/)
    await sendRefused(page, '/payment_approvals')
    await next(page)
    await page.waitForURL(resultPage)
    expect(await approvalsOf(world, internalId)).toEqual([{ status: 'pending', user_email: people.careful }])
    expect(await paymentsOf(world, internalId)).toHaveLength(1)
    await expect(page.getByText('Pending approval').first()).toBeVisible()
    await expect(button(page, 'Withdraw')).toBeVisible()
    await expect(button(page, 'Approve')).toHaveCount(0)
    await expect(button(page, 'Notifications')).toBeVisible()
  })
  const path = new URL(page.url()).pathname
  await handOver(page, world, people.reviewer)
  const before = await toApprove(page)

  await test.step('who may decide hears of it, and goes there from the bell', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await button(page, 'Notifications, 1 unread').click()
    await expect(panel(page).getByText(internalId)).toBeVisible()
    expect(await panel(page).boundingBox()).toMatchObject({ width: 390, height: 844 })
    await expectAccessible(page, 'the notifications')
    await panel(page).getByRole('link', { name: 'A payment waits for your decision' }).click()
    await page.waitForURL((address) => address.pathname === path)
    await expect(panel(page)).toBeHidden()
    await button(page, 'Notifications').click()
    await button(page, 'Archive').click()
    await expect(panel(page).getByText('Nothing here')).toBeVisible()
    await panel(page).getByRole('tab', { name: 'Archive' }).click()
    await expect(panel(page).getByText(internalId)).toBeVisible()
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await visit(page, '/payments?states=PENDING_APPROVAL')
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /^Review/ })
    .click()
  await page.waitForURL((address) => address.pathname === path)
  const review = page.getByRole('region', { name: 'Your decision' })
  await expect(review).toContainText(
    /Elbe Logistik.*Account.*Fee, included in what is sent.*GBP.*Rail.*Started by.*Operator One/,
  )
  await expect(review.getByText(/Time left to decide: (1 day )?\d\d:\d\d/)).toBeVisible()

  const second = await page.context().newPage()
  await second.goto(path)
  await button(second, 'Approve').click()
  await expect(dialog(second)).toContainText(/Approve 150\.00 GBP\?.*EUR.*Elbe Logistik/)

  await button(page, 'Approve').click()
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('The payment is approved and on its way.')).toBeVisible()
  await expect(review).toHaveCount(0)
  await expect(page.getByText('Initiated').first()).toBeVisible()

  await dialog(second).getByRole('button', { name: 'Approve' }).click()
  await expect(dialog(second)).toContainText('You already approved this payment.')
  await dialog(second).getByRole('button', { name: 'Close' }).last().click()
  await expect(button(second, 'Approve')).toHaveCount(0)
  await second.close()

  await visit(page, '/home')
  await expect.poll(() => toApprove(page)).toBe(before - 1)
  await letArrive(world, internalId)
  await handOver(page, world, people.careful, path)
  await expect(page.getByText('Completed').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Who did what' })).toContainText(/Authorized.*Operator Two/)
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  // Notifications about one payment form a group that shows the newest in full.
  await expect(panel(page).getByRole('list', { name: 'Earlier' })).toContainText('Your payment was approved')
})

test('on a phone a payment is rejected with a reason, which its page keeps (APR-008)', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await waitingPayment(world)
  await workIn(page, 'uat')
  await enter(page, world, people.reviewer, `/payments/${id}`)
  await button(page, 'Reject').click()
  const reason = dialog(page).getByLabel('Why is it rejected?')
  await dialog(page).getByRole('button', { name: 'Reject' }).click()
  await expect(reason).toBeFocused()
  await reason.fill('The invoice names another amount.')
  await expectAccessible(page, 'the reject dialog', '.bp6-dialog')
  await dialog(page).getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('The payment is rejected. No money has moved.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'The payment was rejected' })).toContainText(
    'The invoice names another amount.',
  )
  await expect(button(page, 'Reject')).toHaveCount(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
