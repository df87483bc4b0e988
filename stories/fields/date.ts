import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Date',
  purpose: 'A past or future date, typed as YYYY-MM-DD or selected in the calendar.',
  use: ['For a date of birth, an invoice date, an expiry date.'],
  avoid: [
    ['A date in a filter', 'Day of a filter'],
    ['A span', 'two dates, the first before the second'],
  ],
  words: ['The hint gives an unambiguous example: 1984-07-31, never 01-02-03.'],
  keyboard: [...typing, ['Tab', 'Moves to the calendar button.']],
  heard: 'The calendar is the browser’s own, in the language of the person.',
  do: [{ says: 'Give an example in the expected format.' }],
  dont: [
    {
      says: 'Give only a pattern: ‘YYYY-MM-DD’ is not an example.',
      shows: { field: { type: 'date', label: 'Date of birth', hint: 'YYYY-MM-DD' } },
    },
  ],
  example: { field: { type: 'date', label: 'Date of birth', hint: 'For example 1984-07-31.' } },
  filled: '1984-07-31',
  wrong: { value: '2026-02-30' },
  refused: 'The person is under age on this day.',
}
