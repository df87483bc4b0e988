import type { Description } from '../book/description.ts'
import { combobox } from '../book/keys.ts'

export const description: Description = {
  title: 'Currency',
  purpose: 'A currency or asset, searched by code or name. A single possible currency is fixed.',
  use: ['For the currency that a person sends, holds or receives.'],
  avoid: [
    ['The destination has only one currency', 'no field, or a locked one'],
    ['The amount belongs to the same question', 'Quote'],
  ],
  words: ['The code stands beside the name: professionals think in codes, others do not.'],
  keyboard: combobox,
  heard: 'The name is read with the code: ‘Mexican Peso, MXN’.',
  do: [
    {
      says: 'Fix the currency if only one is possible, and say so.',
      shows: { value: 'RLUSD', locked: true },
    },
  ],
  example: {
    field: { type: 'currency', label: 'Currency', options: 'offered' },
    options: ['MXN', 'USD', 'EUR', 'RLUSD', 'USDC'].map((code) => ({ value: code, label: code })),
  },
  filled: 'MXN',
  refused: 'This currency cannot be sent from here. Choose another one.',
}
