import type { Finding } from '../../finding.ts'
import type { Rules } from '../../generated/flow.ts'
import { formulaOf, type FindLogic, type Formula } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfy.ts'
import type { Ground } from '../../truth/trials.ts'
import { groundAt, needsOf } from './conditions.ts'
import type { LintContext } from '../ground/context.ts'
import { error } from '../ground/findings.ts'
import { logicFinder } from '../ground/logic-ground.ts'

export interface Reach {
  readonly file: string
  readonly find: FindLogic
  readonly ground: Ground
  /** What can be answered by then, when that is less than what can be answered at all. */
  readonly soFar?: Ground
}

/** What is known at a file when its rules are judged whether they can ever be yes. */
export function reachOf(file: string, rules: Rules | undefined, context: LintContext): Reach {
  return { file, find: logicFinder(rules, context), ground: groundAt(context, file) }
}

const asRule = (name: string) => ({ rule: name })

/** A finding when rules that must all be yes, and others that must not, can never come together. */
export function unreachable(
  { file, find, ground, soFar }: Reach,
  path: string,
  sentence: string,
  wanted: readonly (string | undefined)[],
  unwanted: readonly (string | undefined)[] = [],
): Finding[] {
  const yes = wanted.filter((name) => name !== undefined).map(asRule)
  const no = unwanted.filter((name) => name !== undefined).map(asRule)
  if (yes.length + no.length < (soFar ? 1 : 2)) return []
  const parts = [...yes, ...no.map((rule) => ({ '!': [rule] }))]
  const formulas = parts.map((part) => formulaOf(part, find))
  // A rule that never holds on its own is told where it stands.
  if (formulas.some((formula) => isNever(formula, ground))) return []
  return isNever({ kind: 'all', of: formulas }, soFar ?? ground)
    ? [error(file, path, `${sentence} ${needsOf(parts, find, ground)}`)]
    : []
}

function isNever(formula: Formula, ground: Ground): boolean {
  const found = satisfy(formula, ground)
  return found !== undefined && found.yes === undefined
}
