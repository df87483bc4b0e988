import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { approvalsOf, letPass, paymentsOf } from './books.ts'
import { enter, workIn } from './entrance.ts'
import { people } from './people.ts'
import { sendRefused } from './refusing.ts'
import { choosePayer, next, primary, reachReview, resultPage, stepPath, uniqueId } from './wizard.ts'
import { waitingPayment } from './waiting.ts'
import { expect, test } from './world.ts'

test('where a second person decides, the payment is submitted for approval and held (WIZ-033, WIZ-009, WIZ-010, ERR-030)', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await enter(page, world, people.careful, stepPath('identity-selection'))
  const stages = page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem')
  await expect(stages).toHaveText([/Originator/, /Beneficiary/, /Payment Details/, /Review/])
  await choosePayer(page, 'Our organisation')
  await reachReview(page, internalId)
  await expect(primary(page)).toHaveText('Submit for approval')
  await sendRefused(page, '/payment_approvals')
  await next(page)
  await page.waitForURL(resultPage)
  expect(await approvalsOf(world, internalId)).toEqual([{ status: 'pending', user_email: people.careful }])
  expect(await paymentsOf(world, internalId)).toHaveLength(1)
  await expect(page.getByText('Pending approval').first()).toBeVisible()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** What the home page says, asked until it is there. */
const toApprove = async (page: Page): Promise<number> => {
  await page.goto('/home')
  const link = page.getByRole('link', { name: /for you to approve/ })
  await expect(link).toBeVisible()
  return Number(/\d+/.exec((await link.textContent()) ?? '')?.[0])
}

test('one submits, another approves, and the payment arrives; a second tab is told who decided (APR-001, APR-007, APR-010, APR-012)', async ({
  page,
  world,
  browser,
}) => {
  const internalId = uniqueId()
  await enter(page, world, people.careful, stepPath('identity-selection'))
  await choosePayer(page, 'Our organisation')
  await reachReview(page, internalId)
  await next(page)
  await page.waitForURL(resultPage)
  await expect(button(page, 'Withdraw')).toBeVisible()
  await expect(button(page, 'Approve')).toHaveCount(0)
  const path = new URL(page.url()).pathname

  const context = await browser.newContext({ baseURL: world.address })
  const first = await context.newPage()
  await workIn(first, 'uat')
  await enter(first, world, people.reviewer)
  const before = await toApprove(first)
  await first.goto('/payments?states=PENDING_APPROVAL')
  await first
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /^Review/ })
    .click()
  await first.waitForURL((address) => address.pathname === path)
  const review = first.getByRole('region', { name: 'Your decision' })
  await expect(review).toContainText(
    /Elbe Logistik.*Account.*150\.00 GBP.*EUR.*Rate.*Started by.*Operator One/,
  )
  await expect(review.getByText(/Time left to decide: (1 day )?\d\d:\d\d/)).toBeVisible()

  const second = await context.newPage()
  await second.goto(path)
  await button(second, 'Approve').click()
  await expect(dialog(second)).toContainText(/Approve 150\.00 GBP\?.*EUR.*Elbe Logistik/)

  await button(first, 'Approve').click()
  await dialog(first).getByRole('button', { name: 'Approve' }).click()
  await expect(first.getByText('The payment is approved and on its way.')).toBeVisible()
  await expect(review).toHaveCount(0)
  await expect(first.getByText('Initiated').first()).toBeVisible()

  await dialog(second).getByRole('button', { name: 'Approve' }).click()
  await expect(dialog(second)).toContainText('You already approved this payment.')
  await dialog(second).getByRole('button', { name: 'Close' }).last().click()
  await expect(button(second, 'Approve')).toHaveCount(0)

  expect(await toApprove(first)).toBe(before - 1)
  for (let step = 0; step < 4; step += 1) await letPass(world, 60)
  await page.reload()
  await expect(page.getByText('Completed').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Who did what' })).toContainText(/Authorized.*Operator Two/)
  await context.close()
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
