import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Day of a filter',
  purpose: 'A day in a filter, typed as MM/DD/YYYY.',
  use: ['In the filters of a list, where the specification wants this form.'],
  avoid: [['A form', 'Date']],
  words: ['The label says the side it bounds: ‘Created after’.'],
  keyboard: typing,
  heard: 'The strokes set themselves and are not heard.',
  do: [{ says: 'Keep first and last day together.' }],
  example: { field: { type: 'us-date', label: 'Created after', optional: true } },
  filled: '2026-11-03',
  wrong: { value: '02/30/2026' },
}
