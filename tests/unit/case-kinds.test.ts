import { expect, it } from 'vitest'
import { sayFinding } from '#definition/finding.ts'
import type { Case } from '#definition/generated/cases.ts'
import { Recorder } from '#engine/case/results/recorder.ts'
import { runCaseOf } from '#engine/case/run.ts'
import { suspectsOf } from '#tools/check/suspects.ts'
import { checkChanged, findingsWith, real, realChecked } from './broken-definitions.ts'

const definitions = realChecked
const admin = { session: { roles: ['Organization Administrator', 'signed-in'] } }

/** Words of a case that differ from the actual result. */
const differing = (of: string, one: Omit<Case, 'case'>, facts: object = {}) =>
  (runCaseOf(of, { case: 'C', ...one }, { ...facts }, definitions) ?? ['none']).map(
    (sentence) => sentence.split(':')[0],
  )

/** Lists the findings with these cases in place of the definition's own. */
const foundIn = (of: string, one: object) =>
  findingsWith(
    `${of}.cases.json`,
    JSON.stringify({
      $schema: '../../schemas/definitions/cases.schema.json',
      of: of.split('/')[1] ?? of,
      cases: [{ case: 'C', ...one }],
    }),
  )

const wrong: readonly (readonly [string, Omit<Case, 'case'>])[] = [
  [
    'tables/batches',
    {
      opens: 'yes',
      columns: [],
      moreColumns: ['x'],
      filters: ['x'],
      action: 'x',
      requests: { call: 'batches.list', query: {} },
      banners: ['x'],
    },
  ],
  ['details/payment', { opens: 'yes', lines: { hero: ['x'] }, actions: ['x'] }],
  ['pages/payments', { opens: 'yes', tabs: {}, cards: ['x'], banners: ['x'] }],
  ['calls/payments.create', { opens: 'yes', fault: 'not-found' }],
  ['flows/single-payment', { opens: 'yes' }],
  ['tasks/your-business', { opens: 'yes' }],
]

it.each(wrong)('says every difference in a case of %s', (of, one) => {
  expect(differing(of, one)).toEqual(
    Object.keys(one).map((word) => (word === 'lines' ? "lines 'hero'" : word)),
  )
})

it.each(wrong)('finds none in what it recorded of %s itself', (of, one) => {
  const recorder = new Recorder()
  runCaseOf(of, { case: 'C', ...one }, admin, definitions, recorder)
  expect(Object.keys(recorder.actual)).toEqual(Object.keys(one))
  expect(recorder.actual.opens).toBe('yes')
  expect(differing(of, recorder.actual, admin)).toEqual([])
})

it('says of a control whether a change weakens it, and what its decider reads (TRU-781)', () => {
  const person = { id: 'one', name: 'Mia Stone', status: 'ACTIVE', environments: ['uat'] }
  const facts = {
    before: { ...person, scopes: ['cloud.payments.read'], roles: [] },
    after: { ...person, scopes: ['cloud.payments.write'], roles: [{ name: 'cloud.payments.write' }] },
    session: { user: { id: 'another' } },
  }
  const expected = {
    weakens: 'yes',
    says: 'Change what Mia Stone may do',
    was: 'none; in UAT.',
    becomes: 'Cloud payments, edit; in UAT.',
  } as const
  expect(differing('controls/people-rights', { facts, ...expected })).toEqual([])
  expect(
    differing('controls/people-rights', { facts, weakens: 'no', says: 'x', was: 'x', becomes: 'x' }),
  ).toEqual(Object.keys(expected))
  expect(differing('controls/people-rights', { facts: { ...facts, gained: [] }, weakens: 'no' })).toEqual([])
  expect(
    differing('controls/people-rights', { facts: { lost: ['controls.decide'] }, weakens: 'yes' }),
  ).toEqual(['weakens'])
})

