import type { Indexer } from 'storybook/internal/types'
import { storyNameFromExport } from 'storybook/internal/csf'
import criteria from '../accessibility/criteria.data.json' with { type: 'json' }
import searched from './search-names.data.json' with { type: 'json' }

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

const searchNames: Readonly<Record<string, Readonly<Record<string, string>>>> = searched

/** The list at the side, with names as they are searched for: the search reads names and titles alone. */
export const withStoryNames = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((entry) => {
      if (entry.type !== 'story') return entry
      const { title = '', exportName, name } = entry
      const searchName = searchNames[title]?.[exportName]
      if (searchName) return { ...entry, name: searchName }
      return name === storyNameFromExport(exportName) ? { ...entry, name: nameOf(exportName) } : entry
    }),
})
