import * as fc from 'fast-check'
import jsonLogic from 'json-logic-js'
import { afterEach, expect, it } from 'vitest'
import { linkOwnRules } from '../relevance/own-rules.ts'
import { createSecondEvaluator, describeDifference, type Difference } from './json-logic.ts'
import { linkRules } from './link.ts'
import type { Facts } from './types.ts'

const own = ['has', 'rule', 'length', 'days', 'date<', 'date<=', 'version>=', 'ip-in'] as const
const ofMoney = ['money<', 'money<=', 'money>', 'money>=', 'money=='] as const
const standard = [
  'and',
  'or',
  '!',
  '!!',
  '==',
  '!=',
  '===',
  '!==',
  '<',
  '>=',
  'in',
  'if',
  'some',
  'all',
] as const

const amounts = ['0', '-0.00', '10', '10.0', '9.99', '-9.99', '100000000000000000000.01', '1e3', '']
const moments = [
  '2026-02-28',
  '2026-02-30',
  '2026-03-01T00:00:00Z',
  '2026-03-01T01:00:00+01:00',
  '2026-03-01T00:00:00.0001Z',
  '2026-03-01T00:00:00.0002Z',
  '2026-03-01T00:00:00.5Z',
  '2027-12-31T23:59:59.999-11:00',
  '2026-03-01T00:00',
]
const versions = ['1.0.0', '1.10.0', '1.9.9', '01.0.0', '2.0', '10.0.0']
const addresses = ['10.0.0.1', '::ffff:10.0.0.1', '192.168.255.255', '255.255.255.255', '0.0.0.0', '10.0.0']
const blocks = [
  ['10.0.0.0/8'],
  ['10.0.0.1'],
  ['192.168.0.0/16', '0.0.0.0/0'],
  ['192.168.254.3/23'],
  ['x'],
  [],
]
const plain = [0, 1, -1, 2.5, '1', 'a', '', true, false, null, [], [1, 'a'], ['a', 'b', 'c']]

/** Facts of each kind under a name of that kind; sometimes missing, null or of another kind. */
const facts: fc.Arbitrary<Facts> = fc
  .record(
    {
      amount: fc.constantFrom<unknown>(...amounts),
      usd: fc.record({ amount: fc.constantFrom(...amounts), currency: fc.constantFrom('USD', 'EUR') }),
      moment: fc.constantFrom<unknown>(...moments, 5),
      version: fc.constantFrom(...versions),
      address: fc.constantFrom(...addresses),
      blocks: fc.constantFrom<unknown>(...blocks),
      plain: fc.constantFrom<unknown>(...plain),
      items: fc.array(fc.record({ plain: fc.constantFrom<unknown>(...plain) }, { requiredKeys: [] }), {
        maxLength: 3,
      }),
    },
    { requiredKeys: [] },
  )
  .map((record) => ({ ...record, record }))

const read = (name: string) =>
  fc.constantFrom<unknown>(name, `record.${name}`).map((path): unknown => ({ var: path }))
const of = (name: string, values: readonly unknown[]) => fc.oneof(read(name), fc.constantFrom(...values))
const call = (operator: string, ...operands: fc.Arbitrary<unknown>[]) =>
  fc.tuple(...operands).map((given): unknown => ({ [operator]: given }))

