import type { Library } from '../../library.ts'
import { memoizePerThing } from './cache.ts'
import type { LintContext } from './context.ts'

const oneByOne = new Set([
  'flows',
  'tables',
  'pages',
  'details',
  'machines',
  'tasks',
  'permissions',
  'calls',
  'options',
  'documents',
  'cards',
  'invariants',
  'controls',
  'mails',
])

/**
 * Returns the names of a collection, including broken definitions; undefined if its single file is broken.
 */
export const namesOf = memoizePerThing(
  (
    { library, unread }: LintContext,
    collection: Exclude<keyof Library, 'requirementTypes' | 'countryNames'>,
  ): readonly string[] | undefined => {
    const broken = unread?.[collection] ?? []
    if (broken.length > 0 && !oneByOne.has(collection)) return undefined
    return [...Object.keys(library[collection]), ...broken]
  },
)
