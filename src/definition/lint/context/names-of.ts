import type { Library } from '../../library.ts'
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

/** The names a collection has, broken definitions included; undefined when they cannot be known because its file is broken. */
export function namesOf(
  context: LintContext,
  collection: Exclude<keyof Library, 'requirementTypes'>,
): readonly string[] | undefined {
  const requested = named.get(context) ?? new Map<string, readonly string[] | undefined>()
  named.set(context, requested)
  if (!requested.has(collection)) requested.set(collection, namesIn(context, collection))
  return requested.get(collection)
}

const named = new WeakMap<LintContext, Map<string, readonly string[] | undefined>>()

function namesIn(
  { library, unread }: LintContext,
  collection: Exclude<keyof Library, 'requirementTypes'>,
): readonly string[] | undefined {
  const broken = unread?.[collection] ?? []
  if (broken.length > 0 && !oneByOne.has(collection)) return undefined
  return [...Object.keys(library[collection]), ...broken]
}
