import { textOf, type Edit, type Node, type Source } from '../source.ts'
import { replaced, type CodeChange } from './change.ts'

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '===': ['!=='],
  '!==': ['==='],
}

const ARITHMETIC: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '++': ['--'],
  '--': ['++'],
}

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

/** Replaces the operator between two operands and leaves everything else between them. */
function between(source: Source, left: Node, right: Node, operator: string, to: string): Edit {
  const start = source.text.indexOf(operator, left.end)
  if (start < 0 || start >= right.start) throw new Error(`${source.file}: no ${operator} at ${left.end}.`)
  return { start, end: start + operator.length, to }
}

const comparison: CodeChange = {
  id: 'comparison',
  says: 'another comparison: its bound in or out, its opposite',
  *edits({ node }, source) {
    if (node.type !== 'BinaryExpression') return
    for (const to of COMPARISONS[node.operator] ?? [])
      yield between(source, node.left, node.right, node.operator, to)
  },
}

const arithmetic: CodeChange = {
  id: 'arithmetic',
  says: 'minus for plus, times for division, down for up',
  *edits({ node }, source) {
    if (node.type === 'UpdateExpression')
      yield replaced(node, textOf(source, node).replace(node.operator, ARITHMETIC[node.operator]![0]!))
    if (node.type !== 'BinaryExpression' && node.type !== 'AssignmentExpression') return
    if (isText(node.left) || isText(node.right)) return
    for (const to of ARITHMETIC[node.operator] ?? [])
      yield between(source, node.left, node.right, node.operator, to)
  },
}

const logic: CodeChange = {
  id: 'logic',
  says: 'or for and, and one of the two operands alone',
  *edits({ node }, source) {
    if (node.type !== 'LogicalExpression') return
    if (node.operator !== '??')
      yield between(source, node.left, node.right, node.operator, node.operator === '&&' ? '||' : '&&')
    yield replaced(node, textOf(source, node.left))
    yield replaced(node, textOf(source, node.right))
  },
}

const condition: CodeChange = {
  id: 'condition',
  says: 'a condition that is always yes, or always no',
  *edits({ node }) {
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      yield replaced(node.test, 'true')
      yield replaced(node.test, 'false')
    }
    if (node.type === 'WhileStatement') yield replaced(node.test, 'false')
    if (node.type === 'ForStatement' && node.test) yield replaced(node.test, 'false')
  },
}

const negation: CodeChange = {
  id: 'negation',
  says: 'a negation or a sign taken out',
  *edits({ node }, source) {
    if (node.type === 'UnaryExpression' && (node.operator === '!' || node.operator === '-'))
      yield replaced(node, textOf(source, node.argument))
  },
}

export const operatorChanges: readonly CodeChange[] = [comparison, arithmetic, logic, condition, negation]
