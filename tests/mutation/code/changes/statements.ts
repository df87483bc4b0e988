import { textOf, type Node } from '../source.ts'
import { replaced, type CodeChange } from './change.ts'

const removed = ({ within }: { readonly within: readonly Node[] }): string =>
  within.at(-1)?.type === 'BlockStatement' || within.at(-1)?.type === 'Program' ? '' : ';'

const statements: CodeChange = {
  id: 'statement',
  says: 'a statement taken out',
  *edits(place) {
    const { node, within } = place
    const isStep = node.type === 'ExpressionStatement' && !('directive' in node && node.directive)
    const isJump = node.type === 'ContinueStatement' || node.type === 'ThrowStatement'
    const isBreak = node.type === 'BreakStatement' && !within.some(({ type }) => type === 'SwitchStatement')
    const isBareReturn = node.type === 'ReturnStatement' && node.argument === null
    if (isStep || isJump || isBreak || isBareReturn) yield replaced(node, removed(place))
  },
}

const bodies: CodeChange = {
  id: 'body',
  says: 'the body of a function emptied',
  *edits({ node, within }) {
    if (node.type !== 'BlockStatement' || node.body.length < 2) return
    const parent = within.at(-1)?.type ?? ''
    if (/Function/.test(parent)) yield replaced(node, '{}')
  },
}

/** Methods and their opposites; 'out' removes the call and leaves its object. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  floor: 'ceil',
  ceil: 'floor',
  padStart: 'padEnd',
  padEnd: 'padStart',
  find: 'findLast',
  findLast: 'find',
  plus: 'minus',
  minus: 'plus',
  lt: 'gt',
  gt: 'lt',
  filter: 'out',
  toReversed: 'out',
  toSorted: 'out',
  slice: 'out',
  trim: 'out',
  abs: 'out',
  normalize: 'out',
  replace: 'out',
  replaceAll: 'out',
}

const methods: CodeChange = {
  id: 'method',
  says: 'the counterpart of a method, or the call of it taken out',
  *edits({ node }, source) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const { object, property } = node.callee
    if (property.type !== 'Identifier' || !Object.hasOwn(METHODS, property.name)) return
    const other = METHODS[property.name]!
    yield other === 'out' ? replaced(node, textOf(source, object)) : replaced(property, other)
  },
}

const awaits: CodeChange = {
  id: 'await',
  says: 'nothing waits for what was begun',
  *edits({ node, within }, source) {
    if (node.type !== 'AwaitExpression') return
    const parent = within.at(-1)?.type
    if (parent === 'ExpressionStatement' || parent === 'ReturnStatement')
      yield replaced(node, textOf(source, node.argument))
  },
}

const optional: CodeChange = {
  id: 'optional',
  says: 'what may be absent is read as if it were there',
  *edits({ node }, source) {
    if ((node.type !== 'MemberExpression' && node.type !== 'CallExpression') || !node.optional) return
    const object = node.type === 'MemberExpression' ? node.object : node.callee
    const start = source.text.indexOf('?.', object.end)
    const isIndexed = node.type === 'CallExpression' || node.computed
    yield { start, end: start + 2, to: isIndexed ? '' : '.' }
  },
}

export const statementChanges: readonly CodeChange[] = [statements, bodies, methods, awaits, optional]
