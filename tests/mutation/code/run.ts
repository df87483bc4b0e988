import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listedCode, namesIn, reasonOf } from '../listed.ts'
import { listFaults, scoreLines, survivorLines, type Result } from '../report.ts'
import { sampleOf } from '../sample.ts'
import { areas, type Area } from './areas.ts'
import { runArea } from './area-run.ts'
import { codeChanges, mutantsOf, type CodeMutant } from './mutants.ts'

const root = join(import.meta.dirname, '../../..')

const given = process.argv.slice(2)
const after = (word: string): string | undefined =>
  given.includes(word) ? given[given.indexOf(word) + 1] : undefined

if (given.includes('--list')) {
  for (const { id, says } of codeChanges) console.log(`${id.padEnd(18)} ${says}`)
  process.exit(0)
}

/** Whether only tests without a database run. Those take a minute, and cover the decisions. */
const isBeside = given.includes('--beside')
/** Of the tests on a database only those with one of these in their name. */
const only = (after('--test') ?? '').split(',')
const withTests = ({ server, ...area }: Area): Area =>
  server && !isBeside
    ? { ...area, server: server.filter((test) => only.some((name) => test.includes(name))) }
    : area

const chosen = areas.filter(({ id }) => given.includes(id)).map(withTests)
if (chosen.length === 0) {
  console.error(`Name at least one area: ${areas.map(({ id }) => id).join(', ')}.`)
  process.exit(1)
}

const most = after('--most')
const part = after('--file') ?? ''
const isVerbose = given.includes('--verbose')
const listed = namesIn(listedCode)

const mutantsIn = ({ files }: Area): CodeMutant[] =>
  files
    .filter((file) => file.includes(part))
    .flatMap((file) => [...mutantsOf(file, readFileSync(join(root, file), 'utf8'))])

/**
 * Tries the mutants of an area. The listed ones are tried as well, but do not count as drawn: the score would depend
 * on them.
 */
async function resultsOf(area: Area): Promise<{ tried: Result[]; drawn: Result[] }> {
  const all = mutantsIn(area)
  const drawn = most ? sampleOf(all, after('--seed') ?? 'portolan', Number(most), () => area.id) : all
  const sampled = new Set(drawn)
  const mutants = all.filter((mutant) => sampled.has(mutant) || listed.has(mutant.id))
  const detections = await runArea(area, mutants, (line) => isVerbose && console.log(line))
  const tried = mutants.map((mutant) => ({
    mutant,
    detection: detections.get(mutant),
    reason: reasonOf(listedCode.equivalents, mutant),
  }))
  return { tried, drawn: tried.filter(({ mutant }) => sampled.has(mutant)) }
}

const existing = new Set(chosen.flatMap(mutantsIn).map(({ id }) => id))
const files = new Set(chosen.flatMap((area) => area.files).filter((file) => file.includes(part)))
const isHere = (id: string): boolean => files.has(id.split(' · ')[1] ?? '')
const results: Result[] = []
for (const area of chosen) {
  const { tried, drawn } = await resultsOf(area)
  const survivors = survivorLines(tried)
  if (survivors.length > 0) console.log(`No test reports these:\n${survivors.join('\n')}`)
  console.log([area.id, ...scoreLines(drawn)].join('\n'))
  results.push(...tried)
}
if (isVerbose)
  for (const { mutant, detection } of results)
    console.log(`${mutant.id}\n    ${detection ? `${detection.by}: ${detection.says}` : 'nothing'}`)

const faults = listFaults(results, existing, {
  equivalents: listedCode.equivalents.map(({ reason, mutants }) => ({
    reason,
    mutants: mutants?.filter(isHere),
  })),
  fixtures: listedCode.fixtures.filter(isHere),
})
for (const sentence of faults) console.error(sentence)
process.exit(faults.length === 0 ? 0 : 1)
