import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { readSchemas } from '#server/definitions/schemas.ts'
import { comparisons } from './comparisons.ts'
import { createDetector } from './detect.ts'
import { equivalents, fixtures, namesIn, reasonOf } from './listed.ts'
import { changeClasses, mutantsOf } from './mutants.ts'
import { listFaults, scoreLines, survivorLines, type Result } from './report.ts'
import { sampleOf } from './sample.ts'

/** Number of mutants in a run without arguments, spread evenly over the classes. */
const SAMPLE = 500

const given = process.argv.slice(2)
const after = (word: string): string | undefined =>
  given.includes(word) ? given[given.indexOf(word) + 1] : undefined

const only = after('--only')?.split(',')
const unknown = (only ?? []).filter((id) => changeClasses.every((one) => one.id !== id))
if (unknown.length > 0)
  fail(`There is no class of changes called ${unknown.join(', ')}; --list names them all.`)

const files = readDefinitions(definitionsRoot)
const entities = [...readSchemas().keys()].flatMap((name) =>
  name.startsWith('entities/') ? [name.slice('entities/'.length)] : [],
)
const all = mutantsOf(files, entities)

if (given.includes('--list')) {
  for (const { id, says } of changeClasses)
    console.log(
      `${id.padEnd(20)} ${String(all.filter(({ changes }) => changes === id).length).padStart(5)}   ${says}`,
    )
  process.exit(0)
}

const listed = namesIn({ equivalents, fixtures })
const chosen = all.filter(({ changes }) => only === undefined || only.includes(changes))
const isWhole = given.includes('--all')
const size = Number(after('--sample') ?? SAMPLE)
if (!Number.isInteger(size) || size < 1) fail('--sample needs a whole number of changes, such as 600.')
const sampled = new Set(isWhole ? chosen : sampleOf(chosen, after('--seed') ?? 'portolan', size))
const isVerbose = given.includes('--verbose')

/** True if only the check runs, as for an analyst, without the tables of the specification. */
const isCheckAlone = given.includes('--check-alone')
const detector = createDetector(files, isCheckAlone ? [] : comparisons)
const results = chosen
  .filter((mutant) => sampled.has(mutant) || (!isCheckAlone && listed.has(mutant.id)))
  .map((mutant): Result => {
    const detection = detector.detect(mutant)
    if (isVerbose)
      console.log(`${mutant.id}\n    ${detection ? `${detection.by}: ${detection.says}` : 'nothing'}`)
    return { mutant, detection, reason: reasonOf(equivalents, mutant) }
  })

/** Mutants that count in the score. Fixtures do not count: they were chosen because nothing reported them once. */
const drawn = results.filter(({ mutant }) => sampled.has(mutant))
const survivors = survivorLines(results)
if (survivors.length > 0) console.log(`Nothing reports these:\n${survivors.join('\n')}`)
for (const line of scoreLines(drawn)) console.log(line)

const faults = listFaults(results, new Set(all.map(({ id }) => id)), {
  equivalents,
  fixtures: isCheckAlone ? [] : fixtures,
})
for (const sentence of faults) console.error(sentence)
process.exit(faults.length === 0 ? 0 : 1)

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
