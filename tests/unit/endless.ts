import { context } from './broken-definitions.ts'

type Schema = Readonly<Record<string, unknown>>

/** Returns true if a pattern limits the length: no quantifier without an upper bound outside of a class. */
function hasEnd(pattern: string): boolean {
  const plain = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  return pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|\{\d+,\}/.test(plain)
}

function most(schema: Schema): number | undefined {
  const { type, format, pattern, maxLength } = schema
  if (![type].flat().includes('string') || 'enum' in schema || 'const' in schema) return 0
  if (typeof maxLength === 'number') return maxLength
  return typeof format === 'string' || (typeof pattern === 'string' && hasEnd(pattern)) ? 0 : undefined
}

function schemaAt(ref: string): Schema {
  const schema = context.findSchema(ref)
  if (!schema) throw new Error(`There is no schema '${ref}'.`)
  return { ...schema }
}

function walk(schema: unknown, path: string, longest: number, seen: ReadonlySet<unknown>): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  const { $ref, properties = {}, items, additionalProperties, anyOf, oneOf, allOf } = schema as Schema
  const inside = (next: unknown, at = path) => walk(next, at, longest, new Set([...seen, schema]))
  const length = most(schema as Schema)
  const messages = length === undefined ? `${path}: no end` : length > longest ? `${path}: ${length}` : []
  return [
    ...[messages].flat(),
    ...(typeof $ref === 'string' ? inside(schemaAt($ref)) : []),
    ...Object.entries(properties as Schema).flatMap(([name, one]) => inside(one, `${path}/${name}`)),
    ...inside(items, `${path}/-`),
    ...inside(additionalProperties, `${path}/*`),
    ...[anyOf, oneOf, allOf].flatMap((some) => [some ?? []].flat().flatMap((one) => inside(one))),
  ]
}

/** Lists the texts of an entity and its references that exceed the length, each with its own limit. */
export function withoutEnd(entity: string, longest: number): string[] {
  return [...new Set(walk(schemaAt(`entities/${entity}`), entity, longest, new Set()))]
}
