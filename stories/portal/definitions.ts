import { library as served } from 'virtual:library'
import { english } from '#values/language.ts'
import { lengthenAll, lengthenWithin } from '../book/longer-words.ts'
import { linkDefinitions, type LinkedDefinitions } from '../../src/portal/definitions/linked-definitions.ts'

/** The definitions as the server sends them, linked once for all stories. */
export const definitions = linkDefinitions({
  version: 'trial',
  language: english,
  definitions: served,
  broken: {},
})

let longer: LinkedDefinitions | undefined

/** Collections whose texts people read on a page. */
const READ = ['tables', 'details', 'pages', 'flows', 'options', 'machines'] as const

/** Returns the same definitions with longer texts. */
export function longerDefinitions(): LinkedDefinitions {
  if (longer) return longer
  const { library } = definitions
  const read = Object.fromEntries(READ.map((name) => [name, lengthenWithin(library[name])]))
  const cards = lengthenAll(library.cards, ['id', 'purpose', '$schema'])
  longer = linkDefinitions({
    version: 'longer',
    language: english,
    definitions: { ...library, ...read, cards },
    broken: {},
  })
  return longer
}
