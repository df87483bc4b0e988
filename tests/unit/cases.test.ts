import { expect, it } from 'vitest'
import { casesOf } from '#tools/cases.ts'
import { checkDefinitions } from '#server/definitions/definitions-check.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/read.ts'

const { library, linked } = checkDefinitions(readDefinitions(definitionsRoot))
const cases = casesOf(library, linked)

it('finds cases', () => {
  expect(cases.length).toBeGreaterThan(0)
})

it.each(cases.map((one) => [one.file.replace('.cases.json', ''), one.title, one] as const))(
  '%s: %s',
  (_, __, { run }) => {
    expect(run()).toEqual([])
  },
)
