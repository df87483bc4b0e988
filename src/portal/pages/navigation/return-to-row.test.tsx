import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, payment, trail } from '#tests/fixtures/portal/payment.ts'
import { payments } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const [row] = payments.content
const others = Array.from({ length: 14 }, (_, at) => ({
  ...row,
  payment_id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  beneficiaryName: `Other ${at}`,
}))
const list = { ...payments, content: [...others, row] }
const link = () => page.getByRole('link', { name: 'Supplier one', exact: true })

beforeEach(() => page.viewport(900, 500))

async function openFromList() {
  const answers = { ...answersFor(payment, trail), 'POST /payout_proxy/payments/filter': list }
  const { screen } = await openPortal({ path: '/payments', answers })
  await link().click()
  await expect.element(screen.getByRole('tab', { name: 'Payment Object JSON' })).toBeVisible()
  return screen
}

async function expectReturned() {
  await expect.element(link()).toHaveFocus()
  await expect.element(link()).toBeInViewport()
}

it('stands at the row again with Back, in sight and with the focus', async () => {
  await openFromList()
  history.back()
  await expectReturned()
})

it('stands at the row again by the way back above the payment', async () => {
  const screen = await openFromList()
  const way = screen.getByRole('navigation', { name: 'Breadcrumbs' })
  await way.getByRole('link', { name: 'Payments' }).click()
  await expectReturned()
})

it('starts at the top of a list that is opened anew', async () => {
  const screen = await openFromList()
  const menu = screen.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Payments', exact: true }).click()
  await expect.element(link()).toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})
