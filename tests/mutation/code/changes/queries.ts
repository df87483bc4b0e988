import { textOf, type Edit, type Node } from '../source.ts'
import { replaced, type CodeChange } from './change.ts'

/** Methods of the query builder without which a query still runs. */
const CLAUSES = new Set([
  'where',
  'whereRef',
  'having',
  'on',
  'onRef',
  'onConflict',
  'forUpdate',
  'forShare',
  'skipLocked',
  'noWait',
  'orderBy',
  'limit',
  'distinct',
])

const clauses: CodeChange = {
  id: 'query-clause',
  says: 'a condition, a lock, an order or a limit of a query taken out',
  *edits({ node }, source) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const { object, property } = node.callee
    if (property.type === 'Identifier' && CLAUSES.has(property.name))
      yield replaced(node, textOf(source, object))
  },
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '=': '<>',
  '<>': '=',
  '!=': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  in: 'not in',
  'not in': 'in',
  is: 'is not',
  'is not': 'is',
  'is not distinct from': 'is distinct from',
  'is distinct from': 'is not distinct from',
  asc: 'desc',
  desc: 'asc',
}

const comparisons: CodeChange = {
  id: 'query-comparison',
  says: 'another comparison or order in a query',
  *edits({ node, within }) {
    if (node.type !== 'Literal' || typeof node.value !== 'string') return
    if (within.at(-1)?.type === 'CallExpression' && Object.hasOwn(COMPARISONS, node.value))
      yield replaced(node, `'${COMPARISONS[node.value]}'`)
  },
}

/** Replacements in the text of a query. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bfor (no key )?(update|share)( of [\w, ]+)?( skip locked| nowait)?/gi, ''],
  [/ skip locked\b/gi, ''],
  [/\bis null\b/gi, 'is not null'],
  [/\bis not null\b/gi, 'is null'],
  [/\bis not distinct from\b/gi, 'is distinct from'],
  [/\bnot exists\b/gi, 'exists'],
  [/(?<!not )\bexists\b/gi, 'not exists'],
  [/\bsum\(/gi, 'max('],
  [/\bgreatest\(/gi, 'least('],
  [/\bleast\(/gi, 'greatest('],
  [/\bmin\(/gi, 'max('],
  [/\bmax\(/gi, 'min('],
  [/(?<=[\w)}] )\+(?= [\w({$])/g, '-'],
  [/(?<=[\w)}] )-(?= [\w({$])/g, '+'],
  [/(?<= )<(?= )/g, '<='],
  [/(?<= )<=(?= )/g, '<'],
  [/(?<= )>(?= )/g, '>='],
  [/(?<= )>=(?= )/g, '>'],
  [/(?<= )<>(?= )/g, '='],
  [/\bdesc\b/gi, 'asc'],
]

const END =
  /^(and|or|order by|group by|having|limit|offset|returning|for|on conflict|union|then|else|end|window)\b/i

/** Returns the end of a condition: the next keyword on its level, or the bracket that closes it. */
function endOfCondition(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]!
    if ('({['.includes(sign)) depth += 1
    if (')}]'.includes(sign) && (depth -= 1) < 0) return at
    if (sign === '`' && depth === 0) return at
    if (depth === 0 && /\s/.test(text[at - 1] ?? '') && at > from && END.test(text.slice(at, at + 14)))
      return at
  }
  return text.length
}

function* conditionEdits(text: string, offset: number): Generator<Edit> {
  for (const { 0: word, index } of text.matchAll(
    /\b(where|and|or|on|filter \(where|when)\s+(?!conflict)/gi,
  )) {
    const from = index + word.length
    const until = endOfCondition(text, from)
    const condition = text.slice(from, until).trimEnd()
    if (condition === '') continue
    const [start, end] = [offset + from, offset + from + condition.length]
    yield { start, end, to: /^or/i.test(word) ? 'false' : 'true' }
    const equals = / = /.exec(condition)
    if (equals) yield { start: start + equals.index, end: start + equals.index + 3, to: ' <> ' }
  }
}

const isSql = ({ within }: { readonly within: readonly Node[] }, text: string): boolean => {
  const parent = within.at(-1)
  return parent?.type === 'TaggedTemplateExpression' && /^sql\b/.test(text.slice(parent.start, parent.end))
}

const written: CodeChange = {
  id: 'query-text',
  says: 'a condition, a lock, a comparison or a sum of a written query',
  *edits(place, source) {
    const { node } = place
    if (node.type !== 'TemplateLiteral' || !isSql(place, source.text)) return
    const text = textOf(source, node)
    yield* conditionEdits(text, node.start)
    for (const [part, to] of WORDS)
      for (const { 0: found, index } of text.matchAll(part))
        yield { start: node.start + index, end: node.start + index + found.length, to }
  },
}

export const queryChanges: readonly CodeChange[] = [clauses, comparisons, written]
