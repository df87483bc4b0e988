import type { Description } from '../book/description.ts'
import { typingLines } from '../book/keys.ts'

export const description: Description = {
  title: 'JSON',
  purpose: 'A JSON object that engineers write. Other people get fields.',
  use: ['On pages for developers.'],
  avoid: [['Other people answer', 'fields, in a Group']],
  words: ['An error names line and column, and what is expected there.'],
  keyboard: typingLines,
  heard: 'The object is read as text, line by line.',
  do: [{ says: 'Say what the object is for.' }],
  example: { field: { type: 'json', label: 'User info', hint: 'A JSON object.', optional: true } },
  filled: '{ "desk": "A", "floor": 2 }',
  wrong: { value: '{ "desk": "A", floor: 2 }' },
}
