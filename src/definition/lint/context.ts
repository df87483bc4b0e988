import type { FindSchema } from '../fact-type.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library.ts'
import { isSlip, nearestName } from '../nearest.ts'

/** A line of schemas/field-types.json. */
export interface FieldTypeLine {
  readonly says: string
  readonly value: string
  readonly words: readonly string[]
}

/** A line of schemas/cards.json: the words of a card, each with the names it may print. */
export type CardLine = Readonly<Record<string, readonly string[]>>

/** The names the server fills into the sentence of a fault, and into that of a notification. */
export type FilledWords = Readonly<
  Record<'faults' | 'notifications', Readonly<Record<string, readonly string[]>>>
>

/** What the linter looks at. */
export interface LintContext {
  readonly library: Library
  readonly fieldTypes: Readonly<Record<string, FieldTypeLine>>
  /** The cards the program has, by name. */
  readonly cardLines: Readonly<Record<string, CardLine>>
  /** What schemas/printed.json says is filled in. */
  readonly filled: FilledWords
  /** Schemas by $id or by folder and name: 'entities/payment', 'values/money', 'facts/globals'. */
  readonly findSchema: FindSchema
  /** Every name findSchema knows. */
  readonly schemaNames: readonly string[]
  /** Ids of what was found and could not be read, by collection: naming them is no mistake (rule 16). */
  readonly unread?: Readonly<Record<string, readonly string[]>>
  /** Whether definitions must be proven by cases: so that they may be changed, not so that they work. */
  readonly asksForCases?: boolean
  /** Whether the program itself names it: calls, lists and permissions no definition names may still be used there. */
  readonly isNamedInProgram?: (name: string) => boolean
}

export type Lint = (context: LintContext) => readonly Finding[]

/** A finding that disables what its file defines. */
export const error = (file: string, path: string, sentence: string): Finding => ({
  file,
  path,
  sentence,
  level: 'error',
})

/** A finding that is advice, and disables nothing. */
export const warning = (file: string, path: string, sentence: string): Finding => ({
  file,
  path,
  sentence,
  level: 'warning',
})

/** The nearest known name added to a finding, and the fix when it can only have been a slip of the keys. */
export function withNearest(
  finding: Finding,
  name: string,
  known: Iterable<string>,
  whole: (name: string) => string = (one) => one,
): Finding {
  const nearest = nearestName(name, known)
  if (nearest === undefined) return finding
  const { path } = finding
  const fix = isSlip(name, nearest) ? { fix: { path, was: whole(name), value: whole(nearest) } } : {}
  return { ...finding, nearest: whole(nearest), ...fix }
}

/** A finding when a name is not among the known ones, with the nearest of them. */
export function unknownName(
  file: string,
  path: string,
  noun: string,
  name: string | undefined,
  known: Iterable<string> | undefined,
): Finding[] {
  if (name === undefined || known === undefined) return []
  const names = [...known]
  return names.includes(name)
    ? []
    : [withNearest(error(file, path, `There is no ${noun} '${name}'.`), name, names)]
}

/** The same finding where the name does not stand as a value that could be replaced. */
export function withoutFix({ file, path, sentence, nearest, level }: Finding): Finding {
  return { file, path, sentence, level, ...(nearest === undefined ? {} : { nearest }) }
}

/** The same finding where the name is a key: the fix calls it by its nearest name. */
export function asKey(finding: Finding): Finding {
  const { path, nearest } = finding
  return finding.fix === undefined || nearest === undefined
    ? withoutFix(finding)
    : { ...finding, fix: { path, key: nearest } }
}

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
])

/** The names a collection has, broken definitions included; undefined when they cannot be known because its file is broken. */
export function namesOf(
  context: LintContext,
  collection: Exclude<keyof Library, 'requirementTypes'>,
): readonly string[] | undefined {
  const asked = named.get(context) ?? new Map<string, readonly string[] | undefined>()
  named.set(context, asked)
  if (!asked.has(collection)) asked.set(collection, namesIn(context, collection))
  return asked.get(collection)
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

/** A JSON Pointer one step further. */
export function below(path: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (at, key) => `${at}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    path,
  )
}
