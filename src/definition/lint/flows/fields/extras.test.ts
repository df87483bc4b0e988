import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const payment = 'flows/single-payment.flow.json'
const note = { id: 'note', type: 'text', label: 'Note', optional: true, extra: true }
const extras = (file: string, changes: Record<string, unknown>) =>
  findingsWith(file, changes).filter((line) => line.includes('/extra') || line.includes('goes nowhere'))

it('takes a question that is only stored, and asks for no body that names it (TRU-490)', () => {
  expect(extras(payment, { '/steps/5/fields/-': note })).toEqual([])
})

it.each([
  ['a file', { ...note, type: 'file' }, "An answer of type 'file' has a place of its own"],
  ['a quote', { ...note, type: 'quote' }, "An answer of type 'quote' has a place of its own"],
  [
    'a choice among records',
    { ...note, type: 'choice', options: { from: 'beneficiaries.identities', value: 'identityId' } },
    'are records',
  ],
])('refuses %s (TRU-490)', (_, field, sentence) => {
  expect(
    extras(payment, { '/steps/5/fields/-': field }).filter((line) => line.includes(sentence)),
  ).toHaveLength(1)
})

it('refuses it where the flow ends in a call that stores none, or the answer is cleared before (TRU-490)', () => {
  const [closed] = extras('flows/add-contact.flow.json', { '/steps/0/fields/-': note })
  expect(closed).toContain('which stores no further answers')
  const [cleared] = extras(payment, { '/steps/1/fields/-': note })
  expect(cleared).toContain('are cleared when it is left')
})