it('finds a control without cases, facts that it does not read, and a word of controls elsewhere (TRU-782)', () => {
  expect(foundIn('tables/wallets', { columns: ['x'], weakens: 'yes' }).join('\n')).toContain(
    "'weakens' says nothing of tables. Take it out: it is for cases of controls.",
  )
  expect(foundIn('controls/wallet-addresses', { weakens: 'yes', facts: { befor: {} } }).join('\n')).toContain(
    "Nothing here reads 'befor'",
  )
  const controls = real.filter(({ path }) => path !== 'controls/client-disabled.cases.json')
  expect(checkChanged(controls).findings.map(sayFinding)).toEqual([
    'controls/client-disabled.control.json: Every control has cases: add a file of that name ending in .cases.json.',
  ])
})

it('says of a flow what follows from its answers, and names what follows from none (TRU-784)', () => {
  const answers = { chosenRole: 'BENEFICIARY', beneficiaryUseCase: 'B2C' }
  expect(differing('flows/add-identity', { answers, values: { holderKind: 'individual' } })).toEqual([])
  expect(differing('flows/add-identity', { answers, values: { holderKind: 'business' } })).toEqual([
    "values 'holderKind'",
  ])
  expect(foundIn('flows/add-wallet', { values: { sentHostNme: 'x' } }).join('\n')).toContain(
    "There is no derived answer 'sentHostNme'. Did you mean 'sentHostName'?",
  )
})

