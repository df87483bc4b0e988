import { expect, it } from 'vitest'
import { casesOf } from '#tools/check/case-runs.ts'
import { realChecked } from './broken-definitions.ts'

const { library, linked } = realChecked
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
