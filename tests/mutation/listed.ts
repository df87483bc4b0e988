import { readFileSync } from 'node:fs'

/** Mutants that nothing can report, because the portal does the same with them, and why. */
export interface Equivalent {
  readonly reason: string
  readonly mutants: readonly string[]
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

export const equivalents = read('equivalents.data.json') as readonly Equivalent[]

/** Mutants that nothing reported once: each is judged in every run, and must be reported. */
export const fixtures = read('fixtures.data.json') as readonly string[]
