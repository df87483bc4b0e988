import type { Description } from '../book/description.ts'
import { typingLines } from '../book/keys.ts'

export const description: Description = {
  title: 'JSON',
  purpose: 'For engineers only: a JSON object they write themselves. Anybody else gets fields.',
  use: ['On pages for developers.'],
  avoid: [['Anybody else answers', 'fields, in a Group']],
  words: ['An error names line and column, and what was expected there.'],
  keyboard: typingLines,
  heard: 'It is read as text, line by line.',
  do: [{ says: 'Say what the object is for.' }],
  example: { field: { type: 'json', label: 'User info', hint: 'A JSON object.', optional: true } },
  filled: '{ "desk": "A", "floor": 2 }',
  wrong: { value: '{ "desk": "A", floor: 2 }' },
}
