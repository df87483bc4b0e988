import { parseSource, type Node, type Source } from './source.ts'

/**
 * A part that runs only under a condition: the body of a function, one branch, or the second operand of and, or and
 * ??.
 */
interface Part {
  readonly start: number
  readonly end: number
  readonly kind: 'block' | 'statement' | 'expression'
}

const kindOf = ({ type }: Node): Part['kind'] => {
  if (type === 'BlockStatement') return 'block'
  return type.endsWith('Statement') ? 'statement' : 'expression'
}

function partsIn(node: Node): readonly (Node | null)[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [node.body]
    case 'IfStatement':
    case 'ConditionalExpression':
      return [node.consequent, node.alternate]
    case 'LogicalExpression':
      return [node.right]
    default:
      return []
  }
}

const partsOf = ({ places }: Source): Part[] =>
  places.flatMap(({ node }) =>
    partsIn(node).flatMap((part) =>
      part && part.type !== 'EmptyStatement' && part.type !== 'VariableDeclaration'
        ? [{ start: part.start, end: part.end, kind: kindOf(part) }]
        : [],
    ),
  )

const wrap: Readonly<Record<Part['kind'], readonly [(mark: string) => string, string]>> = {
  block: [(mark) => `{${mark};`, ''],
  statement: [(mark) => `{${mark};`, '}'],
  expression: [(mark) => `(${mark},`, ')'],
}

/** A file that says of each of its parts, when it runs, that it was reached: by its file and where it begins. */
export function markParts(file: string, text: string): string {
  const inserts = partsOf(parseSource(file, text)).flatMap(({ start, end, kind }) => {
    const [open, close] = wrap[kind]
    const mark = open(`globalThis.reached?.add(${JSON.stringify(`${file}:${start}`)})`)
    // Of two that end at one place the inner one, which begins later, ends first; one that begins there comes after both.
    return [
      {
        at: kind === 'block' ? start + 1 : start,
        text: kind === 'block' ? mark.slice(1) : mark,
        order: start,
      },
      { at: end, text: close, order: -start - 1 },
    ]
  })
  let marked = ''
  let from = 0
  for (const insert of inserts.toSorted((a, b) => a.at - b.at || a.order - b.order)) {
    marked += text.slice(from, insert.at) + insert.text
    from = insert.at
  }
  return marked + text.slice(from)
}

/**
 * Returns a function that tells whether the code at these offsets can have run. Code outside of all parts runs when
 * its file loads.
 */
export function reachIn(
  file: string,
  text: string,
): (reached: ReadonlySet<string>, place: { readonly start: number; readonly end: number }) => boolean {
  const parts = partsOf(parseSource(file, text))
  return (reached, { start, end }) => {
    const inner = parts
      .filter((part) => part.start <= start && end <= part.end)
      .toSorted((a, b) => b.start - a.start || a.end - b.end)[0]
    return inner === undefined || reached.has(`${file}:${inner.start}`)
  }
}
