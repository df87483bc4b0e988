import { it } from 'vitest'
import { expectSaid } from '#tests/unit/broken.ts'

const file = 'machines/approval.machine.json'

it('finds what is wrong with a machine', () => {
  expectSaid(
    [
      [{ '/initial': 'pendign' }, "/initial: There is no state 'pendign'. Did you mean 'pending'?"],
      [{ '/moves/0/to': 'aproved' }, "/moves/0/to: There is no state 'aproved'. Did you mean 'approved'?"],
      [{ '/moves/0/from/0': 'pend' }, "/moves/0/from/0: There is no state 'pend'."],
      [
        { '/moves/0/by': 'payments.authorise' },
        "/moves/0/by: There is no permission 'payments.authorise'. Did you mean 'payments.authorize'?",
      ],
      [
        { '/moves/0/guard': 'isSomeoneElsePayment' },
        "/moves/0/guard: There is no rule 'isSomeoneElsePayment'. Did you mean 'isSomeoneElsesPayment'?",
      ],
      [{ '/moves/0/from/-': 'rejected' }, "/moves/0: 'approve' leaves 'rejected', which is final."],
      [
        { '/states/lost': { label: 'Lost', tone: 'danger' } },
        "/states/lost: No move ever arrives at 'lost'.",
      ],
    ],
    (patch, line) => [file, patch, `${file} ${line}`],
  )
})
