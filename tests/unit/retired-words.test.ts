import { expect, it } from 'vitest'
import ceiling from '#tools/words/ceiling.data.json' with { type: 'json' }
import {
  countWords,
  findAllRetiredWords,
  findRetiredWords,
  retiredWords,
} from '#tools/words/retired-words.ts'

const allowed: Readonly<Record<string, { names: number; texts: number } | undefined>> = ceiling
const places = findAllRetiredWords()

it('a reader meets no retired word more often than before, in names, comments and documents', () => {
  const counts = countWords(places)
  const risen = Object.entries(counts).flatMap(([word, { names, texts }]) => {
    const most = allowed[word] ?? { names: 0, texts: 0 }
    if (names <= most.names && texts <= most.texts) return []
    return [
      `'${word}' stands ${names} times in names and ${texts} in texts, ${most.names} and ${most.texts} are allowed. Say ${retiredWords[word]?.instead}; 'node src/tools/retired-words.ts "${word}"' lists the places.`,
    ]
  })
  expect(risen).toEqual([])
})

it('a newcomer reads each sentence outside the tests once: subject first, at most 40 words (TRU-940)', () => {
  const unclear = places.filter(
    ({ word, file }) => ['free clause', 'long sentence'].includes(word) && !file.startsWith('tests/'),
  )
  expect(
    unclear.map(({ file, line, word }) => `${file}:${line}: ${word}. Say ${retiredWords[word]?.instead}.`),
  ).toEqual([])
})

it('an author learns which sentence of a document or comment is unclear (TRU-940)', () => {
  const long = `A sentence of ${'many '.repeat(37)}words.`
  const document = [
    '# What is new',
    'It is here. Who pays, sends it.',
    '',
    '- **Where it is so**, it ends.',
    'What is it?',
    '| what | Whose it is |',
    '```',
    'What is code.',
    '```',
    long,
    `${long.replace('many ', '')} https://example.com/one`,
  ].join('\n')
  expect(findRetiredWords('a.md', document).map(({ word, line }) => `${line} ${word}`)).toEqual([
    '2 free clause',
    '4 free clause',
    '6 free clause',
    '6 free clause',
    '10 long sentence',
  ])
  const source = `/**\n * Sends it.\n * What is\n * sent.\n */\nconst what = 'What is said.' // Who sends it.\n// It is one\n// whose lines are joined.\n`
  expect(findRetiredWords('a.ts', source).map(({ word, line }) => `${line} ${word}`)).toEqual([
    '3 free clause',
    '6 free clause',
  ])
})

it('an author learns which description of a schema is unclear, before the reference prints it (TRU-940)', () => {
  const schema = `{
    "description": "Value before the change.",
    "properties": {
      "is": { "description": "Whether it is \\"so\\".", "type": "boolean" },
      "description": { "description": "The text. What it says.", "enum": ["What it is."] }
    }
  }`
  expect(
    findRetiredWords('schemas/entities/a.schema.json', schema).map(({ word, line }) => `${line} ${word}`),
  ).toEqual(['4 free clause', '5 free clause'])
})

it('a reader of the lint learns where a retired word stands', () => {
  const source = `/** Drops what hangs on it. */\nconst useKeptRun = 'desk'\n// A desk.\n`
  expect(findRetiredWords('src/engine/judge.ts', source)).toEqual([
    { word: 'judge', kind: 'names', file: 'src/engine/judge.ts', line: 1 },
    { word: 'hangs', kind: 'texts', file: 'src/engine/judge.ts', line: 1 },
    { word: 'kept', kind: 'names', file: 'src/engine/judge.ts', line: 2 },
    { word: 'desk', kind: 'texts', file: 'src/engine/judge.ts', line: 3 },
  ])
})
