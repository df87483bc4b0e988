import { expect, it } from 'vitest'
import type { Machine } from '#definition/generated/machine.ts'
import payment from '#definitions/machines/payment.machine.json' with { type: 'json' }
import payouts from '#definitions/network/payouts.json' with { type: 'json' }
import scenarios from '#definitions/network/scenarios.json' with { type: 'json' }
import { unknownStatuses } from './status-moves.ts'

const findings = (changed: object) =>
  unknownStatuses(changed, payment as unknown as Machine, scenarios.causes).map(
    ({ path, sentence }) => `${path}: ${sentence}`,
  )
const { statuses, waits } = payouts

it('finds nothing wrong with the contract that ships', () => {
  expect(findings(payouts)).toEqual([])
})

it.each<[what: string, changed: object, finding: RegExp]>([
  [
    'a state that no payment has',
    { ...payouts, statuses: { ...statuses, VALIDATING: { says: 'So.', to: 'SCREENING' } } },
    /^\/statuses\/VALIDATING\/to: There is no state of machines\/payment 'SCREENING'/,
  ],
  [
    'a cause that there is not',
    { ...payouts, statuses: { ...statuses, CANCELED: { says: 'So.', to: 'FAILED', cause: 'cancelled' } } },
    /^\/statuses\/CANCELED\/cause: There is no cause of network\/scenarios\.json 'cancelled'/,
  ],
  [
    'an end that no status leads to',
    { ...payouts, statuses: { ...statuses, COMPLETED: { says: 'So.', to: 'TRANSFERRING' } } },
    /^\/statuses: No status leads to 'COMPLETED'/,
  ],
  [
    'a request that is sent again before its answer is given up',
    { ...payouts, waits: { ...waits, first: waits.answer } },
    /^\/waits\/first: A request would be sent again while its answer may still come/,
  ],
  [
    'a message that is forgotten too early',
    { ...payouts, waits: { ...waits, remember: waits.tolerance } },
    /^\/waits\/remember: A message would be forgotten/,
  ],
])('finds %s (TRU-281)', (_, changed, finding) => {
  expect(findings(changed)).toEqual([expect.stringMatching(finding)])
})
