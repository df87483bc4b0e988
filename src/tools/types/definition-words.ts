import { readdir, readFile } from 'node:fs/promises'
import { operatorTable } from '#engine/rule/operators.ts'
import { readCards } from './card-words.ts'

interface Node {
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Node
  readonly items?: Node
  readonly anyOf?: readonly Node[]
  readonly $defs?: Readonly<Record<string, Node>>
}

const folder = new URL('../../../schemas/definitions/', import.meta.url)
const fieldTypes = new URL('../../../schemas/field-types.json', import.meta.url)

async function json<Shape>(url: URL): Promise<Shape> {
  return JSON.parse(await readFile(url, 'utf8')) as Shape
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Returns the words of the definition language as tables: file kinds, field types, operators. */
export async function wordTables(): Promise<string> {
  const words = (await json<Node>(new URL('word.schema.json', folder))).$defs ?? {}
  const names = (await readdir(folder)).filter((name) => name !== 'word.schema.json').toSorted()
  const kinds = await Promise.all(
    names.map(async (name) => kindTables(await json<Node>(new URL(name, folder)), words)),
  )
  const types = Object.entries(await json<Record<string, { says: string; words: string[] }>>(fieldTypes))
  return [
    '## Every word\n',
    ...kinds,
    '## Every field type\n',
    'Besides `id`, `type`, `label`, `hint`, `showWhen`, `optional`, `requireWhen`, `lockWhen`, `derivedFrom` and `tells`, which every field may have:\n',
    table(
      ['Type', 'Answer', 'Its own words'],
      types.map(([type, line]) => [
        `\`${type}\``,
        line.says,
        line.words.map((word) => `\`${word}\``).join(', '),
      ]),
    ),
    '## Every card\n',
    'In braces stands what a word may print.\n',
    table(
      ['Card', 'Its words'],
      Object.entries(await readCards()).map(([id, line]) => [`\`${id}\``, formatCardWords(line)]),
    ),
    '## Every operator\n',
    table(
      ['Operator', 'Operands', 'Result'],
      Object.entries(operatorTable).map(([name, { arity, says }]) => [`\`${name}\``, counted(arity), says]),
    ),
  ].join('\n')
}

function formatCardWords(line: Readonly<Record<string, readonly string[]>>): string {
  const messages = Object.entries(line).map(([word, prints]) =>
    [`\`${word}\``, ...prints.map((name) => `{${name}}`)].join(' '),
  )
  return messages.join(', ')
}

function counted([least, most]: readonly [number, number]): string {
  if (least === most) return String(least)
  return most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`
}

function kindTables(schema: Node, words: Readonly<Record<string, Node>>): string {
  const parts: string[] = []
  const seen = new Set<Node>()
  const resolve = (node: Node): Node => {
    const [file, fragment = ''] = (node.$ref ?? '').split('#')
    const name = fragment.split('/').at(-1)!
    if (node.$ref === undefined) return node
    return (file === '' ? schema.$defs?.[name] : words[name]) ?? node
  }
  const walk = (node: Node, depth: number): void => {
    if (seen.has(node)) return
    seen.add(node)
    if (node.properties) parts.push(section(node, depth, resolve))
    const inner = [
      ...Object.values(node.properties ?? {}),
      ...(node.items ? [node.items] : []),
      ...(node.anyOf ?? []),
      ...(typeof node.additionalProperties === 'object' ? [node.additionalProperties] : []),
    ]
    for (const one of inner) walk(resolve(one), depth + 1)
  }
  walk(schema, 0)
  return parts.join('\n')
}

function section(node: Node, depth: number, resolve: (node: Node) => Node): string {
  const rows = Object.entries(node.properties ?? {})
    .filter(([word]) => word !== '$schema')
    .map(([word, one]) => [
      `\`${word}\`${node.required?.includes(word) ? '' : ' (optional)'}`,
      meaning(one, resolve),
    ])
  if (node.title === undefined || rows.length < 1) return ''
  const heading = `${depth === 0 ? '###' : '####'} ${node.title}\n`
  return [
    heading,
    ...(node.description ? [`${node.description}\n`] : []),
    table(['Word', 'Meaning'], rows),
  ].join('\n')
}

function meaning(node: Node, resolve: (node: Node) => Node): string {
  const target = resolve(node)
  const says = node.description ?? target.description
  const values = target.enum ? `One of ${target.enum.map((value) => `\`${String(value)}\``).join(', ')}.` : ''
  const only = 'const' in target ? `Only \`${JSON.stringify(target.const)}\`.` : ''
  return [says, only, values].filter(Boolean).join(' ') || kindOf(target, resolve)
}

function kindOf(node: Node, resolve: (node: Node) => Node): string {
  if (node.type === 'array' && node.items) return `A list: ${meaning(node.items, resolve)}`
  if (node.title) return `See ${node.title}.`
  const inner = typeof node.additionalProperties === 'object' ? resolve(node.additionalProperties) : undefined
  if (inner?.title ?? inner?.description) return `By name: ${inner?.title ?? inner?.description}.`
  return `A ${[node.type ?? 'value'].flat().join(' or ')}.`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n')
}
