import { readFileSync } from 'node:fs'

/** Mutants that nothing can report, because the portal does the same with them, and why. */
export interface Equivalent {
  readonly reason: string
  readonly mutants: readonly string[]
}

/** What is known of mutants by their names. */
export interface Listed {
  readonly equivalents: readonly Equivalent[]
  /** Mutants that nothing reported once: each is judged in every run, and must be reported. */
  readonly fixtures: readonly string[]
}

const read = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${folder}${name}.data.json`, import.meta.url), 'utf8'))

const readListed = (folder: string): Listed => ({
  equivalents: read(folder, 'equivalents') as readonly Equivalent[],
  fixtures: read(folder, 'fixtures') as readonly string[],
})

/** The listed mutants of the definitions. */
export const { equivalents, fixtures } = readListed('./')

/** The listed mutants of the code. */
export const listedCode = readListed('./code/')

/** Why a mutant is equivalent, by its name. */
export const reasonsOf = (all: readonly Equivalent[]): ReadonlyMap<string, string> =>
  new Map(all.flatMap(({ reason, mutants }) => mutants.map((id) => [id, reason] as const)))
