import { readFileSync } from 'node:fs'
import type { Mutant } from './mutant.ts'

/** Mutants that nothing can report, because the portal does the same with them, and why. */
export interface Equivalent {
  readonly reason: string
  /** By name. */
  readonly mutants?: readonly string[]
  /** Common beginning of the names, if the reason holds for all mutants with it. */
  readonly begins?: readonly string[]
}

/** Lists of mutants by name. */
export interface Listed {
  readonly equivalents: readonly Equivalent[]
  /** Mutants that nothing reported once: each is checked in every run, and must be reported. */
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

/** Returns the reason why no test can report a mutant, if it is listed as equivalent. */
export const reasonOf = (all: readonly Equivalent[], { id }: Pick<Mutant, 'id'>): string | undefined =>
  all.find(
    ({ mutants = [], begins = [] }) => mutants.includes(id) || begins.some((start) => id.startsWith(start)),
  )?.reason

/** The mutants that stand in a list by their name: a run checks each of them. */
export const namesIn = ({ equivalents: all, fixtures: stored }: Listed): ReadonlySet<string> =>
  new Set([...all.flatMap(({ mutants = [] }) => mutants), ...stored])
