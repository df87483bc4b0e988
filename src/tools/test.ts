import { availableParallelism } from 'node:os'
import { describeSelection, findChanges, selectFor, stagesFor } from './test/changed-files.ts'
import { formatReports, runStages } from './test/lanes.ts'
import { suite, type Stage } from './test/stages.ts'

/** Lanes that run at once: a third slows the browser's pages below human speed, and finishes no sooner. */
const LANES = 2

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
const words = process.argv.slice(2)
const stages = chooseStages(words)
const reports = await runStages(stages, LANES)
console.log(formatReports(reports, (Date.now() - began) / 1000, availableParallelism()))
const isNothingToDo = words[0] === 'changed' && stages.length === 0
process.exit(reports.every(({ failed }) => failed === 0) && (isNothingToDo || reports.length > 0) ? 0 : 1)
