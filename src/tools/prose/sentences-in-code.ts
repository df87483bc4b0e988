import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** A sentence for people in a program, which belongs in definitions/words. */
export interface CodeSentence {
  readonly file: string
  readonly line: number
  readonly says: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** The folders whose sentences people read in the portal. */
const sources = /^src\/(?:engine|portal|runtime|server|values|widgets)\/.*\.tsx?$/
/**
 * Exceptions: sentences for authors of definitions, for operators (commands, start, health), and for
 * programmers (protocol messages).
 */
const exceptions = new RegExp(
  [
    '\\.test\\.tsx?$|/generated/|/store/',
    '^src/engine/(?:rule|case|invariant)/|^src/engine/.*/link(?:ing|-[a-z-]+)?\\.ts$',
    '^src/server/(?:deployment|definitions|seed)/|^src/server/network/(?:adapter/|balance/|calendar/|cards/|corridor|credit/|exchanges/|order/|stablecoin/|http/|iso20022|network-|payout/|quote/|rates/|review/|simulator/|validity/)|^src/server/reference/',
    '^src/server/(?:organisations/manage|identity-providers/manage-people|provider/staff|balances/credit|app/http/health|audit/verification)\\.ts$',
  ].join('|'),
)

/** Attributes that people read or hear. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'label',
  'placeholder',
  'text',
  'title',
  'says',
])
/** Logs and internal errors, which operators read. */
const LOGS = /^(?:console|log|[a-z.]*\.log)\.(?:\w+)$/
const LETTERS = /\p{L}{2}/u
/** Matches several words that begin or end like a sentence. */
const PROSE = /^[‘“'"(]?\p{Lu}\p{Ll}*[’']?\p{L}*(?:[ ,:]+[^ ]+)+|\p{L}{2,} \p{L}{2,}[^]*[.?!]$/u

const nameOf = (node: Node | undefined): string => {
  if (node?.type === 'Identifier') return String(node['name'])
  if (node?.type !== 'MemberExpression') return ''
  const inner = nameOf(node['object'] as Node)
  return `${inner}.${nameOf(node['property'] as Node)}`
}

const isForDevelopers = (node: Node): boolean =>
  node.type === 'NewExpression'
    ? nameOf(node['callee'] as Node).endsWith('Error')
    : node.type === 'CallExpression' && LOGS.test(nameOf(node['callee'] as Node))

/** Returns true for types, module paths and text in another language than English, such as SQL. */
const isPassedOver = (node: Node): boolean =>
  node.type.startsWith('TSLiteral') ||
  node.type === 'TaggedTemplateExpression' ||
  node.type.startsWith('Import') ||
  isForDevelopers(node)

/** Removes HTML tags from a template. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/<[^>]*>?|^[^<]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Finds the sentences for people in a program, in order. */
export function findSentences(file: string, text: string): readonly CodeSentence[] {
  const found: CodeSentence[] = []
  const add = ({ start }: Node, says: string) => {
    const line = text.slice(0, start).split('\n').length
    found.push({ file, line, says: says.replaceAll(/\s+/g, ' ').trim() })
  }
  const isRead = (attribute: string | undefined, says: string): boolean =>
    attribute === undefined ? PROSE.test(says.trim()) : READ.has(attribute) && LETTERS.test(says)
  const walk = (value: unknown, attribute?: string): void => {
    if (Array.isArray(value)) return value.forEach((one) => walk(one, attribute))
    if (typeof value !== 'object' || value === null || !('type' in value)) return undefined
    const node = value as Node
    if (isPassedOver(node)) return undefined
    if (node.type === 'JSXText') {
      if (LETTERS.test(String(node['value']))) add(node, String(node['value']))
    } else if (node.type === 'Literal' && typeof node['value'] === 'string') {
      if (isRead(attribute, node['value'])) add(node, node['value'])
    } else if (node.type === 'TemplateLiteral') {
      const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked)
      const says = withoutMarks(parts.join('…'))
      if (isRead(attribute, says)) add(node, says)
    }
    const inside = node.type === 'JSXAttribute' ? nameOfAttribute(node) : undefined
    for (const [key, inner] of Object.entries(node))
      if (key !== 'typeAnnotation') walk(inner, node.type === 'JSXExpressionContainer' ? attribute : inside)
    return undefined
  }
  walk(parseSync(file, text).program)
  return found
}

const nameOfAttribute = (node: Node): string => String((node['name'] as Node)['name'])

/** Finds the sentences for people in all programs. */
export function findAllSentences(): readonly CodeSentence[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((file) => sources.test(file) && !exceptions.test(file))
    .flatMap((file) => findSentences(file, readFileSync(root + file, 'utf8')))
}

const folderOf = ({ file }: CodeSentence): string => file.split('/').slice(0, 3).join('/')

/** Counts the sentences by folder; folders without any are omitted. */
export function countSentences(sentences: readonly CodeSentence[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const sentence of sentences) counts[folderOf(sentence)] = (counts[folderOf(sentence)] ?? 0) + 1
  return counts
}
