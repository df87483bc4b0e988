import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

const rules = {
  maxLength: 20,
  pattern: '^[A-Z0-9 ]+$',
  message: 'Use capitals, digits and spaces, at most 20.',
}

export const description: Description = {
  title: 'Memo',
  purpose: 'The note to the beneficiary. The rules of the destination are stated before the person types.',
  use: ['For text that the beneficiary reads on the statement.'],
  avoid: [
    ['A reference for the sender only', 'Text'],
    ['A reason for an approver', 'Text with a limit'],
  ],
  words: ['The hint says who reads the note. The rules are quoted from the destination.'],
  keyboard: typing,
  heard: 'The rules belong to the description and are read before the person types.',
  do: [{ says: 'Say that the note is sent in capitals, so the statement surprises nobody.' }],
  dont: [
    {
      says: 'Require the note if the destination does not need it.',
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
