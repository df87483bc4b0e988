/** A validated expression: plain, bounded, with known operators only. */
export type Expression = Literal | List | Call

interface Placed {
  readonly path: string
  /** Maximum cost of one evaluation, in eighths of a step. */
  readonly weight: number
  readonly depth: number
}

export interface Literal extends Placed {
  readonly kind: 'literal'
  readonly value: unknown
}

export interface List extends Placed {
  readonly kind: 'list'
  readonly items: readonly Expression[]
}

export interface Call extends Placed {
  readonly kind: 'call'
  readonly operator: string
  readonly operands: readonly Expression[]
}
