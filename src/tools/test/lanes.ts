import { runCommand } from './command.ts'
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

async function performStage({ name, command, isStreamed = false }: Stage): Promise<Report> {
  const from = Date.now()
  if (isStreamed) console.log(`\n── ${name}`)
  const { code, output, processorSeconds } = await runCommand(command, isStreamed)
  if (!isStreamed) console.log(`\n── ${name}\n${output}`)
  const seconds = (Date.now() - from) / 1000
  const used = processorSeconds === undefined ? '' : `, ${processorSeconds.toFixed(1)} of a processor`
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s${used}`)
  const failures = code === 0 ? undefined : findFailures(output)
  return { name, ...countTests(output, code), seconds, processorSeconds, failures }
}

/** Runs the stages in order on `lanes` parallel lanes; a stage that must wait lets the next ones pass. */
export async function runStages(stages: readonly Stage[], lanes: number): Promise<readonly Report[]> {
  const waiting = [...stages]
  const ended = new Map<string, Promise<Report>>()
  const open = new Set(stages.map(({ name }) => name))
  const takeNext = () => {
    const ready = waiting.findIndex(({ after = '' }) => !open.has(after))
    return waiting.splice(Math.max(ready, 0), 1)[0]
  }
  async function runLane(): Promise<void> {
    for (let stage = takeNext(); stage; stage = takeNext()) {
      const current = stage
      const report = Promise.resolve(ended.get(stage.after ?? '')).then(() => performStage(current))
      ended.set(stage.name, report)
      await report
      open.delete(stage.name)
    }
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  return Promise.all(ended.values())
}

const column = (seconds: number | undefined) => (seconds === undefined ? '' : seconds.toFixed(1)).padStart(9)

/** Formats one line per stage, slowest first, then the failures. */
export function formatReports(reports: readonly Report[], wall: number, cores: number): string {
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
    `\n${reports.length} stages in ${wall.toFixed(0)} s on ${cores} cores, ${sum.processor.toFixed(0)} s of a processor`,
    `${sum.passed} passed, ${sum.failed} failed`,
  ].join('\n')
}
