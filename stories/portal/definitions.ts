import { testDefinitions } from '#tests/fixtures/portal/definitions.ts'
import { lengthenAll } from '../book/longer-words.ts'
import { linkDefinitions, type LinkedDefinitions } from '../../src/portal/definitions/linked-definitions.ts'

/** The definitions as the server hands them out, linked once for all that is drawn. */
export const definitions = linkDefinitions(testDefinitions())

let longer: LinkedDefinitions | undefined

/** The same with longer words on cards. */
export const longerDefinitions = (): LinkedDefinitions =>
  (longer ??= {
    ...definitions,
    library: {
      ...definitions.library,
      cards: lengthenAll(definitions.library.cards, ['id', 'purpose', '$schema']),
    },
  })
