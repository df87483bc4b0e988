import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Mistake } from './mistake.ts'
import { findMissed } from './planted.ts'

const mistakesIn = (area: string): readonly Mistake[] =>
  JSON.parse(readFileSync(new URL(`${area}.data.json`, import.meta.url), 'utf8')) as Mistake[]

const areas = ['corridors', 'flows', 'machines', 'permissions', 'slips', 'tables'] as const

// Where definitions differ, mistakes of all areas stand in one library: evaluating it for each would take its time.
it('finds each mistake people make once, with the place and what to do (TRU-322, TRU-463, TRU-500)', () => {
  expect(findMissed(areas.flatMap(mistakesIn))).toEqual([])
})
