import type { Description } from '../book/description.ts'
import { combobox } from '../book/keys.ts'

export const description: Description = {
  title: 'Currency',
  purpose: 'A currency or an asset, found by its code or its name. Where only one is possible it is fixed.',
  use: ['Where the person chooses what to send, hold or receive.'],
  avoid: [
    ['The destination has one currency', 'no field, or a locked one'],
    ['An amount is asked for in the same breath', 'Quote'],
  ],
  words: ['The code stands with the name: people who pay all day think in codes, others do not.'],
  keyboard: combobox,
  heard: 'The name is heard with the code: ‘Mexican Peso, MXN’.',
  do: [{ says: 'Fix it where only one is possible, and say so.', shows: { value: 'RLUSD', locked: true } }],
  example: {
    field: { type: 'currency', label: 'Currency', options: 'offered' },
    options: ['MXN', 'USD', 'EUR', 'RLUSD', 'USDC'].map((code) => ({ value: code, label: code })),
  },
  filled: 'MXN',
  refused: 'This currency cannot be sent from here. Choose another one.',
}
