import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Date',
  purpose: 'A day of the past or the future, typed as YYYY-MM-DD or picked from the calendar.',
  use: ['For a date of birth, of an invoice, of expiry.'],
  avoid: [
    ['The day of a filter', 'Day of a filter'],
    ['A span', 'two days, the first before the second'],
  ],
  words: ['The hint gives an example that could not be read another way: 1984-07-31, never 01-02-03.'],
  keyboard: [...typing, ['Tab', 'Comes to the button of the calendar.']],
  heard: 'The calendar is that of the browser, in the language of the person.',
  do: [{ says: 'Give an example in the form that is kept.' }],
  dont: [
    {
      says: 'Name the form alone: letters are no example.',
      shows: { field: { type: 'date', label: 'Date of birth', hint: 'YYYY-MM-DD' } },
    },
  ],
  example: { field: { type: 'date', label: 'Date of birth', hint: 'For example 1984-07-31.' } },
  filled: '1984-07-31',
  wrong: { value: '2026-02-30' },
  refused: 'The person is under age on this day.',
}
