import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** A cast of a wire value to a type without validation. */
export interface WireCast {
  readonly file: string
  readonly line: number
  readonly text: string
}

/** Parts of a request or an answer. */
const PARTS = new Set(['body', 'query', 'params', 'answer'])
/** Names of variables that hold a request, a response or a refusal. */
const NAMES = new Set([...PARTS, 'answers', 'answered', 'reply', 'refusal', 'failure'])
/** Functions that make calls or parse responses. */
const CALLS = new Set(['call', 'send', 'ask', 'askOnce', 'askFresh', 'upload', 'client', 'json'])
/** Types that `npm run types` writes of the wire. */
const WIRE = /^src\/definition\/(?:wire|generated\/wire-(?:calls|entities))\.ts$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child)
}

const inner = (node: Node, field: string): Node | undefined => {
  const value = node[field]
  return isNode(value) ? value : undefined
}

const nameOf = (node: Node | undefined): string => {
  if (node?.type === 'Identifier') return String(node['name'])
  if (node?.type === 'MemberExpression') return nameOf(inner(node, 'property'))
  if (node?.type === 'Literal') return String(node['value'])
  return ''
}

const parse = (file: string, text: string): readonly Node[] => {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  return isNode(program) ? [...nodesIn(program)] : []
}

/** Returns true if a value comes from a request or response, as far as its own file shows. */
function isOfWire(node: Node | undefined, names: ReadonlySet<string>): boolean {
  if (!node) return false
  const within = (field: string) => isOfWire(inner(node, field), names)
  switch (node.type) {
    case 'Identifier':
      return names.has(nameOf(node))
    case 'MemberExpression':
      return within('object') || (node['computed'] !== true && PARTS.has(nameOf(node)))
    case 'CallExpression': {
      const callee = nameOf(inner(node, 'callee'))
      if (CALLS.has(callee)) return true
      const [given] = Array.isArray(node['arguments']) ? node['arguments'] : []
      return (callee === 'Object' || callee === 'parse') && isNode(given) && isOfWire(given, names)
    }
    case 'LogicalExpression':
      return within('left') || within('right')
    case 'ConditionalExpression':
      return within('consequent') || within('alternate')
    case 'AwaitExpression':
      return within('argument')
    default:
      return within('expression')
  }
}

/** Names of variables in a file that hold wire values, by assignment or destructuring. */
function namesOfWire(nodes: readonly Node[]): ReadonlySet<string> {
  const names = new Set(NAMES)
  for (const node of nodes) {
    const isDeclared = node.type === 'VariableDeclarator'
    if (!isDeclared && node.type !== 'AssignmentExpression') continue
    const [to, from] = isDeclared
      ? [inner(node, 'id'), inner(node, 'init')]
      : [inner(node, 'left'), inner(node, 'right')]
    if (to?.type === 'Identifier' && isOfWire(from, names)) names.add(nameOf(to))
  }
  return names
}

/** Returns the module of each imported name. */
function importsOf(file: string, nodes: readonly Node[]): ReadonlyMap<string, string> {
  const from = new Map<string, string>()
  for (const node of nodes) {
    if (node.type !== 'ImportDeclaration' || !Array.isArray(node['specifiers'])) continue
    const address = nameOf(inner(node, 'source'))
    const module = address.startsWith('.') ? join(dirname(file), address) : address.replace('#', 'src/')
    for (const specifier of node['specifiers'])
      if (isNode(specifier)) from.set(nameOf(inner(specifier, 'local')), module)
  }
  return from
}

/** The names of types that a type is made of. */
const typesIn = (type: Node | undefined): readonly string[] =>
  type
    ? [...nodesIn(type)].flatMap((node) =>
        node.type === 'TSTypeReference' ? nameOf(inner(node, 'typeName')) : [],
      )
    : []

