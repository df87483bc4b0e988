import { availableParallelism, cpus } from 'node:os'
import { describeSelection, findChanges, selectFor, stagesFor } from './test/changed-files.ts'
import { formatReports, runStages } from './test/lanes.ts'
import { suite, type Stage } from './test/stages.ts'

/** Lanes that run at once at full priority: a third slows the browser's pages below human speed. */
const LANES = 2

/** Returns the milliseconds that all cores were busy, and in all. */
function readCores(): { readonly busy: number; readonly all: number } {
  const cores = cpus().map(({ times }) => ({
    ...times,
    all: Object.values(times).reduce((a, b) => a + b, 0),
  }))
  const all = cores.reduce((sum, core) => sum + core.all, 0)
  return { all, busy: all - cores.reduce((sum, core) => sum + core.idle, 0) }
}

function chooseStages(words: readonly string[]): readonly Stage[] {
  if (words[0] !== 'changed') return suite.filter(({ name }) => words.length === 0 || words.includes(name))
  const [, option, base = 'HEAD'] = words
  if (option !== undefined && option !== '--base')
    throw new Error(`'npm test -- changed' takes '--base REVISION', not '${option}'.`)
  const changed = findChanges(base)
  const selection = selectFor(changed)
  console.log(describeSelection(changed, selection))
  return stagesFor(changed, selection)
}

const began = Date.now()
const before = readCores()
const words = process.argv.slice(2)
const stages = chooseStages(words)
const reports = await runStages(stages, LANES)
const after = readCores()
const busy = (after.busy - before.busy) / (after.all - before.all)
console.log(formatReports(reports, (Date.now() - began) / 1000, { count: availableParallelism(), busy }))
const isNothingToDo = words[0] === 'changed' && stages.length === 0
process.exit(reports.every(({ failed }) => failed === 0) && (isNothingToDo || reports.length > 0) ? 0 : 1)
