import type { Indexer } from 'storybook/internal/types'
import { storyNameFromExport } from 'storybook/internal/csf'
import criteria from '../accessibility/criteria.data.json' with { type: 'json' }
import searched from './search-names.data.json' with { type: 'json' }

/** Titles of criteria by name, with their number: people search for it. */
const numbered = new Map(
  criteria.map(({ id, name }) => [name.toLowerCase().replaceAll(/[^a-z]/g, ''), `${id} ${name}`]),
)

/** Words that are written in capitals wherever they stand. */
const CAPITALS = /\b(?:id|uuid)\b/gi

/** Makes the name of a story without one from its export, in sentence case. */
function nameOf(exported: string): string {
  const words = storyNameFromExport(exported).toLowerCase()
  return (
    numbered.get(exported.toLowerCase()) ??
    (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll(CAPITALS, (word) => word.toUpperCase())
  )
}

const searchNames: Readonly<Record<string, Readonly<Record<string, string>>>> = searched

/** Adds these names to the index of stories: the search reads only names and titles. */
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
