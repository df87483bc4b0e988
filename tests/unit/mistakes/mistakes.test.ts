import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sayFinding } from '#definition/finding.ts'
import { resolvePointer } from './edit.ts'
import { causesOf, textOf, withMistake, type Mistake } from './mistake.ts'

const mistakesIn = (area: string): readonly Mistake[] =>
  JSON.parse(readFileSync(new URL(`${area}.data.json`, import.meta.url), 'utf8')) as Mistake[]

const areas = ['corridors', 'flows', 'machines', 'permissions', 'slips', 'tables'].map(
  (area) => [area, mistakesIn(area)] as const,
)

/** The file and pointer a finding must stand at; named entries are looked up in the file as it was changed. */
function placeOf(mistake: Mistake, text: string): string {
  const file = mistake.in ?? mistake.file
  if (!mistake.at.includes('@')) return mistake.at === '' ? file : `${file} ${mistake.at}`
  return `${file} ${resolvePointer(JSON.parse(file === mistake.file ? text : textOf(file)), mistake.at)}`
}

it.each(areas)('finds each mistake people make in %s once, with the place and what to do', (_, all) => {
  const missed = all.flatMap((mistake) => {
    const text = withMistake(mistake)
    const place = `${placeOf(mistake, text)}: ${mistake.says}`
    const causes = causesOf(mistake, text)
    const said = causes.map(({ finding }) => sayFinding(finding))
    const errors = causes.filter(({ finding }) => finding.level === 'error').length
    const isFound = said.some((line) => line.startsWith(place))
    return isFound && errors <= (mistake.causes ?? 1)
      ? []
      : [{ slip: mistake.slip, place, errors, said: said.slice(0, 3) }]
  })
  expect(missed).toEqual([])
})
