import { expect, it } from 'vitest'
import { user } from '#tests/fixtures/portal/answers.ts'
import { answersFor, payment, paymentPath } from '#tests/fixtures/portal/payment.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const failed = {
  ...payment,
  payment_state: 'FAILED',
  timeline: [...payment.timeline.slice(0, 2), { state: 'FAILED', at: '2026-03-04T12:02:00.000Z' }],
  error: {
    code: 'NTF_012',
    title: 'The account was not found',
    description: 'Check it.',
    causeClass: 'NOT_FOUND',
  },
}

const openAs = (...names: string[]) =>
  openPortal({
    path: paymentPath,
    answers: {
      ...answersFor(failed),
      [`GET /organizations/${user.orgId}/users/${user.id}`]: {
        ...user,
        roles: names.map((name) => ({ name })),
      },
    },
  })

it('leads from wrong details of a beneficiary to correct them, for people who may (TRU-747)', async () => {
  const { screen } = await openAs('direct.payments.write', 'direct.identities.write')
  const panel = screen.getByRole('region', { name: 'The account was not found' })
  await panel.getByRole('button', { name: 'Correct details' }).click()
  await expect.poll(() => location.pathname).toBe(`/payments/correct/${payment.beneficiary.identityId}`)
  await screen.unmount()
  const other = await openAs('direct.payments.read')
  await expect.element(other.screen.getByRole('region', { name: 'The account was not found' })).toBeVisible()
  expect(other.screen.getByRole('button', { name: 'Correct details' }).query()).toBeNull()
})

it('parts what happened from the facts of a failure by space, in whatever order the styles are loaded (TRU-890)', async () => {
  const { screen } = await openAs('direct.payments.read')
  const panel = screen.getByRole('region', { name: 'The account was not found' })
  await expect.element(panel).toBeVisible()
  await expect.poll(() => document.querySelector('.ptl-details')).not.toBeNull()
  // A build may load the styles of details last.
  const isOfDetails = ({ textContent }: Element) => textContent.includes('.ptl-details dt {')
  document.head.append([...document.querySelectorAll('style')].find(isOfDetails)!)
  const facts = panel.element().querySelector('dl')!
  await expect.poll(() => parseFloat(getComputedStyle(facts).marginTop)).toBe(12)
})
