import { expect, it } from 'vitest'
import { expectFindings, findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'calls/payments.create.call.json'

it('names the nearest for what a call names', () => {
  expectFindings(
    [
      ['/request', 'payment-creates', "There is no entity 'payment-creates'. Did you mean 'payment-create'?"],
      ['/answer', 'paymnet', "There is no entity 'paymnet'. Did you mean 'payment'?"],
      [
        '/query',
        'environment-qurey',
        "There is no entity 'environment-qurey'. Did you mean 'environment-query'?",
      ],
      [
        '/permission',
        'payments.writes',
        "There is no permission 'payments.writes'. Did you mean 'payments.write'?",
      ],
      ['/faults/2', 'quote-expire', "There is no fault 'quote-expire'. Did you mean 'quote-expired'?"],
      [
        '/checks/0/fault',
        'no-production-acces',
        "There is no fault 'no-production-acces'. Did you mean 'no-production-access'?",
      ],
      [
        '/checks/0/must',
        'canMoveMoneyHer',
        "There is no rule 'canMoveMoneyHer'. Did you mean 'canMoveMoneyHere'?",
      ],
    ],
    (path, value, sentence) => [file, { [path]: value }, `${file} ${path}: ${sentence}`],
  )
})

it('asks a call to list what a control or a task around it refuses with', () => {
  const save = 'calls/allowlist.save.call.json'
  expect(findingsWith(save, { '/faults': ['allowlist-locked'] })).toContain(
    `${save} /faults: It is refused with 'control-change-waits' by the control 'allowlist', and 'faults' does not list it: add it there.`,
  )
  const owner = 'calls/owners.delete.call.json'
  expect(findingsWith(owner, { '/faults': ['deleted-already', 'onboarding-over'] })).toContain(
    `${owner} /faults: It is refused with 'onboarding-closed' by the subtask 'owners', and 'faults' does not list it: add it there.`,
  )
})

it('refuses two calls at one address, and a body that a GET would carry', () => {
  const at = 'calls/quotes.createLegacy.call.json'
  expect(findingsWith(at, { '/path': '/payout_proxy/quotes/quote-collection' })).toContain(
    `${at} /path: The call 'quotes.create' already stands at POST /payout_proxy/quotes/quote-collection. Give one of them another path.`,
  )
  expect(findingsWith(file, { '/method': 'GET' })).toContain(
    `${file} /request: A GET carries no body; what it asks with is a query. Write it under 'query'.`,
  )
})

it('refuses to search a list in what its rows do not have, or one page of it (TRU-161)', () => {
  const members = 'calls/members.list.call.json'
  expect(findingsWith(members, { '/searched/0': 'companyNames' })).toContain(
    `${members} /searched/0: No row of the answer has 'companyNames'. Write where a row has what is looked in.`,
  )
  const invoices = 'calls/invoices.list.call.json'
  expect(findingsWith(invoices, { '/searched': ['number'] })).toContain(
    `${invoices} /searched: Its answer is one page: only the rows of that page would be searched. Take it out.`,
  )
})

it('gives programs a year, and another call, where one is to end (TRU-316)', () => {
  const older = 'calls/payments.listOlder.call.json'
  expectFindings(
    [
      [
        '/deprecated/sunset',
        '2027-11-25',
        'Programs have a year to change: say 2027-11-26 or later, or leave it out.',
      ],
      [
        '/deprecated/instead',
        'payments.listOlder',
        'It names itself. Name the call that programs use from now on.',
      ],
      [
        '/deprecated/instead',
        'payments.lists',
        "There is no call 'payments.lists'. Did you mean 'payments.list'?",
      ],
    ],
    (path, value, sentence) => [older, { [path]: value }, `${older} ${path}: ${sentence}`],
  )
})
