import { expect, it, vi } from 'vitest'
import { openPortal } from '../trial/trial-world.tsx'
import { answersFor, payment, paymentPath, trail } from './trial-payment.ts'

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
        expect.stringContaining("The state 'FROZEN_X' of a payment is not known"),
        expect.stringContaining("The cause 'odd-class' of a failed payment is not known"),
      ]),
    )
  warned.mockRestore()
})
