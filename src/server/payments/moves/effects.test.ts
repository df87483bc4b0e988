import { describe, expect, it } from 'vitest'
import type { Move } from '#definition/generated/machine.ts'
import type { PaymentRow } from '../answer.ts'
import { changeOf, decisionOf, eventsOfMove, settleApproval } from './effects.ts'
import { withDecision } from './approval/decision.ts'

const move = (part: Partial<Move>) =>
  ({ id: 'm', label: 'M', from: ['LOCKED'], to: 'LOCKED', ...part }) as Move
const payment = (part: Partial<PaymentRow>) =>
  ({ flow: 'LEGACY', state: 'LOCKED', labels: ['a'], fully_locked: true, ...part }) as PaymentRow

describe('what a move makes of a payment (TRU-290)', () => {
  it.each([
    ['approved', 'INITIATED'],
    ['rejected', 'FAILED'],
    ['cancelled', 'CANCELED'],
    ['void', 'CANCELED'],
  ])('a held one of the new flow becomes, %s, %s', (to, state) => {
    expect(changeOf(move({ to }), payment({ flow: 'DIRECT', state: 'PENDING_APPROVAL' }))).toEqual({
      to: state,
    })
  })

  it('one of the new flow stays as it is where its machine goes nowhere else', () => {
    expect(changeOf(move({ to: 'elsewhere' }), payment({ flow: 'DIRECT', state: 'VALIDATING' }))).toEqual({
      to: 'VALIDATING',
    })
  })

  it('one of the legacy flow takes a decision as a label, spelt as the one that it waits for', () => {
    const waiting = payment({ labels: ['rns:pending_approval'] })
    expect(changeOf(move({ call: 'payments.approve' }), waiting).labels).toEqual([
      'rns:pending_approval',
      'rns:approved',
    ])
    expect(changeOf(move({ call: 'payments.reject', to: 'FAILED' }), payment({}))).toEqual({
      to: 'FAILED',
      labels: ['a', 'rejected'],
    })
    expect(withDecision([], 'approved')).toEqual(['approved'])
  })

  it('settling begins, and a retry settles and stays locked only where it is locked again', () => {
    expect(changeOf(move({ call: 'payments.settle' }), payment({}))).toEqual({ to: 'LOCKED', settling: true })
    const retry = move({ call: 'payments.retry' })
    expect(changeOf(retry, payment({}))).toEqual({ to: 'LOCKED', settling: true, fullyLocked: true })
    expect(changeOf(retry, payment({ fully_locked: false })).fullyLocked).toBe(false)
    expect(changeOf(move({ call: 'payments.retry', to: 'ACCEPTED' }), payment({}))).toEqual({
      to: 'ACCEPTED',
      settling: false,
      fullyLocked: false,
    })
    expect(changeOf(move({ call: 'payments.cancel', to: 'FAILED' }), payment({}))).toEqual({ to: 'FAILED' })
  })
})

describe('what the trail says of a move (TRU-290)', () => {
  it('nothing without an event, its event, and that a payment failed where the event says something else', () => {
    expect(eventsOfMove(move({}))).toEqual([])
    expect(eventsOfMove(move({ event: 'locked' }))).toEqual(['locked'])
    expect(eventsOfMove(move({ event: 'rejected', to: 'FAILED' }))).toEqual(['rejected', 'failed'])
    expect(eventsOfMove(move({ event: 'failed', to: 'FAILED' }))).toEqual(['failed'])
  })
})

it('a payment that nobody holds needs no decision (TRU-290)', async () => {
  const parts = { payment: payment({}) } as Parameters<typeof settleApproval>[2]
  const settled = { by: 'u-1', isOver: true }
  expect(await settleApproval({} as never, move({ call: 'payments.approve' }), parts, settled)).toBe(true)
})

it('decides an approval by the calls that decide, and closes it where the payment is over (TRU-290)', () => {
  for (const isOver of [true, false]) {
    expect(decisionOf(move({ call: 'payments.approve' }), isOver)).toBe('approved')
    expect(decisionOf(move({ call: 'payments.reject' }), isOver)).toBe('rejected')
    expect(decisionOf(move({ call: 'approvals.cancel' }), isOver)).toBe('cancelled')
    for (const other of [move({ call: 'payments.settle' }), move({})])
      expect(decisionOf(other, isOver)).toBe(isOver ? 'closed' : undefined)
  }
})
