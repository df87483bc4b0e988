import { isForm } from './forms.ts'
import { isSupported } from './validation-errors.ts'
import type { Schema } from './types.ts'

type Node = Readonly<Record<string, unknown>>

const words = new Set(['title', 'description', 'examples', 'contentMediaType', 'maskedInLists'])
/** How the server masks an account number below a list: all of the text, or the numbers in a sentence. */
const maskings = new Set<unknown>([undefined, 'number', 'sentence'])
/** Keywords allowed only at the root of a schema; inside it they would change the meaning of a $ref. */
const rootWords = new Set(['$schema', '$id', '$defs'])
const dialect = 'https://json-schema.org/draft/2020-12/schema'
const localPart = /^#\/\$defs\/([\w-]+)$/
const ending = /\.schema\.json(?=#|$)/

/** A schema as in its file. */
export type Written = Node & { readonly $id: string }

/** Schemas by the short names of their references: 'values/money', 'entities/bank#/$defs/review'. */
export type Schemas = Readonly<Record<string, Schema>>

/** Returns the short name of an address: 'values/money', or 'entities/bank#/$defs/review' for a part. */
export function nameOf(address: string): string {
  return address
    .replace(/^https:\/\/[^/]+\//, '')
    .replace(ending, '')
    .replace(/#$/, '')
}

const each = (nodes: unknown, light: (node: Node) => Schema): Schemas =>
  Object.fromEntries(Object.entries(nodes as Record<string, Node>).map(([name, node]) => [name, light(node)]))

/**
 * Reduces a schema and its own definitions to the validating keywords, with short names. Throws for
 * unsupported keywords.
 */
export function lighten(schema: Written): Schemas {
  const name = nameOf(schema.$id)
  const own = Object.entries((schema['$defs'] ?? {}) as Record<string, Node>)
  const refuse = (what: string): never => {
    throw new Error(`${name} says ${what}, which the portal does not judge.`)
  }
  const inside: Readonly<Record<string, (rule: unknown) => unknown>> = {
    $ref: (ref) => {
      const address = resolve(String(ref), schema.$id)
      const part = localPart.exec(String(ref))?.[1]
      const isRecognized = part === undefined || own.some(([one]) => one === part)
      if (!isRecognized || !isNeighbour(address, schema.$id)) refuse(`'$ref' to ${JSON.stringify(ref)}`)
      return nameOf(address)
    },
    properties: (nodes) => each(nodes, light),
    anyOf: (nodes) => (nodes as Node[]).map((node) => light(node)),
    oneOf: (nodes) => (nodes as Node[]).map((node) => light(node)),
    items: (node) => light(node as Node),
    propertyNames: (node) => light(node as Node),
    additionalProperties: (rule) => (typeof rule === 'boolean' ? rule : light(rule as Node)),
  }
  function light(node: Node | boolean, isRoot?: unknown): Schema {
    if (typeof node === 'boolean') return node ? {} : NOTHING
    const rules = Object.entries(node).filter(
      ([keyword, rule]) =>
        !words.has(keyword) && !(isRoot === true && rootWords.has(keyword)) && !isIdle(keyword, rule),
    )
    if (!maskings.has(node['maskedInLists']))
      refuse(`'maskedInLists' as ${JSON.stringify(node['maskedInLists'])}`)
    for (const [keyword, rule] of rules) {
      if (!isSupported(keyword)) refuse(`'${keyword}'`)
      if (!isForm(keyword, rule)) refuse(`'${keyword}' as ${JSON.stringify(rule)}`)
    }
    return Object.fromEntries(rules.map(([keyword, rule]) => [keyword, inside[keyword]?.(rule) ?? rule]))
  }
  if (schema['$schema'] !== undefined && schema['$schema'] !== dialect)
    refuse(`'$schema' as ${JSON.stringify(schema['$schema'])}`)
  return Object.fromEntries([
    [name, light(schema, true)],
    ...own.map(([part, node]) => [`${name}#/$defs/${part}`, light(node)]),
  ])
}

/** Refuses every value, as the schema `false` does. */
const NOTHING: Schema = { anyOf: [] }

/** Tells whether a keyword has no effect, such as `uniqueItems: false`. */
const isIdle = (keyword: string, rule: unknown): boolean => keyword === 'uniqueItems' && rule === false

/** Resolves a reference against the id of its schema, without the URL class, which this floor lacks. */
function resolve(reference: string, $id: string): string {
  if (reference.startsWith('#')) return $id + reference
  if (/^[a-z][a-z0-9+.-]*:/i.test(reference)) return reference
  const steps = [...$id.split('/').slice(0, -1), ...reference.split('/')]
  const stored: string[] = []
  for (const step of steps) {
    if (step === '..') stored.pop()
    else stored.push(step)
  }
  return stored.join('/')
}

/** Tells whether an address points to a schema beside this one, or a part of it; nothing is fetched. */
function isNeighbour(address: string, $id: string): boolean {
  const [whole = '', part] = address.split(/(?=#)/)
  const isHere = originOf(whole) !== undefined && originOf(whole) === originOf($id)
  return isHere && ending.test(whole) && (part === undefined || part === '#' || localPart.test(part))
}

function originOf(address: string): string | undefined {
  return /^https:\/\/[^/]+\//.exec(address)?.[0]
}
