import type { Description } from '../book/description.ts'
import { ticks } from '../book/keys.ts'

export const description: Description = {
  title: 'Consent',
  purpose:
    'A declaration by the person. The box is never preselected, and the text they agree to stands beside it.',
  use: ['For terms and for declarations of ownership.'],
  avoid: [
    ['A setting', 'a switch, which names its current effect'],
    ['Several of a list', 'Choices'],
  ],
  words: [
    'The sentence is the person’s own statement: ‘The organisation owns and controls this wallet.’',
    'The document stands beside it, not behind a link.',
  ],
  keyboard: ticks,
  heard: 'The whole sentence is the label of the box.',
  do: [{ says: 'Put the declaration into one sentence.' }],
  dont: [
    {
      says: 'Use a negative sentence: a selected box that means no is read as yes.',
      shows: { field: { type: 'consent', label: 'I do not want to receive no messages.' } },
    },
  ],
  example: { field: { type: 'consent', label: 'The organisation owns and controls this wallet.' } },
  filled: true,
  refused: 'The terms have changed meanwhile. Read them and agree again.',
}
