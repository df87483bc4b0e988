import { join } from 'node:path'
import type { Plugin } from 'vite'
import { guardLoops } from './loops.ts'

/** A changed file, and every file of which a copy must read it. */
export interface Copy {
  readonly file: string
  readonly text: string
  readonly dependents: ReadonlySet<string>
}

const QUERY = /\?mutant=(\d+)$/

/** The address of a file as the copy with a number reads it. */
export const addressOf = (path: string, number: number): string => `${path}?mutant=${number}`

/**
 * Serves many changed copies of a file in one process. A module that a copy imports is copied as well if it depends
 * on the changed file; otherwise all copies share it.
 */
export function serveCopies(root: string, copies: readonly Copy[]): Plugin {
  return {
    name: 'portolan:mutants',
    enforce: 'pre',
    async resolveId(source, importer) {
      const number = QUERY.exec(importer ?? '')?.[1]
      if (importer === undefined || number === undefined) return undefined
      const found = await this.resolve(source, importer.replace(QUERY, ''), { skipSelf: true })
      const path = found?.id.replace(`${root}/`, '') ?? ''
      return found && copies[Number(number)]?.dependents.has(path)
        ? addressOf(found.id, Number(number))
        : found
    },
    load(id) {
      const number = QUERY.exec(id)?.[1]
      const copy = number === undefined ? undefined : copies[Number(number)]
      return copy && id.replace(QUERY, '') === join(root, copy.file)
        ? guardLoops(copy.file, copy.text)
        : undefined
    },
  }
}
