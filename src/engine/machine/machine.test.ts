import { expect, it } from 'vitest'
import type { Machine } from '#definition/generated/machine.ts'
import { display } from './display.ts'
import { linkMachine, type LinkedMachine } from './link.ts'
import { movesOpen, movesPossible } from './moves.ts'

const approval: Machine = {
  $schema: '',
  id: 'approval',
  purpose: 'Two pairs of eyes.',
  rules: {
    isOwn: { says: 'It is their own.', when: { '==': [{ var: 'by' }, { var: 'me' }] } },
    isOthers: { says: 'O', when: { '!': [{ rule: 'isOwn' }] } },
  },
  initial: 'pending',
  states: {
    pending: { label: 'Pending', tone: 'warning', says: 'Somebody must decide.' },
    approved: { label: 'Approved', tone: 'success', final: true },
    gone: { label: 'Expired', tone: 'neutral', final: true },
  },
  moves: [
    { id: 'approve', from: ['pending'], to: 'approved', by: 'p.authorize', guard: 'isOthers' },
    { id: 'cancel', from: ['pending'], to: 'gone', by: 'p.write', guard: 'isOwn' },
    { id: 'expire', from: ['pending'], to: 'gone' },
  ],
  displays: [{ when: 'isLate', state: 'LATE', label: 'Late', tone: 'danger' }],
  tells: [{ when: 'isLate', says: 'Nobody decided in time.' }],
}
const shared = new Map([
  [
    'isLate',
    {
      id: 'isLate',
      says: 'L',
      reads: ['late'],
      evaluate: (facts: object) => ('late' in facts ? 'yes' : 'unknown'),
    },
  ],
] as const)
const linked = linkMachine(approval, shared) as { ok: true; machine: LinkedMachine }
const all = new Set(['p.authorize', 'p.write'])
const idsOpen = (state: string, facts: object, stored = all) =>
  movesOpen(linked.machine, state, { ...facts }, stored).map(({ id }) => id)

it('opens moves in order, by state, permission and guard; never those of the network', () => {
  expect(linked.ok).toBe(true)
  expect(idsOpen('pending', { by: 'a', me: 'b' })).toEqual(['approve'])
  expect(idsOpen('pending', { by: 'a', me: 'a' })).toEqual(['cancel'])
  expect(idsOpen('pending', { by: 'a', me: 'b' }, new Set(['p.write']))).toEqual([])
  expect(idsOpen('approved', { by: 'a', me: 'b' })).toEqual([])
})

it('opens no move whose guard is not known', () => {
  expect(idsOpen('pending', { by: 'a' })).toEqual([])
})

it('shows what displays say first, else the state, else what was received', () => {
  expect(display(linked.machine, 'pending', { late: 1 })).toMatchObject({
    state: 'LATE',
    label: 'Late',
    tone: 'danger',
    says: 'Nobody decided in time.',
    isListed: true,
  })
  expect(display(linked.machine, 'pending', {})).toMatchObject({
    label: 'Pending',
    tone: 'warning',
    says: 'Somebody must decide.',
  })
  for (const odd of ['NEW_STATE', 'constructor', '__proto__']) {
    expect(display(linked.machine, odd, {})).toEqual({
      state: odd,
      label: odd,
      tone: 'neutral',
      says: undefined,
      isListed: false,
    })
  }
})

it('names what does not link, with what was probably meant', () => {
  const moves = [{ id: 'x', from: ['approved'], to: 'pendign', guard: 'isOnw' }]
  const result = linkMachine({ ...approval, initial: 'pendin', moves }, new Map())
  expect(result).toMatchObject({
    problems: [
      { path: '/initial', nearest: 'pending' },
      { path: '/moves/0/to', nearest: 'pending' },
      { path: '/moves/0/guard', nearest: 'isOwn' },
      { path: '/moves/0/from' },
      { path: '/displays/0/when' },
      { path: '/tells/0/when' },
    ],
  })
})

it('does not open a machine with a rule that does not link', () => {
  const rules = { ...approval.rules, isLost: { says: 'It is lost.', when: { rule: 'isOnw' } } }
  expect(linkMachine({ ...approval, rules }, shared)).toMatchObject({
    ok: false,
    problems: [{ path: '/rules/isLost/when/rule', nearest: 'isOwn' }],
  })
})

