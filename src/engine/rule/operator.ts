import type { Run } from './budget.ts'
import type { Expression } from './reading/expression.ts'
import { ProblemFound } from './reading/problem.ts'

/** A compiled expression; `undefined` is unknown. */
export type Step = (data: unknown, run: Run) => unknown

/** Source of `var`: the facts, one item of a list, or the pair of a `reduce`. */
export type Scope = 'facts' | 'item' | 'pair'

/** Services for an operator while it is compiled. */
export interface Compiler {
  readonly scope: Scope
  step(expression: Expression): Step
  within(scope: Scope): Compiler
  /** Notes that a path of the facts is read; paths inside items are not facts. */
  notes(path: string): void
  rule(id: string, path: string): Step
}

/**
 * Maximum cost of one call beside its operands, in eighths of a step; the most expensive operands count. `npm
 * run bench -- budget` checks each line against the clock. Long texts and lists are counted as they are read.
 */
export interface Cost {
  readonly once: number
  /** For every operand. */
  readonly operand?: number
  /** For every key of a path that is written in an operand. */
  readonly key?: number
}

export interface Operator {
  /** Minimum and maximum of operands. */
  readonly arity: readonly [number, number]
  readonly says: string
  readonly cost: Cost
  /** True if json-logic-js lacks it. */
  readonly ours?: true
  compile(operands: readonly Expression[], compiler: Compiler, path: string): Step
}

export type Family = Readonly<Record<string, Operator>>

/** Maximum of operands for operators without a limit. */
export const MANY = Number.POSITIVE_INFINITY

/** The text an operand is, for operators that name things at load. */
export function nameIn(operand: Expression, sentence: string): string {
  if (operand.kind === 'literal' && typeof operand.value === 'string') return operand.value
  throw new ProblemFound({ path: operand.path, sentence })
}
