import type { Description } from '../book/description.ts'
import { typingLines } from '../book/keys.ts'

export const description: Description = {
  title: 'IP blocks',
  purpose: 'IP addresses that may sign in; one address or block per line.',
  use: ['For an allowlist.'],
  avoid: [['One address', 'Text with a format']],
  words: ['An error quotes the invalid line.'],
  keyboard: typingLines,
  heard: 'The description includes the number of entries once the person leaves the field.',
  do: [{ says: 'Accept pasted text as it is; the field formats it afterwards.' }],
  example: { field: { type: 'ip-blocks', label: 'Addresses', hint: 'One on each line.', optional: true } },
  filled: ['203.0.113.0/24', '198.51.100.7'],
  wrong: { value: ['203.0.113.9', '2001:db8::1'] },
  refused: 'Your own address is not among them: you would lock yourself out.',
}
