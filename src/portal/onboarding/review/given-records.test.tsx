import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { onboardingAnswers } from '#tests/fixtures/portal/onboarding.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const METHODS = 'GET /payin/customerPaymentMethods'
const account = {
  name: 'Bank account',
  slug: 'debitAccount',
  says: 'The account we may debit.',
  progress: 'Complete',
  button: 'Edit',
  page: 'onboarding-debit-account',
}
const task = {
  name: 'Direct debit',
  slug: 'ach-setup',
  says: 'A bank account.',
  order: 1,
  status: 'INCOMPLETE',
  review: 0,
  progress: 'Complete',
  currentProgress: 1,
  maxProgress: 1,
  reviewPage: 'onboarding-review',
  subtasks: [account],
}
const open = (methods: () => unknown) =>
  openPortal({
    path: '/onboarding/ach-setup/review',
    answers: {
      ...onboardingAnswers(task),
      'GET /feature_flags': { flags: { cardPaymentIntegration: true } },
      [METHODS]: methods,
    },
  })

it('names the account to debit before it is submitted, and says when it cannot be read (LIM-013)', async () => {
  const content = [{ id: 'pm_1', bankName: 'Example Bank', last4: '6789', verified: true }]
  let turn = 0
  await open(() => (turn++ === 0 ? 500 : { content }))
  const part = page.getByRole('region', { name: 'Bank account' })
  await part.getByRole('button', { name: 'Try again' }).click()
  await expect.element(part.getByRole('definition')).toHaveTextContent('Example Bank, ending in 6789')
  await expect.element(part.getByRole('term')).toHaveTextContent('Account to debit')
})