it('refuses a filter of a table by its checks', () => {
  const answers = { min_amount: '9', max_amount: '8', quote_type: 'SENDING_AMOUNT', currency: 'USD' }
  const [difference] = runCaseOf(
    'tables/payments',
    { case: 'C', answers, refuses: { filters: {} } },
    {},
    definitions,
  )!
  expect(difference).toMatch(
    /^refuses 'filters': expected \{\}, but it is \{"max_amount":"The maximum is smaller/,
  )
})

it('says where a case names what is not there, and what says nothing of its kind', () => {
  const message = [
    ...foundIn('tables/wallets', { columns: ['nme'], filters: ['x'], action: 'remov', fault: 'not-found' }),
    ...foundIn('details/payment', { lines: { heros: [] }, actions: ['x'] }),
    ...foundIn('calls/payments.create', { fault: 'not-fund' }),
    ...foundIn('pages/paymens', { opens: 'yes' }),
  ].join('\n')
  for (const part of [
    "There is no column 'nme'",
    "There is no filter 'x'",
    "There is no action of a row 'remov'",
    "'fault' says nothing of tables. Take it out: it is for cases of calls.",
    "There is no section 'heros'",
    "There is no action 'x'",
    "There is no fault 'not-fund'. Did you mean 'not-found'?",
    "'paymens'",
  ])
    expect(message).toContain(part)
})

const printed = { sourceAmount: '900.00', sourceCurrency: 'GBP', beneficiary: 'Mia Stone' }

it('says what a mail prints, where it leads, and what decides whether it is sent (TRU-836)', () => {
  const expected: Omit<Case, 'case'> = {
    prints: { subject: 'Payment expired: 900.00 GBP to Mia Stone', link: 'Open the payment' },
    leads: ['payment'],
    follows: 'PAYMENTS',
  }
  expect(differing('mails/payment-expired', { facts: printed, ...expected })).toEqual([])
  expect(
    differing('mails/payment-expired', { prints: { subject: 'x' }, leads: ['home'], follows: 'asks' }),
  ).toEqual(['leads', 'follows', "prints 'subject'"])
  expect(
    differing('notices', { banners: ['x'], leads: ['home'] }, { flags: { outageUiControl: true } }),
  ).toEqual(['banners', 'leads'])
  expect(
    differing('options/notification-types', {
      facts: { payments: 2 },
      prints: { BATCH_AUTHORIZATION_REQUEST: 'x' },
    }),
  ).toEqual(["prints 'BATCH_AUTHORIZATION_REQUEST'"])
})

it('says who is notified of an event, by their roles and as a person of the record (TRU-925)', () => {
  const decider = { session: { roles: ['cloud.payments.authorization.write'] } }
  const notifies = { PAYMENT_AUTHORIZATION_REQUEST: 'yes', PAYMENT_COMPLETED: 'no' } as const
  expect(differing('notifications', { notifies, leads: ['payment'] }, decider)).toEqual([])
  expect(differing('notifications', { facts: { persons: ['initiator'] }, notifies }, decider)).toEqual([
    "notifies 'PAYMENT_AUTHORIZATION_REQUEST'",
    "notifies 'PAYMENT_COMPLETED'",
  ])
  expect(
    differing('notifications', {
      facts: { persons: ['initiator', 'actor'] },
      notifies: { PAYMENT_COMPLETED: 'no', PAYMENT_ACCEPTED: 'yes', CONTROL_CHANGE_DONE: 'no' },
    }),
  ).toEqual([])
})

it('says what the words of a card print, and of which page a card is (TRU-837)', () => {
  expect(differing('cards/tasks', { facts: { done: 2, all: 5 }, prints: { done: '2 of 5 done.' } })).toEqual(
    [],
  )
  expect(differing('cards/tasks', { facts: { done: 2 }, prints: { done: '2 of 5 done.' } })).toEqual([
    "prints 'done'",
  ])
  expect(differing('pages/home', { cards: ['welcome', 'unfinished of send-payment'] })).toEqual([])
})

it('says which documents are asked for, and with which record a change is compared (TRU-835, TRU-838)', () => {
  const production = { session: { environment: 'prod' } }
  expect(differing('flows/single-payment', { documents: ['real-funds'] }, production)).toEqual([])
  expect(differing('flows/single-payment', { documents: ['real-funds'] })).toEqual(['documents'])
  expect(differing('pages/terms-of-use', { documents: ['disclosure'] })).toEqual(['documents'])
  const request = { id: 'one' }
  expect(
    differing('controls/allowlist', { facts: { request }, reads: '/organizations/one/ip_allowlist' }),
  ).toEqual([])
  expect(differing('controls/webhooks-added', { reads: 'none' })).toEqual([])
})

it('finds texts, pages and documents that there are not, facts that an event does not hand out, and says where to look (TRU-839)', () => {
  const message = [
    ...foundIn('mails/payment-expired', {
      prints: { subjekt: 'x' },
      leads: ['paymnt'],
      facts: { benefactor: 'x' },
    }),
    ...foundIn('cards/tasks', { prints: { don: 'x' }, follows: 'asks' }),
    ...foundIn('flows/single-payment', { documents: ['real-fund'] }),
    ...foundIn('notifications', { facts: { persons: ['initator'] }, notifies: { PAYEE_ADED: 'yes' } }),
  ].join('\n')
  for (const part of [
    "There is no text 'subjekt'. Did you mean 'subject'?",
    "There is no page 'paymnt'. Did you mean 'payment'?",
    "Nothing here reads 'benefactor'",
    "There is no text 'don'. Did you mean 'done'?",
    "'follows' says nothing of cards. Take it out: it is for cases of mails.",
    "There is no document 'real-fund'. Did you mean 'real-funds'?",
    "There is no event 'PAYEE_ADED'. Did you mean 'PAYEE_ADDED'?",
    "Did you mean 'initiator'?",
  ])
    expect(message).toContain(part)
  const places = [
    ['mails/payment-expired', 'mails: leads: expected ["home"], but it is ["payment"].', '/link'],
    ['cards/tasks', 'x: prints \'done\': expected "x", but it is "y".', '/words/done'],
    ['controls/allowlist', 'x: reads: expected "x", but it is "y".', '/before'],
    ['flows/add-wallet', 'x: documents: expected [], but it is ["exhibit-a"].', '/steps/4/fields/0/document'],
    ['pages/terms-of-use', 'x: documents: expected [], but it is ["terms-of-use"].', '/document'],
    ['notices', 'x: leads: expected [], but it is ["support"].', '/notices/0/link/page'],
    [
      'notifications',
      `x: notifies 'PAYEE_ADDED': expected "yes", but it is "no".`,
      '/notifications/PAYEE_ADDED',
    ],
  ] as const
  expect(places.map(([of, sentence]) => suspectsOf(sentence, of, definitions.library)[0]?.path)).toEqual(
    places.map(([, , path]) => path),
  )
})
