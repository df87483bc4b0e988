import { readFileSync } from 'node:fs'
import type { Mistake } from './mistake.ts'

const areas = ['corridors', 'flows', 'kinds', 'machines', 'permissions', 'slips', 'tables', 'trial'] as const

/** Every mistake on record, area by area. */
export const everyMistake = (): readonly Mistake[] =>
  areas.flatMap(
    (area) =>
      JSON.parse(readFileSync(new URL(`${area}.data.json`, import.meta.url), 'utf8')) as readonly Mistake[],
  )