it('lists the moves of the network among what can happen next, with the permissions a person needs', () => {
  const possible = (facts: object, stored: ReadonlySet<string>) =>
    movesPossible(linked.machine, 'pending', { ...facts }, stored).map(({ id }) => id)
  expect(possible({ by: 'a', me: 'b' }, all)).toEqual(['approve', 'expire'])
  expect(possible({ by: 'a', me: 'b' }, new Set())).toEqual(['expire'])
})

it('opens a move without a guard to everybody who may make it, and none by a guard that is gone', () => {
  const { ok: _ok, ...parts } = linkMachine(
    {
      ...approval,
      moves: [
        { id: 'free', from: ['pending'], to: 'gone', by: 'p.write' },
        { id: 'guarded', from: ['pending'], to: 'gone', by: 'p.write', guard: 'isOwn' },
      ],
    },
    shared,
  ) as { ok: true; machine: LinkedMachine }
  const withoutRules = { ...parts.machine, rules: new Map() }
  expect(movesOpen(withoutRules, 'pending', {}, all).map(({ id }) => id)).toEqual(['free'])
})

it('shows the first of several displays, and says the first of several sentences', () => {
  const both = linkMachine(
    {
      ...approval,
      displays: [
        { when: 'isLate', state: 'LATE', label: 'Late', tone: 'danger' },
        { when: 'isOwn', state: 'OWN', label: 'Own', tone: 'neutral' },
      ],
      tells: [
        { when: 'isLate', says: 'Nobody decided in time.' },
        { when: 'isOwn', says: 'Somebody else decides.' },
      ],
    },
    shared,
  ) as { ok: true; machine: LinkedMachine }
  expect(display(both.machine, 'pending', { late: 1, by: 'a', me: 'a' })).toMatchObject({
    state: 'LATE',
    says: 'Nobody decided in time.',
  })
  expect(display(both.machine, 'pending', { by: 'a', me: 'a' })).toMatchObject({
    state: 'OWN',
    says: 'Somebody else decides.',
    isListed: true,
  })
})

it('says what the state says where a display has no sentence, and what is told beside a state', () => {
  const machineOf = (changes: Partial<Machine>) =>
    (linkMachine({ ...approval, ...changes }, shared) as { ok: true; machine: LinkedMachine }).machine
  const shown = [{ when: 'isLate', state: 'pending', label: 'Late', tone: 'danger' as const }]
  expect(display(machineOf({ displays: shown, tells: undefined }), 'approved', { late: 1 })).toEqual({
    state: 'pending',
    label: 'Late',
    tone: 'danger',
    says: 'Somebody must decide.',
    isListed: true,
  })
  expect(display(machineOf({ displays: undefined }), 'pending', { late: 1 })).toEqual({
    state: 'pending',
    label: 'Pending',
    tone: 'warning',
    says: 'Nobody decided in time.',
    isListed: true,
  })
  expect(display(linked.machine, 'pending', { late: 1 }).says).toBe('Nobody decided in time.')
})

it('says of each name what kind it is and that it is missing, and of each final state that it stays', () => {
  const moves = [{ id: 'x', from: ['pending', 'approvde', 'gone', 'approved'], to: 'ogne', guard: 'isOnw' }]
  const displays = [{ when: 'isLaet', state: 'LATE', label: 'Late', tone: 'danger' as const }]
  const result = linkMachine({ ...approval, initial: 'x', moves, displays, tells: undefined }, shared)
  expect(result).toMatchObject({ ok: false })
  expect(result.ok ? [] : result.problems.map(({ path, sentence }) => [path, sentence])).toEqual([
    ['/initial', "There is no state 'x'."],
    ['/moves/0/from/1', "There is no state 'approvde'."],
    ['/moves/0/to', "There is no state 'ogne'."],
    ['/moves/0/guard', "There is no rule 'isOnw'."],
    ['/moves/0/from', "'gone' is final: nothing moves out of it. Take it out of 'from'."],
    ['/displays/0/when', "There is no rule 'isLaet'."],
  ])
})

it('shows a label without a sentence where neither the display nor a state has one', () => {
  const { machine } = linkMachine({ ...approval, tells: undefined }, shared) as {
    ok: true
    machine: LinkedMachine
  }
  expect(display(machine, 'pending', { late: 1 })).toMatchObject({
    state: 'LATE',
    says: undefined,
    isListed: true,
  })
})

it('does not link a machine with one name that is missing', () => {
  expect(linkMachine({ ...approval, initial: 'pendin' }, shared).ok).toBe(false)
})
