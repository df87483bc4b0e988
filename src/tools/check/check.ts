import { sayFinding } from '#definition/finding.ts'
import { fixesOf, foldFindings, sayFolded } from '#definition/fold/fold.ts'
import { coverLanguage, nearestSentence } from '#definition/languages/coverage.ts'
import { languagesOf } from '#definition/languages/translations.ts'
import { checkDefinitions } from '#server/definitions/definitions-check.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { fixFiles } from './fixed-files.ts'
import { readCheckInput } from './check-input.ts'
import { listProofs, sayProofs } from './proven-invariants.ts'
import { checkWhole, foundInNetwork } from './whole-check.ts'

const words = process.argv.slice(2)
const given =
  words.find(
    (word, at) => !word.startsWith('--') && !['--coverage', '--missing'].includes(words[at - 1] ?? ''),
  ) ?? definitionsRoot
const context = readCheckInput()
const root = given.endsWith('/') ? given : `${given}/`

if (words.includes('--fix')) {
  let made = 0
  // Repeats the fixes until none is left, since one can reveal another.
  for (let more = -1; more !== 0; made += more) {
    const found = readDefinitions(root)
    const outcome = checkDefinitions(found, context)
    more = fixFiles(
      root,
      fixesOf(foldFindings([...outcome.findings, ...foundInNetwork(found, outcome.library)], found)),
    )
  }
  console.log(`${made} ${made === 1 ? 'fix' : 'fixes'} made`)
}

const files = readDefinitions(root)
if (files.length === 0) fail(`No definitions were found in ${root}.`)
const { checked, cases, proofs, failing, folded, isWhole } = checkWhole(files, context)
const { library, linked } = checked
if (words.includes('--coverage')) {
  const { printCoverage } = await import('./coverage-list.ts')
  printCoverage({ library, linked }, words[words.indexOf('--coverage') + 1])
}
if (words.includes('--missing')) {
  const tag = words[words.indexOf('--missing') + 1] ?? ''
  const { missing } = coverLanguage(library, tag, context.findSchema)
  console.log(JSON.stringify(missing, null, 2))
}
if (words.includes('--invariants')) for (const line of listProofs(proofs, library)) console.log(line)
const errors = folded.filter(({ finding }) => finding.level === 'error')
const warnings = folded.filter(({ finding }) => finding.level === 'warning')
for (const one of [...errors, ...warnings]) {
  console.log(`${one.finding.level === 'error' ? '✗' : '·'} ${sayFolded(one)}`)
  if (words.includes('--all')) for (const finding of one.follows) console.log(`    ${sayFinding(finding)}`)
}
if (!words.includes('--all') && folded.some(({ follows }) => follows.length > 0))
  console.log('What follows is listed with: npm run check -- --all')
const fixable = fixesOf(folded).filter((finding) => finding.fix !== undefined).length
if (fixable > 0) console.log(`${fixable} of these can be fixed: npm run check -- --fix`)
console.log(
  `${files.length} definitions and ${cases.length} cases checked: ${errors.length} errors, ${warnings.length} warnings`,
)
// Sentences of a file that cannot be read are not gone: nobody shall take their translations out.
const isUnread = errors.some(({ finding }) => finding.about?.kind === 'unread')
if (isUnread) console.log('Translations are counted once every file can be read.')
for (const tag of isUnread ? [] : languagesOf(library)) {
  const { sentences, missing, unused } = coverLanguage(library, tag, context.findSchema)
  const left = Object.values(missing).reduce((sum, says) => sum + says.length, 0)
  const share = Math.floor(((sentences - left) / sentences) * 100)
  const rest = left === 0 ? '' : `, ${left} missing: npm run check -- --missing ${tag}`
  console.log(`${tag}: ${share} % of ${sentences} sentences translated${rest}`)
  const untranslated = Object.values(missing).flat()
  for (const [file, says] of Object.entries(unused)) {
    console.log(`  ${file}: take out ${says.length}, such as ‘${says[0]}’: its English sentence is gone.`)
    // A sentence that is like one without a translation was written wrong, or changed in English alone.
    for (const one of says) {
      const meant = nearestSentence(one, untranslated)
      if (meant !== undefined) console.log(`    ‘${one}’: no English sentence. Did you mean ‘${meant}’?`)
    }
  }
}
if (!isWhole && failing > 0)
  console.log(
    `${failing} ${failing === 1 ? 'case fails' : 'cases fail'} as well, mostly because of these errors; what is left of them is shown once the errors are gone.`,
  )
console.log(isWhole ? sayProofs(proofs) : 'Invariants are proven once these errors are gone.')
if (proofs.length === 0 && isWhole) fail('There are no invariants; say in invariants/ what must always hold.')
if (cases.length === 0) fail('There are no cases; a definition without cases proves nothing.')
process.exit(errors.length === 0 ? 0 : 1)

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
