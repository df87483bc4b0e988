import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { executablePath } from '../chromium.ts'
import type { Part } from './figures.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const report = fileURLToPath(new URL('results.md', import.meta.url))

const measures: Readonly<Record<string, () => Promise<Part | Part[]>>> = {
  rules: async () => (await import('./rules.ts')).measureRules(),
  verdicts: async () => (await import('./verdicts.ts')).measureVerdicts(),
  budget: async () => (await import('./budget.ts')).measureBudget(),
  forms: async () => (await import('./forms.ts')).measureForms(),
  tables: async () => (await import('./tables.ts')).measureTables(),
  portal: async () => (await import('./portal.ts')).measurePortal(),
  lists: async () => (await import('./lists.ts')).measureEmbedded(),
  decisions: async () => (await import('./decisions.ts')).measureDecisions(),
  book: async () => (await import('./book.ts')).measureBook(),
  slow: async () => (await import('./slow.ts')).measureSlow(),
  million: async () => (await import('./lists.ts')).measurePostgres(),
}
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !Object.hasOwn(measures, name))
if (unknown !== undefined) {
  console.error(`There is no part '${unknown}'. Parts: ${Object.keys(measures).join(', ')}.`)
  process.exit(1)
}

/** Parts that measure Portolan beside others, or with their tools. */
const WITH_PEERS = ['rules', 'verdicts', 'forms', 'tables', 'portal']
const parts = process.argv.slice(2)
const needsPeers = parts.length === 0 || parts.some((name) => WITH_PEERS.includes(name))
if (needsPeers && !existsSync(`${here}node_modules/autocannon`)) {
  console.log('Installing the peers. This happens once.')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps']
  const done = spawnSync('npm', args, { cwd: here, stdio: 'inherit' })
  if (done.status !== 0) {
    console.error('The peers could not be installed. Check that the package registry can be reached.')
    process.exit(1)
  }
}

const today = new Date().toISOString().slice(0, 10)

// Sections of the report that this run does not measure stay as they are.
const sections = readFileSync(report, 'utf8')
  .split(/^(?=## )/m)
  .slice(1)
  .map((text) => text.trim())
const titleOf = (text: string) => text.slice(0, text.indexOf('\n'))
for (const [name, measure] of Object.entries(measures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const { title, says, table } of [await measure()].flat()) {
    const text = `## ${title}\n\n${says} Measured on ${today}.\n\n${table}`
    console.log(`\n${text}`)
    const at = sections.findIndex((old) => titleOf(old) === titleOf(text))
    if (at < 0) sections.push(text)
    else sections[at] = text
  }
}
const head = `# What was measured\n\nBy \`npm run bench\` on ${cpus().length} cores, Node ${process.versions.node}, ${basename(executablePath ?? 'chromium')}. Medians wobble; ratios within one run count.`
writeFileSync(report, `${[head, ...sections].join('\n\n')}\n`)
console.log(`Written to tests/bench/results.md`)
process.exit(0)
