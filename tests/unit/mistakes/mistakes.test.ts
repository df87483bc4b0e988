import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sayFinding, type Finding } from '#definition/finding.ts'
import type { DefinitionFile } from '#definition/load.ts'
import { judgeDefinitions } from '#server/definitions/judge.ts'
import { judgeNetwork } from '#server/network/judge.ts'
import { ground, real } from '../broken.ts'
import { applyEdits, resolvePointer, type Edits } from './edit.ts'

/** One mistake: what was done to a file, where it must be found and how the sentence begins. */
interface Mistake {
  readonly slip: string
  readonly file: string
  readonly edit: Edits
  /** The file it is found in, where that is another. */
  readonly in?: string
  readonly at: string
  readonly says: string
}

const mistakesIn = (area: string): readonly Mistake[] =>
  JSON.parse(readFileSync(new URL(`${area}.data.json`, import.meta.url), 'utf8')) as Mistake[]

const areas = ['corridors', 'flows', 'machines', 'permissions', 'tables'].map(
  (area) => [area, mistakesIn(area)] as const,
)

const textOf = (path: string): string => real.find((file) => file.path === path)?.text ?? '{}'

function withMistake({ file, edit }: Mistake): unknown {
  const data: unknown = JSON.parse(textOf(file))
  applyEdits(data, edit)
  return data
}

const isOfNetwork = (path: string): boolean => path.startsWith('network/')

function findingsOf(mistake: Mistake, data: unknown): readonly Finding[] {
  const changed: DefinitionFile = { path: mistake.file, text: JSON.stringify(data) }
  const files = [...real.filter(({ path }) => path !== mistake.file), changed]
  // What is wrong in the network alone needs no other file.
  const judged = isOfNetwork(mistake.file) ? whole : judgeDefinitions(files, ground)
  const network = files
    .filter(({ path }) => isOfNetwork(path))
    .map((file) => ({ ...file, path: file.path.slice('network/'.length) }))
  const found = judgeNetwork(network, judged.library).findings
  return isOfNetwork(mistake.file) ? found : [...judged.findings, ...found]
}

const whole = judgeDefinitions(real, ground)

it.each(areas)('finds the mistakes people make in %s, with the place and what to do', (_, all) => {
  const missed = all.flatMap((mistake) => {
    const data = withMistake(mistake)
    const file = mistake.in ?? mistake.file
    const home: unknown = file === mistake.file ? data : JSON.parse(textOf(file))
    const place = `${file}${mistake.at === '' ? '' : ` ${resolvePointer(home, mistake.at)}`}: ${mistake.says}`
    const said = findingsOf(mistake, data).map(sayFinding)
    return said.some((line) => line.startsWith(place))
      ? []
      : [{ slip: mistake.slip, place, said: said.slice(0, 3) }]
  })
  expect(missed).toEqual([])
})
