import type { Finding } from '../finding.ts'
import type { DefinitionFile } from '../loader.ts'
import { definitionOf } from './definition-of.ts'

/**
 * Returns a function that finds the lost file behind a finding. One of the two files names the other, or the lost one
 * contains the missing name.
 */
export function findLostFiles<T extends { readonly finding: Finding }>(
  folded: readonly T[],
  files: readonly DefinitionFile[],
): (one: T) => T | undefined {
  const lost = folded.filter(({ finding: { about } }) => about?.kind === 'unread' && about.isLost)
  if (lost.length === 0) return () => undefined
  const texts = new Map(files.map(({ path, text }) => [path, text ?? '']))
  const isNamedIn = (name: string | undefined, file: string): boolean =>
    name !== undefined && (texts.get(file) ?? '').includes(`"${name}"`)
  return ({ finding: { file, level, about } }) => {
    if (level !== 'error' || about?.kind === 'unread') return undefined
    const missing = about?.kind === 'missing' ? about.name : undefined
    return lost.find(
      ({ finding: other }) =>
        other.file !== file &&
        (isNamedIn(idOf(other.file), file) ||
          isNamedIn(idOf(file), other.file) ||
          isNamedIn(missing, other.file)),
    )
  }
}

/** The id of a definition by its file; a file of a whole collection has none. */
const idOf = (file: string): string | undefined => definitionOf(file).split('/').slice(1).at(-1)
