import type { Description } from '../book/description.ts'
import { ticks } from '../book/keys.ts'

export const description: Description = {
  title: 'Consent',
  purpose: 'A promise a person makes. Nobody ticks it for them, and what they agree to stands beside it.',
  use: ['For terms, for a declaration of ownership.'],
  avoid: [
    ['A setting', 'a switch, which says what it does now'],
    ['Several of a list', 'Choices'],
  ],
  words: [
    'The sentence is what the person says: ‘The organisation owns and controls this wallet.’',
    'The document stands beside it, not behind a link.',
  ],
  keyboard: ticks,
  heard: 'The whole sentence is the name of the box.',
  do: [{ says: 'Let the person say it in one sentence.' }],
  dont: [
    {
      says: 'Deny in the sentence: a tick that says no is read as yes.',
      shows: { field: { type: 'consent', label: 'I do not want to receive no messages.' } },
    },
  ],
  example: { field: { type: 'consent', label: 'The organisation owns and controls this wallet.' } },
  filled: true,
  refused: 'The terms have changed meanwhile. Read them and agree again.',
}
