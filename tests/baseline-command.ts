import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Baseline } from '../src/tools/baselines/baseline.ts'
import { compareBaselines } from '../src/tools/baselines/compare.ts'
import { drawDifferences } from '../src/tools/baselines/picture.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const accepted = join(root, 'stories/baselines')
const pictures = join(root, 'node_modules/.cache/portolan/baselines')
const isAccepting = process.env.PORTOLAN_ACCEPT === 'true'

/** Largest number of printed differences per sheet; the picture shows all of them. */
const MOST_LISTED = 12

/** Compares a sheet with its accepted baseline, or accepts it. A picture shows the differences side by side. */
export function compareBaseline(_: unknown, sheet: string, now: Baseline): readonly string[] {
  const file = join(accepted, `${sheet}.json`)
  if (isAccepting) {
    writeFileSync(file, `${JSON.stringify(now, undefined, 1)}\n`)
    return []
  }
  if (!existsSync(file)) return [`${sheet}: nobody accepted how it looks; npm run baselines accepts it.`]
  const before = JSON.parse(readFileSync(file, 'utf8')) as Baseline
  const differences = compareBaselines(before, now)
  if (differences.length === 0) return []
  mkdirSync(pictures, { recursive: true })
  const picture = join(pictures, `${sheet}.html`)
  writeFileSync(picture, drawDifferences(sheet, before, now, differences))
  return [
    ...differences.slice(0, MOST_LISTED).map(({ state, says }) => `${sheet}, ${state}: ${says}`),
    `${sheet}: ${differences.length} differences, drawn in ${picture}; npm run baselines accepts them.`,
  ]
}
