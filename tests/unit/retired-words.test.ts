import { expect, it } from 'vitest'
import ceiling from '#tools/words/ceiling.data.json' with { type: 'json' }
import {
  countWords,
  findAllRetiredWords,
  findRetiredWords,
  retiredWords,
} from '#tools/words/retired-words.ts'

const allowed: Readonly<Record<string, { names: number; texts: number } | undefined>> = ceiling

it('a reader meets no retired word more often than before, in names, comments and documents', () => {
  const counts = countWords(findAllRetiredWords())
  const risen = Object.entries(counts).flatMap(([word, { names, texts }]) => {
    const most = allowed[word] ?? { names: 0, texts: 0 }
    if (names <= most.names && texts <= most.texts) return []
    return [
      `'${word}' stands ${names} times in names and ${texts} in texts, ${most.names} and ${most.texts} are allowed. Say ${retiredWords[word]?.instead}; 'node src/tools/retired-words.ts "${word}"' lists the places.`,
    ]
  })
  expect(risen).toEqual([])
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
