import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DefinitionFile } from '#definition/load.ts'

export const definitionsRoot = fileURLToPath(new URL('../../../definitions/', import.meta.url))

/** Some editors put it before the text; it is no part of it. */
const BYTE_ORDER_MARK = /^\uFEFF/

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').replace(BYTE_ORDER_MARK, '')
  } catch {
    return undefined
  }
}

/** Every JSON file below a folder, by its path inside it; one that cannot be read comes without text. */
export const readDefinitions = (folder: string): DefinitionFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json'))
    .toSorted()
    .map((path) => ({ path, text: read(join(folder, path)) }))
