import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder by its path inside it, with slashes, in the order of names; a folder called like a JSON file as well, for it is a mistake to be told. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() || entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .toSorted()
