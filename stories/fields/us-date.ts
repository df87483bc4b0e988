import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Day of a filter',
  purpose: 'A date in a filter, typed as MM/DD/YYYY.',
  use: ['In the filters of a list, where the specification requires this format.'],
  avoid: [['A form', 'Date']],
  words: ['The label says which limit it is: ‘Created after’.'],
  keyboard: typing,
  heard: 'The slashes are added automatically and are not read.',
  do: [{ says: 'Place the first and the last day together.' }],
  example: { field: { type: 'us-date', label: 'Created after', optional: true } },
  filled: '2026-11-03',
  wrong: { value: '02/30/2026' },
}
