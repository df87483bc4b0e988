import { expect, it } from 'vitest'
import { sayFinding } from '#definition/finding.ts'
import { checkChanged, patched, real, realFindings, withFiles } from '../broken-definitions.ts'
import rightful from './rightful.data.json' with { type: 'json' }

type Changes = Readonly<Record<string, unknown>>

it('reports none of the changes that an analyst may make: other words, limits, options and views (TRU-950)', () => {
  const changed = Object.entries(rightful as Readonly<Record<string, Changes>>).map(([path, changes]) => {
    const { text = '' } = real.find((file) => file.path === path) ?? {}
    const patch = Object.entries(changes).map(([at, value]) => [at, value ?? undefined])
    return { path, text: patched(text, Object.fromEntries(patch) as Changes) }
  })
  const usual = new Set(realFindings.map(sayFinding))
  const found = checkChanged(withFiles(changed)).findings.map(sayFinding)
  expect(found.filter((line) => !usual.has(line))).toEqual([])
})
