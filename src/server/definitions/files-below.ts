import { readdirSync } from 'node:fs'

/** Every file below a folder by its path inside it, with slashes, in the order of names; a folder called like a JSON file as well, for it is a mistake to be told. */
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
