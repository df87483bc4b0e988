// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What stands behind the reason why an order or an account stands still, where it is no sentence of the network. It is kept in English, and said to each reader anew. */
export const sayStuckDetails = speaker<{
  part: { part: string | number }
  otherPayout: never
  otherOrder: never
  otherAccount: never
  noCancel: never
  answered: { status: string | number }
  late: { seconds: string | number }
  notReached: { why: string | number }
  saysNothing: never
  silentBefore: never
  sameNumber: { status: string | number; earlier: string | number; number: string | number }
  balances: { network: string | number; ours: string | number; reserved: string | number }
  twoAmounts: { type: string | number; currency: string | number }
  creditLine: never
  creditHasIt: never
  reversalHasIt: never
  setAside: never
  setAsideOf: { credit: string | number }
  rejectedBy: { who: string | number }
  otherAmount: { named: string | number; ordered: string | number }
  after: { status: string | number; earlier: string | number }
  noStatus: never
  ofCredit: { credit: string | number; why: string | number }
}>('stuck-details', {
  part: ['‘', ['part'], '’ is not as the contract has it.'],
  otherPayout: 'The answer was about another payout.',
  otherOrder: 'The answer was about another order.',
  otherAccount: 'It is about another account.',
  noCancel: 'It does not say what becomes of the request to cancel.',
  answered: ['It answered ', ['status'], '.'],
  late: ['No answer within ', ['seconds'], ' seconds.'],
  notReached: ['Not reached: ', ['why']],
  saysNothing: 'The network does not say what it can do.',
  silentBefore: 'The network did not answer before.',
  sameNumber: [['status'], ' and ', ['earlier'], ' under the number ', ['number']],
  balances: [['network'], ' at the network, ', ['ours'], ' here with ', ['reserved'], ' set aside'],
  twoAmounts: [['type'], ' in ', ['currency'], ' has two amounts at one moment.'],
  creditLine: 'A credit line has this reference.',
  creditHasIt: 'A credit has this reference.',
  reversalHasIt: 'A reversal has this reference.',
  setAside: 'Set aside, until a person has booked it or set it free.',
  setAsideOf: ['Set aside of ', ['credit'], ', until a person has booked it or set it free.'],
  rejectedBy: ['It was rejected by ', ['who'], '.'],
  otherAmount: [['named'], ' instead of ', ['ordered']],
  after: [['status'], ' after ', ['earlier']],
  noStatus: 'no status',
  ofCredit: [['credit'], ': ', ['why']],
})
