import { expect, it, vi } from 'vitest'
import { openPortal } from '#tests/fixtures/portal/world.tsx'
import { payments } from '#tests/fixtures/portal/answers.ts'
import { answersFor, payment, paymentPath, trail } from '#tests/fixtures/portal/payment.ts'

it('shows a state and a cause it does not know as they came, and reports each once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const odd = {
    ...payment,
    payment_state: 'FROZEN_X',
    error: {
      code: 'ODD_9',
      title: 'Something new',
      description: 'Nobody heard of it.',
      causeClass: 'odd-class',
    },
  }
  const { screen } = await openPortal({ path: paymentPath, answers: answersFor(odd, trail) })
  await expect.element(screen.getByText('FROZEN_X').first()).toBeVisible()
  await expect
    .poll(() => warned.mock.calls.map(([what]) => String(what)))
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining("The state 'FROZEN_X' of 'payment' is not known"),
        expect.stringContaining("The cause 'odd-class' of a failed payment is not known"),
      ]),
    )
  warned.mockRestore()
})

it('shows a state it does not know in a list as it came, and reports it', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const content = payments.content.map((row) => ({ ...row, payment_state: 'THAWED_X' }))
  const answers = { 'POST /payout_proxy/payments/filter': { ...payments, content } }
  const { screen } = await openPortal({ path: '/payments', answers })
  await expect.element(screen.getByRole('cell', { name: 'THAWED_X' }).first()).toBeVisible()
  const readMessages = () =>
    warned.mock.calls.filter(([what]) => String(what).includes("'THAWED_X' of 'payment'"))
  await expect.poll(() => readMessages().length).toBe(1)
  warned.mockRestore()
})