const money = fc.oneof(
  fc
    .constantFrom(...ofMoney)
    .chain((name) =>
      fc.oneof(
        call(name, read('amount'), fc.constantFrom('9.99', '10', '-9.990', '100000000000000000000')),
        call(name, read('usd'), fc.oneof(read('usd'), fc.constant({ amount: '10.00', currency: 'USD' }))),
      ),
    ),
)
const moment = of('moment', moments)
const leaf = fc.oneof(
  money,
  call('date<', moment, moment),
  call('date<=', moment, moment),
  call('>=', call('days', moment, moment), fc.constantFrom(-1, 0, 0.5, 1, 600)),
  call('version>=', of('version', versions), of('version', versions)),
  call('ip-in', of('address', addresses), of('blocks', blocks)),
  call('has', fc.constantFrom('plain', 'record.usd.amount', 'items.0.plain', 'plain.length')),
  call('==', call('length', fc.oneof(read('plain'), read('items'))), fc.constantFrom(0, 1, 3)),
)
const { rule } = fc.letrec<{ rule: unknown; within: unknown }>((tie) => ({
  within: fc.oneof(
    call(
      '==',
      fc.constant({ var: 'plain' }),
      fc.constantFrom<unknown>(...plain.filter((one) => one !== null)),
    ),
    call('has', fc.constant('plain')),
    call('rule', fc.constantFrom('first', 'second')),
    call('!', tie('within')),
  ),
  rule: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    leaf,
    ...['and', 'or'].map((name) => call(name, tie('rule'), tie('rule'))),
    call('if', tie('rule'), tie('rule'), tie('rule')),
    ...['!', '!!'].map((name) => call(name, tie('rule'))),
    ...['==', '!=', '===', '!==', '<', '>='].map((name) =>
      call(name, of('plain', plain), fc.constantFrom<unknown>(...plain)),
    ),
    call('in', of('plain', plain), fc.oneof(read('plain'), fc.constant(['a', 1, '']))),
    call(
      '==',
      fc.constantFrom<unknown>({ var: ['plain', 'a'] }, { var: ['record.usd.amount', 'a'] }),
      fc.constantFrom<unknown>('a', 1, ''),
    ),
    ...['some', 'all'].map((name) => call(name, read('items'), tie('within'))),
    call('rule', fc.constantFrom('first', 'second')),
  ),
}))

const says = ''

// Other tests of this worker share json-logic-js; a new second evaluator restores its operators.
afterEach(() => void createSecondEvaluator(() => {}))

it('comes with json-logic-js to the same verdict, our own operators included, for generated rules and facts (TRU-187)', () => {
  const differences: Difference[] = []
  const second = createSecondEvaluator((difference) => differences.push(difference))
  const seen = new Map<string, number>()
  const tally = { yes: 0, no: 0, unknown: 0 }
  const check = (first: unknown, then: unknown, last: unknown, given: Facts) => {
    differences.length = 0
    const text = JSON.stringify([first, then, last])
    const { rules } = linkRules(
      { first: { says, when: first }, second: { says, when: then }, third: { says, when: last } },
      new Map(),
      second,
    )
    for (const one of rules.values()) tally[one.evaluate(given)] += 1
    for (const [, name = ''] of text.matchAll(/\{"([^"]+)":/g)) seen.set(name, (seen.get(name) ?? 0) + 1)
    expect(differences, text).toEqual([])
  }
  fc.assert(fc.property(leaf, leaf, rule, facts, check), { seed: 20261126, numRuns: 2_000 })
  for (const name of [...own, ...ofMoney, ...standard]) expect(seen.get(name) ?? 0, name).toBeGreaterThan(80)
  expect(Math.min(tally.yes, tally.no)).toBeGreaterThan(800)
})

it('knows nothing where json-logic-js finds otherwise or fails, and reports it; what depends on such rules as well (TRU-186)', () => {
  const differences: Difference[] = []
  const { rules: shared } = linkRules(
    { isOpen: { says: 'It is open.', when: { 'ip-in': [{ var: 'address' }, ['10.0.0.0/8']] } } },
    new Map(),
    createSecondEvaluator((difference) => differences.push(difference)),
  )
  const { rules } = linkOwnRules(
    { isShut: { says: 'It is shut.', when: { '!': { rule: 'isOpen' } } } },
    shared,
  )
  const verdicts = () => [...rules.values()].map((one) => one.evaluate({ address: '10.1.2.3' }))
  expect([verdicts(), differences]).toEqual([['yes', 'no'], []])
  jsonLogic.add_operation('ip-in', () => false)
  expect(verdicts()).toEqual(['unknown', 'unknown'])
  jsonLogic.rm_operation('ip-in')
  expect(verdicts()).toEqual(['unknown', 'unknown'])
  expect(differences.map(describeDifference)).toEqual([
    `The rule 'isOpen' is yes as it was compiled, and json-logic-js says no.`,
    `The rule 'isShut' is no as it was compiled, and json-logic-js says yes.`,
    `The rule 'isOpen' is yes as it was compiled, and json-logic-js fails (Unrecognized operation ip-in).`,
    `The rule 'isShut' is no as it was compiled, and json-logic-js fails (Unrecognized operation ip-in).`,
  ])
})
