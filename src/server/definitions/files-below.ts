import { readdirSync } from 'node:fs'

/**
 * Returns the relative paths of all files below a folder, with slashes, sorted by name. A folder named like a
 * JSON file is included, so that it is reported.
 */
export const filesBelow = (folder: string): readonly string[] => {
  const found: string[] = []
  const visit = (inside: string): void => {
    for (const entry of readdirSync(`${folder}/${inside}`, { withFileTypes: true })) {
      const path = inside + entry.name
      const isFolder = entry.isDirectory()
      if (!isFolder || path.endsWith('.json')) found.push(path)
      if (isFolder) visit(`${path}/`)
    }
  }
  visit('')
  return found.toSorted()
}
