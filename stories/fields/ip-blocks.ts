import type { Description } from '../book/description.ts'
import { typingLines } from '../book/keys.ts'

export const description: Description = {
  title: 'IP blocks',
  purpose: 'The addresses from which somebody may come; one address or block on each line.',
  use: ['For an allowlist.'],
  avoid: [['One address', 'Text with a form']],
  words: ['An error quotes the line that is no address.'],
  keyboard: typingLines,
  heard: 'How many entries there are belongs to the description once it is left.',
  do: [{ says: 'Take what is pasted from a ticket; order is made afterwards.' }],
  example: { field: { type: 'ip-blocks', label: 'Addresses', hint: 'One on each line.', optional: true } },
  filled: ['203.0.113.0/24', '198.51.100.7'],
  wrong: { value: ['203.0.113.9', '2001:db8::1'] },
  refused: 'Your own address is not among them: you would lock yourself out.',
}
