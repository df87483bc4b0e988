import type { Finding } from '../../finding.ts'
import type { Rules } from '../../generated/flow.ts'
import { formulaOf, type FindLogic, type Formula } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfaction.ts'
import type { TruthContext } from '../../truth/assignments.ts'
import { contextAt, needsOf } from './conditions.ts'
import type { LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { logicFinder } from '../context/logic-context.ts'

export interface Reach {
  readonly file: string
  readonly find: FindLogic
  readonly context: TruthContext
  /** Possible values at that moment, if these are fewer than the values at the end. */
  readonly soFar?: TruthContext
}

/** Returns the context in which the rules of a file are checked for satisfiability. */
export function reachOf(file: string, rules: Rules | undefined, context: LintContext): Reach {
  return { file, find: logicFinder(rules, context), context: contextAt(context, file) }
}

const asRule = (name: string) => ({ rule: name })

/** Returns a finding if some rules can never be true together while others are not. */
export function unreachable(
  { file, find, context, soFar }: Reach,
  path: string,
  sentence: string,
  requested: readonly (string | undefined)[],
  unwanted: readonly (string | undefined)[] = [],
): Finding[] {
  const yes = requested.filter((name) => name !== undefined).map(asRule)
  const no = unwanted.filter((name) => name !== undefined).map(asRule)
  if (yes.length + no.length < (soFar ? 1 : 2)) return []
  const parts = [...yes, ...no.map((rule) => ({ '!': [rule] }))]
  const formulas = parts.map((part) => formulaOf(part, find))
  // A rule that is never true has its own finding.
  if (formulas.some((formula) => isNever(formula, context))) return []
  return isNever({ kind: 'all', of: formulas }, soFar ?? context)
    ? [error(file, path, `${sentence} ${needsOf(parts, find, context)}`)]
    : []
}

function isNever(formula: Formula, context: TruthContext): boolean {
  const found = satisfy(formula, context)
  return found !== undefined && found.yes === undefined
}
