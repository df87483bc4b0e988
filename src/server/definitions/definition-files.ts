import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DefinitionFile } from '#definition/loader.ts'
import { filesBelow } from './files-below.ts'

export const definitionsRoot = fileURLToPath(new URL('../../../definitions/', import.meta.url))

/** The byte order mark some editors write before the text; it is removed. */
const BYTE_ORDER_MARK = /^\uFEFF/

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').replace(BYTE_ORDER_MARK, '')
  } catch {
    return undefined
  }
}

/** Reads every JSON file below a folder, by its relative path; an unreadable file comes without text. */
export const readDefinitions = (folder: string): DefinitionFile[] =>
  filesBelow(folder)
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path, text: read(join(folder, path)) }))
