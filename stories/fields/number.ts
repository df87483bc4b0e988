import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Number',
  purpose: 'A number without a unit.',
  use: ['For a count, a percentage, or the limit of a filter.'],
  avoid: [
    ['Money', 'Money, which has the decimals of its currency'],
    ['Digits that are a name, such as an account number', 'Account number, which keeps leading zeros'],
  ],
  words: ['Name the unit in the label: ‘Share in percent’.'],
  keyboard: typing,
  heard: 'Separators are added when the person leaves the field.',
  do: [
    { says: 'Name the unit.', shows: { field: { type: 'number', label: 'Share in percent' }, value: '25' } },
  ],
  dont: [
    { says: 'Use it for an amount.', shows: { field: { type: 'number', label: 'Amount' }, value: '1000' } },
  ],
  example: { field: { type: 'number', label: 'Minimum amount', optional: true } },
  filled: '12500.5',
  wrong: { value: 'ten' },
  longest: { value: '9007199254740993.25' },
}
