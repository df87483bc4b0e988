import { expect, it } from 'vitest'
import { asks, is, library, linked } from '#tests/fixtures/engine/flow.ts'
import { linkMachine, type LinkedMachine } from '../machine/link.ts'
import { linkPermissions } from '../permission/link.ts'
import { runCase } from './flow.ts'
import { runMachineCase } from './machine.ts'
import { runPermissionCase } from './permission.ts'
import { runRuleCase } from './rule.ts'

const flow = linked({
  rules: { isLong: is('kind', 'long'), isOn: is('flags.on', true) },
  progress: [{ id: 's', title: 'Start' }],
  steps: [
    {
      id: 'one',
      title: 'One',
      stage: 's',
      fields: [asks('kind'), asks('note', { optional: true })],
      nextWhen: ['isOn'],
    },
    { id: 'more', title: 'More', showWhen: 'isLong', fields: [asks('size')], next: { call: 'a.b' } },
    { id: 'ask', title: 'Ask', fieldsFrom: { call: 'x.y', with: { kind: 'kind' }, into: 'given' } },
  ],
  submit: { label: 'Send', call: 'tests.send', body: { kind: 'kind', given: 'given' } },
})
const facts = {
  'x.y': { fields: [{ fieldName: 'Cdtr.Nm', fieldType: 'REQUIRED', fieldDataType: 'STRING' }] },
}
const right = {
  case: 'All that can be said of a flow',
  facts,
  answers: { kind: 'long', size: '3', given: { 'Cdtr.Nm': 'N' } },
  steps: ['one', 'more', 'ask'],
  stages: ['Start'],
  starts: 'one',
  asks: { one: ['kind', 'note'], ask: ['given/Cdtr.Nm'] },
  requires: { one: ['kind'] },
  refuses: { one: {} },
  blocks: { one: [] },
  advances: { one: 'more', more: 'ask' },
  rules: { isLong: 'yes' as const },
  sends: { call: 'tests.send', body: { kind: 'long', given: { 'Cdtr.Nm': 'N' } } },
}
const on = { flags: { on: true, other: 1 } }

it('finds no difference where a flow does what its case says', () => {
  expect(runCase(flow, right, on)).toEqual([])
})

it('says every difference', () => {
  const wrong = {
    case: 'Wrong',
    facts: { ...facts, flags: { on: false } },
    answers: { kind: 'bad', nope: 1 },
    steps: ['one'],
    stages: ['End'],
    starts: 'ask',
    asks: { one: [] },
    requires: { one: [] },
    refuses: { one: {} },
    blocks: { one: [] },
    advances: { one: 'ask', more: 'ask' },
    rules: { isLong: 'yes' as const },
    sends: { call: 'tests.send', body: {} },
  }
  const found = runCase(flow, wrong, on)
  const places = [
    'answers',
    'steps',
    'stages',
    'starts',
    "asks 'one'",
    "requires 'one'",
    "refuses 'one'",
    "blocks 'one'",
    "rules 'isLong'",
    "advances 'one'",
    "advances 'more'",
    'sends',
  ]
  expect(found.map((sentence) => sentence.split(':')[0])).toEqual(places)
  expect(found[6]).toBe('refuses \'one\': expected {}, but it is {"kind":"This is bad."}.')
})

it('does not let a case prove nothing', () => {
  expect(runCase(flow, { case: 'Empty' }, {})).toEqual([
    "This case expects nothing. Say under 'expect' what must come of it.",
  ])
})

it('runs cases of machines, permissions and rules', () => {
  const definition = {
    $schema: '',
    id: 'm',
    purpose: 'P',
    initial: 'a',
    states: { a: { label: 'A', tone: 'info' as const } },
    moves: [{ id: 'go', from: ['a'], to: 'a', by: 'p.q' }],
  }
  const { machine } = linkMachine(definition, library.rules) as { machine: LinkedMachine }
  const stored = { session: { permissions: ['p.q'], roles: ['r'] } }
  expect(runMachineCase(machine, { case: 'C', state: 'a', moves: ['go'], shows: 'a' }, stored)).toEqual([])
  expect(runMachineCase(machine, { case: 'C', moves: ['go'], shows: 'b' }, {})).toHaveLength(2)
  const { permissions } = linkPermissions(
    { 'p.q': { $schema: '', id: 'p.q', says: 'S', roles: ['r'] } },
    { r: { label: 'R', area: 'A', group: 'G', access: 'read' } },
    library.rules,
  )
  expect(
    runPermissionCase(permissions, { case: 'C', allows: { 'p.q': 'yes', 'p.none': 'no' } }, stored),
  ).toEqual([])
  expect(runPermissionCase(permissions, { case: 'C', allows: { 'p.q': 'yes' } }, {})).toHaveLength(1)
  expect(
    runRuleCase(flow.rules, { case: 'C', answers: { kind: 'x' }, rules: { isLong: 'no', isOn: 'yes' } }, on),
  ).toEqual([])
})
