import { expect, it } from 'vitest'
import details from '#definitions/details/payment.details.json'
import legacy from '#definitions/machines/legacy-payment.machine.json'
import causes from '#definitions/options/payment-causes.options.json'
import types from '#definitions/options/payment-types.options.json'
import { causeOf } from './panels/cause-of.ts'
import { stagesOf } from './timeline/moments.ts'

it.each([
  ['SYSTEM_ERROR', 'A technical problem, not yours'],
  ['AUTH_ERROR', 'Access between us and a partner, not yours'],
  ['CONFIGURATION_ERROR', 'The set-up of this route, not yours'],
  ['USER_ERROR', 'Something in the payment itself'],
  ['NOT_FOUND', 'The beneficiary’s details'],
  ['LUNAR_ERROR', 'Not known'],
])('says where the cause %s lies and what to do next (PAY-052, PAY-053)', (causeClass, label) => {
  expect(causeOf(causes.options, causeClass)).toMatchObject({ label, hint: expect.stringMatching(/\.$/) })
})

it.each([
  ['QUOTED', 'INITIATED'],
  ['ACCEPTED', 'INITIATED'],
  ['PROCESSING_COMPLIANCE', 'VALIDATING'],
  ['LOCKED', 'TRANSFERRING'],
  ['PREPARED', 'TRANSFERRING'],
  ['EXECUTED', 'TRANSFERRING'],
  ['FORWARDED', 'TRANSFERRING'],
  ['COMPLETED', 'COMPLETED'],
  ['RETURNED', 'RETURNED'],
  ['FAILED', 'FAILED'],
  ['EXPIRED', 'FAILED'],
  ['CANCELED', 'FAILED'],
  ['DECLINED', 'FAILED'],
  ['LOCK_DECLINED', 'FAILED'],
  ['SETTLEMENT_DECLINED', 'FAILED'],
])('draws the legacy state %s as %s (PAY-035)', (state, stage) => {
  const moment = { state, at: '2026-03-04T12:00:00.000Z' }
  expect(stagesOf([moment, moment], details.timeline.stages)).toEqual([
    { state: stage, moments: [moment, moment] },
  ])
})

it('names the directions send, request and return (PAY-030)', () => {
  expect(types.options.map(({ label }) => label)).toEqual(['Send', 'Request', 'Return'])
})

it.each(['lock', 'settle', 'complete', 'approve', 'reject'])(
  'asks to try %s again and then to contact support when it fails (ERR-022, ERR-023, ERR-024, ERR-025, ERR-026)',
  (action) => {
    const moves = legacy.moves.filter(({ call }) => call === `payments.${action}`)
    expect(moves).not.toEqual([])
    for (const { failed } of moves) expect(failed).toMatch(/Try again.*contact support/)
  },
)
