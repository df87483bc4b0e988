import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Detection } from '../detect.ts'
import { listedCode, reasonOf } from '../listed.ts'
import type { Mutant } from '../mutant.ts'
import type { Area } from './areas.ts'
import { readImporters } from './imports.ts'
import type { CodeMutant } from './mutants.ts'
import { startRunner, type MutantRunner, type MutantRun } from './mutant-runner.ts'
import { markParts, reachIn } from './reach.ts'
import { nearTests } from './tests.ts'

const root = join(import.meta.dirname, '../../..')

/** Changes that are tried in one process: each of the server opens databases of its own. */
const BATCH = { pure: 60, server: 24 }

interface Run {
  readonly runner: MutantRunner
  readonly detections: Map<CodeMutant, Detection>
  readonly tell: (line: string) => void
}

/** Runs the mutants of an area and returns the reported ones; `tell` receives a line for each batch. */
export async function runArea(
  area: Area,
  mutants: readonly CodeMutant[],
  tell: (line: string) => void,
): Promise<Map<CodeMutant, Detection>> {
  const runner = await startRunner(area)
  const run: Run = { runner, detections: new Map(), tell }
  try {
    await runBeside(run, area, mutants)
    // Test files run one after the other: mutants that one reports need no further set-up.
    for (const test of area.server ?? []) await runServerTest(run, test, mutants)
  } finally {
    await runner.close()
  }
  return run.detections
}

async function runBeside(run: Run, area: Area, mutants: readonly CodeMutant[]): Promise<void> {
  const importers = readImporters(root)
  for (const [file, group] of Map.groupBy(mutants, (mutant) => mutant.file)) {
    const { dependents, tests } = nearTests(importers, file, area)
    if (tests.length === 0) continue
    await runUnchanged(run.runner, { mutants: [unchanged(file)], dependents, tests })
    await runGroup(run, group, BATCH.pure, (mutant) => ({ mutants: [mutant], dependents, tests }))
  }
}

/**
 * Tries the remaining mutants on one test of the whole server, as far as the test reaches them without a change.
 * Equivalent mutants are skipped: they would pass every test.
 */
async function runServerTest(run: Run, test: string, mutants: readonly CodeMutant[]): Promise<void> {
  const left = mutants.filter(
    (mutant) => !run.detections.has(mutant) && reasonOf(listedCode.equivalents, mutant) === undefined,
  )
  const files = [...new Set(left.map(({ file }) => file))]
  if (files.length === 0) return
  const tests = [test]
  const reached = await runUnchanged(run.runner, { mutants: files.map(marked), tests })
  const reaches = new Map(files.map((file) => [file, reachIn(file, textOf(file))]))
  const near = left.filter(({ file, place }) => reaches.get(file)!(reached, place))
  run.tell(`${test}: reaches ${near.length} of the ${left.length} that are left`)
  await runGroup(run, near, BATCH.server, (mutant) => ({ mutants: [mutant], tests }))
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

type ChangedFile = Pick<Mutant, 'id' | 'file' | 'text'>
const unchanged = (file: string): ChangedFile => ({ id: file, file, text: () => textOf(file) })
const marked = (file: string): ChangedFile => ({ id: file, file, text: () => markParts(file, textOf(file)) })

async function runGroup(
  { runner, detections, tell }: Run,
  mutants: readonly CodeMutant[],
  size: number,
  runOf: (mutant: CodeMutant) => MutantRun,
): Promise<void> {
  for (let at = 0; at < mutants.length; at += size) {
    const batch = mutants.slice(at, at + size)
    const found = await runner.run(batch.map(runOf))
    for (const [place, { detection }] of found.entries())
      if (detection) detections.set(batch[place]!, detection)
    const left = batch.filter((mutant) => !detections.has(mutant))
    tell(`${batch[0]!.file}: ${batch.length} tried, ${batch.length - left.length} reported`)
    for (const { id } of left) tell(`  not by these: ${id}`)
  }
}

/**
 * Runs the tests on unchanged code, which must pass: a failure would count as a report of every mutant. Returns the
 * reached parts of marked files.
 */
async function runUnchanged(runner: MutantRunner, run: MutantRun): Promise<ReadonlySet<string>> {
  const [{ detection, reached }] = (await runner.run([run])) as [
    Awaited<ReturnType<MutantRunner['run']>>[number],
  ]
  if (detection) throw new Error(`Without a change '${detection.by}' fails: ${detection.says}`)
  return reached
}
