import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Detection } from '../detect.ts'
import type { Mutant } from '../mutant.ts'
import type { Area } from './areas.ts'
import { readImporters } from './imports.ts'
import { startRunner, type MutantRunner, type MutantRun } from './mutant-runner.ts'
import { nearTests } from './tests.ts'

const root = join(import.meta.dirname, '../../..')

/** Changes that are tried in one process: each of the server opens databases of its own. */
const BATCH = { pure: 60, server: 24 }

type Detections = Map<Mutant, Detection>

/** Which of the mutants the tests of their area report; `tell` hears of each batch. */
export async function runArea(
  area: Area,
  mutants: readonly Mutant[],
  tell: (line: string) => void,
): Promise<Detections> {
  const importers = readImporters(root)
  const byFile = Map.groupBy(mutants, ({ file }) => file)
  const near = new Map([...byFile.keys()].map((file) => [file, nearTests(importers, file, area)]))
  const detections: Detections = new Map()
  const runner = await startRunner(area)
  const run = { runner, detections, tell }
  const isLeft = ({ mutant }: MutantRun): boolean => !detections.has(mutant)
  try {
    for (const [file, group] of byFile) {
      const { dependents, tests, server } = near.get(file)!
      const runs = group.map((mutant) => ({ mutant, dependents, tests }))
      if (tests.length > 0) await runGroup(run, runs, BATCH.pure)
      // One test after the other: what the first reports, the next need not be set up for.
      for (const test of server)
        await runGroup(
          run,
          runs.filter(isLeft).map(({ mutant }) => ({ mutant, dependents: new Set(), tests: [test] })),
          BATCH.server,
        )
    }
  } finally {
    await runner.close()
  }
  return detections
}

interface Run {
  readonly runner: MutantRunner
  readonly detections: Detections
  readonly tell: (line: string) => void
}

async function runGroup(
  { runner, detections, tell }: Run,
  runs: readonly MutantRun[],
  size: number,
): Promise<void> {
  if (runs[0]) await runUnchanged(runner, runs[0])
  for (let at = 0; at < runs.length; at += size) {
    const batch = runs.slice(at, at + size)
    const found = await runner.run(batch)
    for (const [place, { mutant }] of batch.entries()) {
      const detection = found[place]
      if (detection) detections.set(mutant, detection)
    }
    tell(`${batch[0]!.mutant.file}: ${batch.length} tried, ${found.filter(Boolean).length} reported`)
  }
}

/** What fails without a change would count as reported. */
async function runUnchanged(
  runner: MutantRunner,
  { mutant: { file }, dependents, tests }: MutantRun,
): Promise<void> {
  const text = readFileSync(join(root, file), 'utf8')
  const mutant = { id: `${file} as it is`, changes: 'none', file, text: () => text }
  const [detection] = await runner.run([{ mutant, dependents, tests }])
  if (detection) throw new Error(`Without a change '${detection.by}' fails: ${detection.says}`)
}
