import { writeFileSync } from 'node:fs'
import ceiling from './words/ceiling.data.json' with { type: 'json' }
import { countWords, findAllRetiredWords, retiredWords, type WordCount } from './words/retired-words.ts'

/**
 * `node src/tools/retired-words.ts` counts the remaining retired words; `… WORD` lists the places of one.
 * `… --write` lowers the ceiling to the present counts; `… --reset` sets it to them after branches were
 * joined.
 */
const file = new URL('words/ceiling.data.json', import.meta.url)
const before: Readonly<Record<string, WordCount | undefined>> = ceiling
const places = findAllRetiredWords()
const counts = countWords(places)
const [choice] = process.argv.slice(2)

const lower = (word: string, { names, texts }: WordCount): WordCount => {
  const most = before[word] ?? { names: 0, texts: 0 }
  return { names: Math.min(names, most.names), texts: Math.min(texts, most.texts) }
}

if (choice === '--write' || choice === '--reset') {
  const lines = Object.entries(counts)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([word, count]) => [word, choice === '--reset' ? count : lower(word, count)])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lines), undefined, 2)}\n`)
  console.log('Wrote src/tools/words/ceiling.data.json.')
} else if (choice === undefined) {
  const lines = Object.entries(counts).toSorted(([, one], [, other]) => other.names - one.names)
  for (const [word, { names, texts }] of lines)
    console.log(
      `${word.padEnd(10)} ${String(names).padStart(5)} in names, ${String(texts).padStart(4)} in texts`,
    )
} else if (Object.hasOwn(retiredWords, choice)) {
  console.log(`Instead of '${choice}' say ${retiredWords[choice]?.instead}.`)
  for (const place of places) if (place.word === choice) console.log(`  ${place.file}:${place.line}`)
} else {
  console.error(`'${choice}' is no retired word. Choose one of: ${Object.keys(retiredWords).join(', ')}.`)
  process.exitCode = 1
}
