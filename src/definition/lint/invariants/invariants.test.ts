import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const head = {
  $schema: '../../schemas/definitions/invariant.schema.json',
  id: 'tried',
  says: 'It holds.',
  source: 'S.',
}
const file = 'invariants/tried.invariant.json'
const readMessages = (kind: object) => findingsWith(file, JSON.stringify({ ...head, ...kind }))

it('names everything that an invariant speaks of and that is not there, with what was probably meant', () => {
  const acts = {
    calls: ['payments.creat', 'payment.*'],
    moves: ['aproval.approve'],
    into: ['approval.aproved'],
    by: ['payments.authorise'],
    pages: ['paymets'],
    except: ['payments.rea'],
  }
  expect(readMessages({ only: { roles: ['Operater', '*.reed'], acts } })).toEqual([
    `${file} /only/roles/0: There is no role 'Operater'. Did you mean 'Operator'?`,
    `${file} /only/roles/1: No role is called '*.reed'. Name one that there is, such as 'signed-in'.`,
    `${file} /only/acts/calls/0: There is no call 'payments.creat'. Did you mean 'payments.create'?`,
    `${file} /only/acts/calls/1: No call is called 'payment.*'. Name one that there is, such as 'accessRequests.change'.`,
    `${file} /only/acts/moves/0: There is no move 'aproval.approve'. Did you mean 'approval.approve'?`,
    `${file} /only/acts/into/0: There is no state 'approval.aproved'. Did you mean 'approval.approved'?`,
    `${file} /only/acts/by/0: There is no permission 'payments.authorise'. Did you mean 'payments.authorize'?`,
    `${file} /only/acts/pages/0: There is no page 'paymets'. Did you mean 'payments'?`,
    `${file} /only/acts/except/0: There is no call, move or page 'payments.rea'. Did you mean 'payments.read'?`,
  ])
})

it.each([
  [
    { alwaysAsks: { calls: ['payments.create'], asks: ['realFund'] } },
    "/alwaysAsks/asks/0: There is no field 'realFund'. Did you mean 'realFunds'?",
  ],
  [
    { alwaysEnds: { machines: ['*'], goOn: { wallet: 'Yess' } } },
    "/alwaysEnds/goOn/wallet: There is no state 'Yess'. Did you mean 'Yes'?",
  ],
  [
    { alwaysEnds: { machines: ['*'], goOn: { walet: 'Yes' } } },
    "/alwaysEnds/goOn/walet: There is no machine 'walet'. Did you mean 'wallet'?",
  ],
  [
    { neverShows: { values: ['iban'], permissions: ['bank.reed'] } },
    "/neverShows/permissions/0: There is no permission 'bank.reed'. Did you mean 'bank.read'?",
  ],
  [
    { monotone: { flags: ['makerCheker'], turned: 'on', permissions: ['*'] } },
    "/monotone/flags/0: There is no flag 'makerCheker'. Did you mean 'makerChecker'?",
  ],
  [
    { everyCall: { acts: { calls: ['*'] }, checks: ['canMoveMoney'] } },
    "/everyCall/checks/0: There is no shared rule 'canMoveMoney'. Did you mean 'canMoveMoneyHere'?",
  ],
  [
    { everyCall: { acts: { calls: ['*'] }, faults: ['aproval-own'] } },
    "/everyCall/faults/0: There is no fault 'aproval-own'. Did you mean 'approval-own'?",
  ],
  [
    { neverOffers: { lists: ['countries'], of: 'sanctioned' } },
    "/neverOffers/of: There is no list of options 'sanctioned'. Did you mean 'sanctioned-countries'?",
  ],
])('finds %j', (kind, line) => {
  expect(readMessages(kind)).toContain(`${file} ${line}`)
})

it('takes exactly one kind', () => {
  const sentence = `${file}: An invariant has exactly one kind: neverBoth, only, neverReaches, alwaysAsks, alwaysEnds, neverShows, monotone, everyCall or neverOffers. Write one of them, and no other.`
  expect(readMessages({})).toEqual([sentence])
  const two = { alwaysEnds: { machines: ['*'] }, neverOffers: { lists: ['countries'], of: 'chains' } }
  expect(readMessages(two)).toEqual([sentence])
})

it('tells of a word that no kind has, and of keys in another order', () => {
  expect(readMessages({ only: { role: ['Operator'], acts: { calls: ['*'] } } })).toEqual(
    expect.arrayContaining([expect.stringContaining("'role' is not a word here. Did you mean 'roles'?")]),
  )
  const late = JSON.stringify({ only: { roles: ['*'], acts: { calls: ['*'] } }, ...head })
  expect(findingsWith(file, late).join('\n')).toContain('stands too late')
})
