import { runCommand, type Priority } from './command.ts'
import { countTests, findFailures } from './outcome.ts'
import type { Stage } from './stages.ts'

export interface Report {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  readonly processorSeconds?: number
  /** The failures, as the stage printed them. */
  readonly failures?: string
}

async function performStage(
  { name, command, isStreamed = false }: Stage,
  priority: Priority,
): Promise<Report> {
  const from = Date.now()
  if (isStreamed) console.log(`\n── ${name}`)
  const { code, output, processorSeconds } = await runCommand(command, isStreamed, priority)
  if (!isStreamed) console.log(`\n── ${name}\n${output}`)
  const seconds = (Date.now() - from) / 1000
  const used = processorSeconds === undefined ? '' : `, ${processorSeconds.toFixed(1)} of a processor`
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s${used}`)
  const failures = code === 0 ? undefined : findFailures(output)
  return { name, ...countTests(output, code), seconds, processorSeconds, failures }
}

/**
 * Runs the stages in order on `lanes` parallel lanes; a stage that must wait lets the next ones pass. One more lane
 * runs patient stages at a low priority, in what the others leave of the processor while they wait.
 */
export async function runStages(stages: readonly Stage[], lanes: number): Promise<readonly Report[]> {
  const waiting = [...stages]
  const ended = new Map<string, Promise<Report>>()
  const open = new Set(stages.map(({ name }) => name))
  const isReady = ({ after = '' }: Stage) => !open.has(after)
  const takeNext = (priority: Priority) => {
    const patient = waiting.find((stage) => stage.isPatient && isReady(stage))
    const urgent = waiting.find((stage) => !stage.isPatient && isReady(stage))
    const next = priority === 'low' ? patient : (urgent ?? patient ?? waiting[0])
    return next && waiting.splice(waiting.indexOf(next), 1)[0]
  }
  async function runLane(priority: Priority): Promise<void> {
    for (let stage = takeNext(priority); stage; stage = takeNext(priority)) {
      const current = stage
      const report = Promise.resolve(ended.get(stage.after ?? '')).then(() => performStage(current, priority))
      ended.set(stage.name, report)
      await report
      open.delete(stage.name)
    }
  }
  await Promise.all([...Array.from({ length: lanes }, () => runLane('normal')), runLane('low')])
  return Promise.all(ended.values())
}

const column = (seconds: number | undefined) => (seconds === undefined ? '' : seconds.toFixed(1)).padStart(9)

/** Formats one line per stage, slowest first, then the failures. */
export function formatReports(
  reports: readonly Report[],
  wall: number,
  cores: { readonly count: number; /** From 0 to 1. */ readonly busy: number },
): string {
  const sum = { passed: 0, failed: 0, processor: 0 }
  for (const { passed, failed, processorSeconds = 0 } of reports) {
    sum.passed += passed
    sum.failed += failed
    sum.processor += processorSeconds
  }
  const lines = reports
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(
      ({ name, seconds, processorSeconds }) =>
        `${name.padEnd(12)}${column(seconds)}${column(processorSeconds)}`,
    )
  const failed = reports
    .filter(({ failures }) => failures !== undefined)
    .map(({ name, failures }) => `\n── ${name} FAILED\n${failures}`)
  return [
    `\n${'stage'.padEnd(12)}${'seconds'.padStart(9)}${'processor'.padStart(10)}`,
    ...lines,
    ...failed,
    `\n${reports.length} stages in ${wall.toFixed(0)} s on ${cores.count} cores (${(cores.busy * 100).toFixed(0)} % busy), ${sum.processor.toFixed(0)} s of a processor`,
    `${sum.passed} passed, ${sum.failed} failed`,
  ].join('\n')
}
