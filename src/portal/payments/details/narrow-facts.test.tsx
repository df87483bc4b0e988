import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { answersFor, payment, paymentPath } from '#tests/fixtures/portal/payment.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

wearTheme()

it('reads a fact in words on a phone of 360 px at 200 % (TRU-757)', async () => {
  const { screen } = await openPortal({ path: paymentPath, answers: answersFor(payment) })
  await page.viewport(180, 420)
  await expect.element(screen.getByText('Payment ID').first()).toBeVisible()
  const facts = [...document.querySelectorAll<HTMLElement>('.ptl-details__sections dl > div > dd')]
  const narrow = facts.filter(({ offsetWidth }) => offsetWidth > 1 && offsetWidth < 100)
  expect(narrow.map(({ textContent }) => textContent)).toEqual([])
  expect(facts.length).toBeGreaterThan(10)
})
