import { isJudged } from './misfits.ts'
import type { Schema } from './types.ts'

type Node = Readonly<Record<string, unknown>>

const words = new Set(['$schema', '$id', '$defs', 'title', 'description', 'examples', 'contentMediaType'])
const ending = /\.schema\.json(?=#|$)/

/** A schema as it is written down. */
export type Written = Node & { readonly $id: string }

/** A schema by the short names of what refers to it: 'values/money', 'entities/bank#/$defs/review'. */
export type Schemas = Readonly<Record<string, Schema>>

/** The name that an address or a reference stands for; a reference may name a neighbour, or a part of its own schema. */
export function nameOf(reference: string, from = ''): string {
  if (reference.startsWith('#')) return from + reference
  const folder = reference.startsWith('https:') ? '' : from.replace(/[^/]*$/, '')
  return folder + reference.replace(/^https:\/\/[^/]+\//, '').replace(ending, '')
}

const each = (nodes: unknown, light: (node: Node) => Schema): Schemas =>
  Object.fromEntries(Object.entries(nodes as Record<string, Node>).map(([name, node]) => [name, light(node)]))

/** What judges of a schema, and of those it defines for itself: without words about it, with short names. */
export function lighten(schema: Written): Schemas {
  const name = nameOf(schema.$id)
  const inside: Readonly<Record<string, (rule: unknown) => unknown>> = {
    $ref: (ref) => nameOf(String(ref), name),
    properties: (nodes) => each(nodes, light),
    anyOf: (nodes) => (nodes as Node[]).map(light),
    oneOf: (nodes) => (nodes as Node[]).map(light),
    items: (node) => light(node as Node),
    propertyNames: (node) => light(node as Node),
    additionalProperties: (rule) => (typeof rule === 'boolean' ? rule : light(rule as Node)),
  }
  function light(node: Node): Schema {
    const rules = Object.entries(node).filter(([keyword]) => !words.has(keyword))
    const unknown = rules.find(([keyword]) => !isJudged(keyword))
    if (unknown) throw new Error(`${name} says '${unknown[0]}', which the portal does not judge.`)
    return Object.fromEntries(rules.map(([keyword, rule]) => [keyword, inside[keyword]?.(rule) ?? rule]))
  }
  const own = Object.entries((schema['$defs'] ?? {}) as Record<string, Node>)
  return Object.fromEntries([
    [name, light(schema)],
    ...own.map(([part, node]) => [`${name}#/$defs/${part}`, light(node)]),
  ])
}
