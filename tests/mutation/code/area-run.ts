import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Detection } from '../detect.ts'
import type { Mutant } from '../mutant.ts'
import type { Area } from './areas.ts'
import { readImporters } from './imports.ts'
import { startRunner, type MutantRunner, type MutantRun } from './mutant-runner.ts'
import { nearTests } from './tests.ts'

const root = join(import.meta.dirname, '../../..')

/** Copies that are loaded at once: each of the server is some hundred modules. */
const BATCH = { pure: 60, server: 8 }

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
  const runsOf = (group: readonly Mutant[], which: 'tests' | 'server'): MutantRun[] =>
    group.flatMap((mutant) => {
      const { dependents, [which]: tests } = near.get(mutant.file)!
      return tests.length === 0 || detections.has(mutant) ? [] : [{ mutant, dependents, tests }]
    })
  try {
    for (const group of byFile.values()) await runGroup(run, runsOf(group, 'tests'), BATCH.pure)
    for (const group of byFile.values()) await runGroup(run, runsOf(group, 'server'), BATCH.server)
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
