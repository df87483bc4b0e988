import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder by its path inside it, with slashes, in the order of names. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .toSorted()
