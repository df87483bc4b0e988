import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

const rules = {
  maxLength: 20,
  pattern: '^[A-Z0-9 ]+$',
  message: 'Use capitals, digits and spaces, at most 20.',
}

export const description: Description = {
  title: 'Memo',
  purpose: 'The note that travels with a payment. What the destination allows is told before it is typed.',
  use: ['For what the receiver reads on the statement.'],
  avoid: [
    ['A reference that only the sender sees', 'Text'],
    ['A reason for a second person', 'Text with a limit'],
  ],
  words: ['The hint says who reads it. The rules of a destination come from its own words, not from ours.'],
  keyboard: typing,
  heard: 'The rules of the destination belong to the description, and are heard before the first key.',
  do: [{ says: 'Say that it is sent in capitals, so that nobody is surprised by the statement.' }],
  dont: [
    {
      says: 'Ask for it as a must where the destination does not need it.',
      shows: { field: { type: 'memo', label: 'Memo', of: 'beneficiary', limit: 'memoLength' } },
    },
  ],
  example: {
    field: {
      type: 'memo',
      label: 'Memo',
      hint: 'The beneficiary sees it, in capitals.',
      of: 'beneficiary',
      limit: 'memoLength',
      optional: true,
    },
    facts: {
      beneficiary: { country: 'MX', currency: 'MXN' },
      configuration: { productConfiguration: { memoRules: { 'MX:MXN': rules } } },
    },
  },
  filled: 'Invoice 7',
  wrong: { value: 'Invoice 7, May' },
  refused: 'The bank of the beneficiary takes no digits in this note.',
}
