import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Detection } from '../detect.ts'
import type { Mutant } from '../mutant.ts'
import type { Area } from './areas.ts'
import { readImporters } from './imports.ts'
import { startRunner, type MutantRunner, type MutantRun } from './mutant-runner.ts'
import { nearTests, type NearTests } from './tests.ts'

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
  const groups = area.server ? [mutants] : [...byFile.values()]
  const detections: Detections = new Map()
  const runner = await startRunner(area)
  try {
    for (const group of groups) await runGroup(runner, group, near, area, detections, tell)
  } finally {
    await runner.close()
  }
  return detections
}

async function runGroup(
  runner: MutantRunner,
  mutants: readonly Mutant[],
  near: ReadonlyMap<string, NearTests>,
  { server }: Area,
  detections: Detections,
  tell: (line: string) => void,
): Promise<void> {
  const size = server ? BATCH.server : BATCH.pure
  const runs = mutants
    .map((mutant): MutantRun => ({ mutant, ...near.get(mutant.file)! }))
    .filter(({ tests }) => tests.length > 0)
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
