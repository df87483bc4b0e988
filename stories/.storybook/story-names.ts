import type { Indexer } from 'storybook/internal/types'
import { storyNameFromExport } from 'storybook/internal/csf'
import criteria from '../accessibility/criteria.data.json' with { type: 'json' }

/** Criteria are looked for by their number. */
const numbered = new Map(
  criteria.map(({ id, name }) => [name.toLowerCase().replaceAll(/[^a-z]/g, ''), `${id} ${name}`]),
)

/** Words that are written in capitals wherever they stand. */
const CAPITALS = /\b(?:id|uuid)\b/gi

/** A story without a name of its own is called by its export, in sentence case as everything else is. */
function nameOf(exported: string): string {
  const words = storyNameFromExport(exported).toLowerCase()
  return (
    numbered.get(exported.toLowerCase()) ??
    (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll(CAPITALS, (word) => word.toUpperCase())
  )
}

/** The list at the side, with names as they are searched for. */
export const withStoryNames = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((entry) =>
      entry.type === 'story' && entry.name === storyNameFromExport(entry.exportName)
        ? { ...entry, name: nameOf(entry.exportName) }
        : entry,
    ),
})
