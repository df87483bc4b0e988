import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

interface Row {
  readonly id: string
  readonly area: string
  readonly text: string
  /** The reason no test can prove the row. */
  readonly note?: string
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const rows = JSON.parse(readFileSync(`${root}tests/requirements/requirements.json`, 'utf8')) as Row[]
const proving = /(\.(test|spec|stories|e2e)\.tsx?|\.cases\.json)$/
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => proving.test(file))

const named = new Map<string, Set<string>>()
for (const file of files)
  for (const [id] of readFileSync(root + file, 'utf8').matchAll(/(?<![\w-])[A-Z]{2,4}-\d{3}\b/g))
    named.set(id, (named.get(id) ?? new Set()).add(file))

const existing = new Set(rows.map((row) => row.id))
/** External documents numbered like rows. */
const standards = /^(BIP|SHA)-/
const strangers = [...named.keys()].filter((id) => !existing.has(id) && !standards.test(id))
const requested = process.argv.slice(2).map((area) => area.toUpperCase())
const areas = [...new Set(rows.map((row) => row.id.split('-')[0]!))]

if (files.length === 0 || rows.length === 0)
  throw new Error('There is nothing to trace: no tests or no ledger.')
for (const area of areas) {
  const all = rows.filter((row) => row.id.startsWith(`${area}-`))
  const proven = all.filter((row) => named.has(row.id))
  console.log(
    `${area.padEnd(5)} ${String(proven.length).padStart(4)} of ${String(all.length).padStart(4)} proven`,
  )
  if (!requested.includes(area) && !requested.includes('ALL')) continue
  for (const row of all) {
    const proofs = named.get(row.id)
    const mark = proofs ? '✓' : row.note === undefined ? ' ' : '·'
    const why = proofs ? [...proofs].join(', ') : row.note
    console.log(`  ${mark} ${row.id} ${row.text}${why === undefined ? '' : ` — ${why}`}`)
  }
}
const total = rows.filter((row) => named.has(row.id)).length
const explained = rows.filter((row) => !named.has(row.id) && row.note !== undefined).length
console.log(
  `${total} of ${rows.length} rows are named by a test, in ${files.length} files; ${explained} are explained. Name an area to list its rows: npm run trace -- WIZ`,
)
if (strangers.length > 0) {
  console.error(`These rows are not in the ledger: ${strangers.join(', ')}`)
  process.exit(1)
}
