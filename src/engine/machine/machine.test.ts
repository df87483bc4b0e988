import { expect, it } from 'vitest'
import type { Machine } from '#definition/generated/machine.ts'
import { display } from './display.ts'
import { linkMachine, type LinkedMachine } from './link.ts'
import { movesOpen } from './moves.ts'

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
      judge: (facts: object) => ('late' in facts ? 'yes' : 'unknown'),
    },
  ],
] as const)
const linked = linkMachine(approval, shared) as { ok: true; machine: LinkedMachine }
const all = new Set(['p.authorize', 'p.write'])
const idsOpen = (state: string, facts: object, held = all) =>
  movesOpen(linked.machine, state, { ...facts }, held).map(({ id }) => id)

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
    known: true,
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
      known: false,
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
