import type { Node } from '../source.ts'
import { replaced, type CodeChange } from './change.ts'

/** Returns true inside a `throw`: its message is for programmers, so an emptied one would prove nothing. */
const isThrown = (within: readonly Node[]): boolean => within.some(({ type }) => type === 'ThrowStatement')

const isQuery = (within: readonly Node[]): boolean => within.at(-1)?.type === 'TaggedTemplateExpression'

/**
 * Functions whose arguments name tables or columns. Without the name no query runs, so every test would report the
 * change.
 */
const NAMING =
  /^(select|selectFrom|insertInto|updateTable|deleteFrom|\w*[jJ]oin|returning|groupBy|as|ref|columns?|where|whereRef|on|onRef|orderBy|table)$/

const isColumn = (within: readonly Node[]): boolean => {
  const call = within.findLast(({ type }) => type !== 'ArrayExpression')
  return (
    call?.type === 'CallExpression' &&
    (call.callee.type === 'MemberExpression'
      ? call.callee.property.type === 'Identifier' && NAMING.test(call.callee.property.name)
      : call.callee.type === 'Identifier' && call.callee.name === 'is')
  )
}

const constants: CodeChange = {
  id: 'constant',
  says: 'a number one higher or lower, a boolean turned round, a text emptied',
  *edits({ node, within }) {
    if (isThrown(within)) return
    if (node.type === 'TemplateLiteral' && !isQuery(within)) yield replaced(node, "''")
    if (node.type !== 'Literal') return
    if (typeof node.value === 'boolean') yield replaced(node, String(!node.value))
    if (typeof node.value === 'number') {
      yield replaced(node, String(node.value + 1))
      yield replaced(node, `(${node.value - 1})`)
    }
    if (typeof node.value === 'string' && within.at(-1)?.type !== 'ExpressionStatement' && !isColumn(within))
      yield replaced(node, node.value === '' ? "'?'" : "''")
  },
}

const lists: CodeChange = {
  id: 'list',
  says: 'a list emptied',
  *edits({ node }) {
    if (node.type === 'ArrayExpression' && node.elements.length > 0) yield replaced(node, '[]')
  },
}

/** Changes of a regular expression, each with the part it replaces. */
const PATTERN_CHANGES: readonly (readonly [RegExp, (part: string) => string])[] = [
  [/(?<=^\/)\^/g, () => ''],
  [/\$(?=\/[a-z]*$)/g, () => ''],
  [/(?<=\{|\{\d+,)\d+(?=[,}])/g, (part) => String(Number(part) + 1)],
  [/(?<=\{|\{\d+,)[1-9]\d*(?=[,}])/g, (part) => String(Number(part) - 1)],
  [/(?<=[^\\([])\+/g, () => '*'],
  [/(?<=[^\\(*+}])\?/g, () => ''],
  [/\\[dDsSwWbB]/g, (part) => (part === part.toLowerCase() ? part.toUpperCase() : part.toLowerCase())],
  [/(?<=[^\\]|^)\[\^?/g, (part) => (part === '[' ? '[^' : '[')],
  [/\(\?[=!]/g, (part) => (part === '(?=' ? '(?!' : '(?=')],
  [/(?<=\/)[gimsuy](?=[a-z]*$)/g, () => ''],
]

const patterns: CodeChange = {
  id: 'pattern',
  says: 'an anchor, a count, a class or a flag of a regular expression',
  *edits({ node }) {
    if (node.type !== 'Literal' || !('regex' in node)) return
    const text = node.raw ?? ''
    for (const [part, change] of PATTERN_CHANGES)
      for (const { 0: found, index } of text.matchAll(part)) {
        const to = text.slice(0, index) + change(found) + text.slice(index + found.length)
        if (isPattern(to)) yield replaced(node, to)
      }
  },
}

function isPattern(text: string): boolean {
  const end = text.lastIndexOf('/')
  try {
    return new RegExp(text.slice(1, end), text.slice(end + 1)).source !== ''
  } catch {
    return false
  }
}

export const valueChanges: readonly CodeChange[] = [constants, lists, patterns]
