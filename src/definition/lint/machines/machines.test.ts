import { expect, it } from 'vitest'
import { expectFindings, findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'machines/approval.machine.json'

it('finds what is wrong with a machine', () => {
  expectFindings(
    [
      [{ '/initial': 'pendign' }, "/initial: There is no state 'pendign'. Did you mean 'pending'?"],
      [{ '/moves/0/to': 'aproved' }, "/moves/0/to: There is no state 'aproved'. Did you mean 'approved'?"],
      [
        { '/moves/0/from/0': 'pend' },
        "/moves/0/from/0: There is no state 'pend'. Write one of pending, approved, rejected, cancelled, expired, void.",
      ],
      [
        { '/moves/0/by': 'payments.authorise' },
        "/moves/0/by: There is no permission 'payments.authorise'. Did you mean 'payments.authorize'?",
      ],
      [
        { '/moves/0/guard': 'isSomeoneElsePayment' },
        "/moves/0/guard: There is no rule 'isSomeoneElsePayment'. Did you mean 'isSomeoneElsesPayment'?",
      ],
      [
        { '/moves/0/from/-': 'rejected' },
        "/moves/0/from/1: 'approve' leaves 'rejected', which is final. Take 'rejected' out here, or 'final' out of the state.",
      ],
      [
        { '/states/lost': { label: 'Lost', tone: 'danger' } },
        "/states/lost: No move ever arrives at 'lost'. Add the move that leads there, or take the state out.",
      ],
    ],
    (patch, line) => [file, patch, `${file} ${line}`],
  )
})

const payment = 'machines/payment.machine.json'
const UNSAID =
  "Other states say what becomes of the payer’s money, and this one does not. Say 'held', 'booked' or 'released' in \"funds\"."

it('finds money that nobody could account for (TRU-013)', () => {
  expectFindings(
    [
      [{ '/states/TRANSFERRING/funds': undefined }, `/states/TRANSFERRING: ${UNSAID}`],
      [{ '/displays/3/funds': undefined }, `/displays/3: ${UNSAID}`],
      [
        { '/states/FAILED/funds': 'held' },
        "/states/FAILED/funds: Nothing moves out of 'FAILED', so the money would be set aside for ever. Say 'booked' or 'released'.",
      ],
      [
        { '/states/VALIDATING/funds': 'released' },
        "/states/VALIDATING/funds: The money is held before 'VALIDATING' and after it, and here it is 'released'. Nobody would check that it is still there. Write 'held'. Did you mean 'held'?",
      ],
    ],
    (patch, line) => [payment, patch, `${payment} ${line}`],
  )
})

it('asks nothing of a machine that moves no money, nor of the state before any is set aside (TRU-013)', () => {
  const purpose = { '/purpose': 'Another purpose.' }
  expect(findingsWith(file, purpose)).toEqual([])
  expect(findingsWith('machines/legacy-payment.machine.json', purpose)).toEqual([])
})
