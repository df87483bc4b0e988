import { parseSync, type ESTree } from 'vite'

export type Node = ESTree.Node

/** One place in a source file, with the nodes it stands in, the outermost first. */
export interface Place {
  readonly node: Node
  readonly within: readonly Node[]
}

/** A source file as the changes see it. */
export interface Source {
  readonly file: string
  readonly text: string
  readonly places: readonly Place[]
}

/** Another text between two offsets. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly to: string
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Types, imports and names of properties have no effect at runtime. */
const isErased = (node: Node): boolean =>
  (node.type.startsWith('TS') && !('expression' in node)) ||
  node.type === 'ImportDeclaration' ||
  node.type === 'ExportAllDeclaration'

function* placesIn(node: Node, within: readonly Node[] = []): Generator<Place> {
  if (isErased(node)) return
  yield { node, within }
  const inside = [...within, node]
  for (const [name, value] of Object.entries(node)) {
    if (name === 'parent' || name === 'typeAnnotation' || name === 'typeArguments') continue
    if (name === 'key' && !('computed' in node && node.computed)) continue
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* placesIn(child, inside)
  }
}

/** Reads a source file; throws where it cannot be parsed. */
export function parseSource(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  return { file, text, places: [...placesIn(program)] }
}

/** The text of a node as it stands in the file. */
export const textOf = ({ text }: Source, { start, end }: Node): string => text.slice(start, end)

/** The text with one edit made. */
export const edited = (text: string, { start, end, to }: Edit): string =>
  text.slice(0, start) + to + text.slice(end)
