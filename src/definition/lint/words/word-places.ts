import type { FindSchema, SchemaNode } from '../../facts/fact-type.ts'
import { below } from '../context/nested-nodes.ts'
import { memoizeFor } from '../context/cache.ts'
import type { DefinitionAt } from '../context/definition-files.ts'

/**
 * A text for people: a `text` is printed as it is, a `template` fills its braces, a `message` is ICU
 * MessageFormat.
 */
export interface WordPlace {
  readonly file: string
  readonly path: string
  readonly kind: 'text' | 'template' | 'message'
  readonly says: string
}

/** A schema with the file its references are read from. */
interface Part {
  readonly home: string
  readonly node: SchemaNode
  readonly word?: WordPlace['kind']
}

const WORD = /#\/\$defs\/(text|template|message)$/

type Expanded = Map<string, readonly Part[]>

/** Expanded schemas by finder and node, since many definitions share one schema. */
const expanded = memoizeFor((_find: FindSchema) => memoizeFor((_node: SchemaNode): Expanded => new Map()))

/** Returns a schema with all its references and alternatives. */
function expand(part: Part, find: FindSchema): readonly Part[] {
  const existing = expanded(find)(part.node)
  const found = existing.get(part.home) ?? expandAnew(part, find)
  existing.set(part.home, found)
  return found
}

function expandAnew({ home, node }: Part, find: FindSchema): readonly Part[] {
  const { $ref, anyOf = [], allOf = [] } = node
  const own: Part[] = [
    { home, node },
    ...[...anyOf, ...allOf].flatMap((one) => expand({ home, node: one }, find)),
  ]
  if ($ref === undefined) return own
  const word = WORD.exec($ref)?.[1] as WordPlace['kind'] | undefined
  if (word !== undefined) return [...own, { home, node, word }]
  const [file = '', place = ''] = $ref.split('#')
  const there = file === '' ? home : file
  const found = find(`definitions/${there}${place === '' ? '' : `#${place}`}`)
  return found === undefined ? own : [...own, ...expand({ home: there, node: found }, find)]
}

function within(part: Part, key: string): Part[] {
  const { properties, items, additionalProperties } = part.node
  const under = properties?.[key] ?? (/^\d+$/.test(key) ? items : undefined) ?? additionalProperties
  return typeof under === 'object' ? [{ home: part.home, node: under }] : []
}

function walk(
  value: unknown,
  path: string,
  parts: readonly Part[],
  find: FindSchema,
): Omit<WordPlace, 'file'>[] {
  const all = parts.flatMap((part) => expand(part, find))
  if (typeof value === 'string') {
    const kinds = new Set(all.flatMap(({ word }) => word ?? []))
    const [kind] = kinds.has('template') ? ['template' as const] : kinds
    return kind === undefined ? [] : [{ path, kind, says: value }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'purpose'
      ? []
      : walk(
          one,
          below(path, key),
          all.flatMap((part) => within(part, key)),
          find,
        ),
  )
}

/** Texts of each definition by finder and file, since few definitions change between two checks. */
const spoken = memoizeFor((_find: FindSchema) =>
  memoizeFor((_definition: object): Map<string, readonly WordPlace[]> => new Map()),
)

/** Returns every place of a definition whose schema declares a text for people. */
export function wordPlaces(at: DefinitionAt, find: FindSchema): readonly WordPlace[] {
  const existing = spoken(find)(at.definition)
  const found = existing.get(at.file) ?? findWords(at, find)
  existing.set(at.file, found)
  return found
}

function findWords({ file, schema, definition }: DefinitionAt, find: FindSchema): readonly WordPlace[] {
  const node = find(`definitions/${schema}`)
  if (node === undefined) return []
  const home = `${schema}.schema.json`
  return walk(definition, '', [{ home, node }], find).map((place) => ({ file, ...place }))
}
