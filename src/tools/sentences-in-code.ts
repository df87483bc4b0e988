import { writeFileSync } from 'node:fs'
import ceiling from './prose/ceiling.data.json' with { type: 'json' }
import { countSentences, findAllSentences } from './prose/sentences-in-code.ts'

/**
 * `node src/tools/sentences-in-code.ts` lists sentences for people that are in code instead of
 * `definitions/words`; `… --write` lowers the ceiling to the present counts.
 */
const sentences = findAllSentences()

if (process.argv[2] === '--write') {
  const before: Readonly<Record<string, number | undefined>> = ceiling
  const lines = Object.entries(countSentences(sentences))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([folder, count]) => [folder, Math.min(count, before[folder] ?? 0)])
  const file = new URL('prose/ceiling.data.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lines), undefined, 2)}\n`)
} else {
  for (const { file, line, says } of sentences) console.log(`${file}:${line}  ${says}`)
  console.log(`${sentences.length} sentences`)
}
