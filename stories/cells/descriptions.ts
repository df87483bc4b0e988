import * as identifiers from './identifiers.ts'
import * as numbers from './numbers.ts'
import * as words from './words.ts'
import type { CellDescription } from './cell-thing.tsx'

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every kind of cell by the type that a column names. */
export const cells: ReadonlyMap<string, CellDescription> = new Map(
  Object.entries({ ...words, ...numbers, ...identifiers }).map(([name, cell]) => [kebab(name), cell]),
)
