/** A JSON Schema as far as the linter reads it. */
export interface SchemaNode {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  /** Values taken beside those that the schema lists. */
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | SchemaNode
  readonly items?: SchemaNode
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  readonly allOf?: readonly SchemaNode[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly maximum?: number
  readonly pattern?: string
}

/** Finds a schema by its $id or the last part of it. */
export type FindSchema = (ref: string) => SchemaNode | undefined

export interface Resolved {
  readonly isResolved: boolean
  /** Possible JSON types of the value; empty if any value is allowed. */
  readonly types: readonly string[]
  /** Possible names at the point where the path failed. */
  readonly names: readonly string[]
  /** Schemas at the end of the path, with references resolved. */
  readonly nodes: readonly SchemaNode[]
}

const anything: Resolved = { isResolved: true, types: [], names: [], nodes: [] }

const partsCache = new WeakMap<FindSchema, WeakMap<SchemaNode, readonly SchemaNode[]>>()

/** Returns a schema with all its parts and references; none for an unknown reference. */
export function partsOf(node: SchemaNode, find: FindSchema): readonly SchemaNode[] {
  const of = partsCache.get(find) ?? new WeakMap<SchemaNode, readonly SchemaNode[]>()
  partsCache.set(find, of)
  const parts = of.get(node) ?? partsWithin(node, find, 0)
  of.set(node, parts)
  return parts
}

function partsWithin(node: SchemaNode, find: FindSchema, depth: number): readonly SchemaNode[] {
  if (depth > 8) return []
  const own = node.$ref === undefined ? undefined : find(node.$ref)
  if (node.$ref !== undefined && own === undefined) return []
  const parts = [...(own ? [own] : []), ...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]
  return [node, ...parts.flatMap((part) => partsWithin(part, find, depth + 1))]
}

function typesOf(nodes: readonly SchemaNode[]): string[] {
  const types = nodes.flatMap((node) => {
    if (node.type !== undefined) return node.type
    if ('const' in node) return [typeof node.const]
    return (node.enum ?? []).map((entry) => typeof entry)
  })
  return [...new Set(types.map((type) => (type === 'integer' ? 'number' : type)))]
}

/** Every value a schema allows, when they can be counted: an enum, a constant, yes or no. */
export function valuesOf(nodes: readonly SchemaNode[]): readonly unknown[] | undefined {
  const lists = nodes.flatMap((node) => {
    if (node.enum !== undefined) return [node.enum]
    if ('const' in node) return [[node.const]]
    return node.type === 'boolean' ? [[true, false]] : []
  })
  const telling = nodes.filter((node) => node.type !== undefined || node.enum || 'const' in node)
  return lists.length > 0 && lists.length === telling.length ? [...new Set(lists.flat())] : undefined
}

/** The schema of one entry of a list found at a path. */
export function entriesOf(found: Resolved): SchemaNode {
  const items = found.nodes.flatMap((node) => node.items ?? [])
  return items.length === 1 ? items[0]! : items.length === 0 ? {} : { anyOf: items }
}

const resolved = new WeakMap<FindSchema, WeakMap<SchemaNode, Map<string, Resolved>>>()

/**
 * Tells whether a dotted path exists in a schema, and its possible types (rule 9). An unknown $ref allows
 * anything.
 */
export function resolvePath(schema: SchemaNode, path: readonly string[], find: FindSchema): Resolved {
  const before = resolved.get(find) ?? new WeakMap<SchemaNode, Map<string, Resolved>>()
  resolved.set(find, before)
  const existing = before.get(schema) ?? new Map<string, Resolved>()
  before.set(schema, existing)
  const names = path.join('\n')
  const found = existing.get(names) ?? resolveAnew(schema, path, find)
  existing.set(names, found)
  return found
}

function resolveAnew(schema: SchemaNode, path: readonly string[], find: FindSchema): Resolved {
  const nodes = partsOf(schema, find)
  if (nodes.length === 0) return anything
  const [name, ...rest] = path
  if (name === undefined) return { isResolved: true, types: typesOf(nodes), names: [], nodes }
  const inside = nodes.flatMap((node) => {
    if (node.properties && Object.hasOwn(node.properties, name)) return [node.properties[name]!]
    if (node.items && /^\d+$/.test(name)) return [node.items]
    return typeof node.additionalProperties === 'object' ? [node.additionalProperties] : []
  })
  if (inside.length > 0) {
    const found = inside.map((node) => resolvePath(node, rest, find))
    const existing = found.filter((one) => one.isResolved)
    if (existing.length === 0) return found[0]!
    return {
      isResolved: true,
      types: [...new Set(existing.flatMap((one) => one.types))],
      names: [],
      nodes: existing.flatMap((one) => one.nodes),
    }
  }
  const shaped = nodes.some(
    (node) => node.properties !== undefined || (node.type !== undefined && node.type !== 'object'),
  )
  const names = nodes.flatMap((node) => Object.keys(node.properties ?? {}))
  return shaped ? { isResolved: false, types: [], names, nodes: [] } : anything
}
