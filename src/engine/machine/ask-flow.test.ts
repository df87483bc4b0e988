import { expect, it } from 'vitest'
import type { Machine, Move } from '#definition/generated/machine.ts'
import { library, asks } from '#tests/fixtures/engine/flow.ts'
import { askFlow } from './ask-flow.ts'

const reasons = asks('reason')
const home = (rules?: Machine['rules']) => ({
  definition: { id: 'payment', purpose: 'How a payment goes.', ...(rules ? { rules } : {}) },
})
const move = (more: Partial<Move> = {}): Move => ({ id: 'return', from: ['paid'], to: 'returned', ...more })

it('asks the questions of a move in one step, and sends each answer by the name of its field', () => {
  const rules = { isLate: { says: 'It is late.', when: { '==': [{ var: 'reason' }, 'late'] } } }
  const requested = move({
    label: 'Return it',
    by: 'payments.write',
    call: 'payments.return',
    asks: [reasons],
  })
  const made = askFlow({ machine: home(rules), move: requested }, library)
  expect(made.ok && made.flow.definition).toMatchObject({
    id: 'payment-return',
    title: 'Return it',
    purpose: 'How a payment goes.',
    permission: 'payments.write',
    rules,
    steps: [{ id: 'ask', title: 'Return it', fields: [reasons] }],
    submit: { label: 'Return it', call: 'payments.return', body: { reason: 'reason' } },
  })
})

it('asks nothing where a move asks nothing, and calls a move without a label by its id', () => {
  const made = askFlow({ machine: home(), move: move() }, library)
  expect(made.ok && made.flow.definition).toEqual({
    $schema: '',
    id: 'payment-return',
    version: 1,
    title: 'return',
    purpose: 'How a payment goes.',
    permission: '',
    steps: [{ id: 'ask', title: 'return', fields: [] }],
    submit: { label: 'return', call: '', body: {} },
  })
})

it('says what is wrong with the rules of the machine, and opens no questions then', () => {
  const rules = { isLate: { says: 'It is late.', when: { rule: 'isLost' } } }
  expect(askFlow({ machine: home(rules), move: move() }, library)).toMatchObject({ ok: false })
})