/** The types that are types of the wire by another name, as `file#Name`. */
function findAliases(files: ReadonlyMap<string, readonly Node[]>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [file, nodes] of files) {
    const from = importsOf(file, nodes)
    for (const node of nodes) {
      if (node.type !== 'TSTypeAliasDeclaration') continue
      const type = inner(node, 'typeAnnotation')
      if (type?.type === 'TSTypeReference' && WIRE.test(from.get(nameOf(inner(type, 'typeName'))) ?? ''))
        found.add(`${file}#${nameOf(inner(node, 'id'))}`)
    }
  }
  return found
}

const isCast = ({ type }: Node): boolean => type === 'TSAsExpression' || type === 'TSTypeAssertion'

const PLAIN = new Set(['TSStringKeyword', 'TSNumberKeyword', 'TSBooleanKeyword'])
const HOLLOW = new Set([...PLAIN, 'TSUnionType', 'TSArrayType', 'TSTypeOperator', 'TSUndefinedKeyword'])

/** Returns true if a type is a text, a number or a flag, or a combination of these. */
function isPlain(type: Node | undefined): boolean {
  const all = type ? [...nodesIn(type)] : []
  return all.some((node) => PLAIN.has(node.type)) && all.every((node) => HOLLOW.has(node.type))
}

/** Files whose variables `value` and `raw` hold the answer of a field. */
const ANSWERS = /^src\/(?:engine\/field|widgets)\//

/** Returns true if an expression is the answer of a field, as far as its own file shows. */
function isAnswer(file: string, node: Node | undefined): boolean {
  if (node?.type === 'Identifier') return ANSWERS.test(file) && ['value', 'raw'].includes(nameOf(node))
  if (node?.type === 'MemberExpression') {
    const holder = inner(node, 'object')
    const isState = ['state', 'field', 'useField'].includes(
      nameOf(holder?.type === 'CallExpression' ? inner(holder, 'callee') : holder),
    )
    return nameOf(node) === 'value' && isState
  }
  return node !== undefined && isAnswer(file, inner(node, 'expression') ?? inner(node, 'left'))
}

/** Casts of answers of fields, and casts of anything to a text, a number or a flag. */
export function findAnswerCasts(texts: ReadonlyMap<string, string>): readonly WireCast[] {
  return [...texts].flatMap(([file, text]) =>
    parse(file, text).flatMap((node): WireCast[] => {
      const type = inner(node, 'typeAnnotation')
      if (!isCast(node) || type?.type === 'TSUnknownKeyword' || typesIn(type).includes('const')) return []
      if (!isPlain(type) && !isAnswer(file, inner(node, 'expression'))) return []
      const line = text.slice(0, node.start).split('\n').length
      return [{ file, line, text: text.slice(node.start, node.end).replace(/\s+/g, ' ') }]
    }),
  )
}

/** Lists casts of requests, responses and refusals, and casts to types of the wire. */
export function findWireCasts(texts: ReadonlyMap<string, string>): readonly WireCast[] {
  const files = new Map([...texts].map(([file, text]) => [file, parse(file, text)]))
  const aliases = findAliases(files)
  return [...files].flatMap(([file, nodes]) => {
    const text = texts.get(file) ?? ''
    const from = importsOf(file, nodes)
    const names = namesOfWire(nodes)
    const isWireType = (name: string): boolean =>
      WIRE.test(from.get(name) ?? '') || aliases.has(`${from.get(name) ?? file}#${name}`)
    return nodes.flatMap((node): WireCast[] => {
      if (!isCast(node)) return []
      const type = inner(node, 'typeAnnotation')
      const types = typesIn(type)
      if (types.includes('const') || type?.type === 'TSUnknownKeyword') return []
      if (!types.some(isWireType) && !isOfWire(inner(node, 'expression'), names)) return []
      const line = text.slice(0, node.start).split('\n').length
      return [{ file, line, text: text.slice(node.start, node.end).replace(/\s+/g, ' ') }]
    })
  })
}
