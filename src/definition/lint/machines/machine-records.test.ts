import { it } from 'vitest'
import { expectFindings, placeOf } from '#tests/unit/broken-definitions.ts'

const approval = 'machines/approval.machine.json'
const transfer = 'machines/transfer.machine.json'
const user = 'machines/user.machine.json'
const legacy = 'machines/legacy-payment.machine.json'
const settle = `${placeOf(legacy, 'moves', 'settle')}/confirm/shows`
const shown = `${placeOf(approval, 'moves', 'approve')}/confirm/shows/0`

it('follows what a move says of its record', () => {
  expectFindings(
    [
      [
        approval,
        `${shown}/path`,
        'payment.quote.sourceAmont',
        "The record has no 'payment.quote.sourceAmont'. Did you mean 'payment.quote.sourceAmount'?",
      ],
      [
        approval,
        `${shown}/of`,
        'paymnt.quote.sourceCurrency',
        "The record has no 'paymnt.quote.sourceCurrency'. Did you mean 'payment.quote.sourceCurrency'?",
      ],
      [
        legacy,
        `${settle}/1/path`,
        'sourceAmont',
        "The record has no 'sourceAmont'. Did you mean 'sourceAmount'?",
      ],
      [
        approval,
        `${placeOf(approval, 'moves', 'approve')}/body/fingerprint`,
        'fingerprnt',
        "The record has no 'fingerprnt'. Did you mean 'fingerprint'?",
      ],
      [
        transfer,
        `${placeOf(transfer, 'moves', 'cancel')}/confirm/says`,
        '{amount curency} is not moved.',
        "The record has no 'curency'. Did you mean 'currency'?",
      ],
      [
        user,
        `${placeOf(user, 'moves', 'enable')}/with/userId`,
        'idd',
        "The record has no 'idd'. Did you mean 'id'?",
      ],
      [approval, '/entity', 'held-paymnt', "There is no entity 'held-paymnt'. Did you mean 'held-payment'?"],
    ],
    (file, path, value, sentence) => [file, { [path]: value }, `${file} ${path}: ${sentence}`],
  )
})
