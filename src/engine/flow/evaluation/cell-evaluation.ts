import type { Check } from '#definition/generated/flow.ts'
import { readPath } from '../../rule/path.ts'
import { answerProblem, isAnswerRequired } from './answer-problem.ts'
import { rootsOf } from '../linking/linking.ts'
import { printTemplate } from '../texts/printed-value.ts'
import { readFact, watch } from '../state/read-fact.ts'
import type { Cell, Run } from '../state/run.ts'
import type { FieldState } from '../types.ts'

/** Computes the visible state of a field after everything it reads. Returns whether anything changed. */
export function evaluateState(run: Run, cell: Cell): boolean {
  const { linked, relevant, value } = cell
  const isRequired = requirednessOf(run, cell)
  cell.problem = relevant ? problemOf(cell, isRequired) : undefined
  cell.checkProblem = relevant ? checkProblemOf(run, cell, isRequired) : undefined
  const locked = linked.derived !== undefined || linked.lockWhen?.evaluate(run.scope) === 'yes'
  const next: FieldState = {
    id: cell.id,
    definition: linked.definition,
    value,
    relevant,
    required: isRequired,
    locked,
    options: cell.facts.options,
    error: errorShown(run, cell),
    refusedInside: relevant ? cell.refusedInside : undefined,
    warning: relevant ? warningOf(run, cell, isRequired) : undefined,
    message: relevant ? messageOf(run, cell) : undefined,
    lookedUp: relevant && linked.definition.lookup && errorOf(cell) === undefined ? value : undefined,
    touched: cell.touched,
    helpLink: linked.helpLink,
  }
  const keys = Object.keys(next) as (keyof FieldState)[]
  if (keys.every((key) => Object.is(next[key], cell.state[key]))) return false
  cell.state = next
  return true
}

/** Returns the error of a field, visible or not. */
export function errorOf(cell: Cell): string | undefined {
  return cell.refusal ?? cell.problem ?? cell.checkProblem
}

// Errors appear at the right time (law 6): those of the server at once, of an answer after leaving it, of
// checks after Next.
function errorShown(run: Run, cell: Cell): string | undefined {
  const hasTried = run.tried.has(cell.step)
  if (!cell.relevant) return undefined
  return (
    cell.refusal ??
    (hasTried || cell.touched ? cell.problem : undefined) ??
    (hasTried ? cell.checkProblem : undefined)
  )
}

function requirednessOf(run: Run, { linked, facts }: Cell): boolean {
  return isAnswerRequired(linked, facts, (rule) => rule.evaluate(run.scope))
}

function problemOf({ linked, value, facts, taken }: Cell, isRequired: boolean): string | undefined {
  // A record that a call has just made is not in the options yet.
  if (value !== undefined && taken && linked.options) return linked.broken
  return answerProblem(linked, value, facts, isRequired)
}

function checkProblemOf(run: Run, cell: Cell, isRequired: boolean): string | undefined {
  return messageBy(run, cell, isRequired, (check) => !check.warns)
}

/**
 * Returns a message that does not block: a repair, a doubt of the kind, or the first check that only warns.
 */
function warningOf(run: Run, cell: Cell, isRequired: boolean): string | undefined {
  const { linked, value, facts } = cell
  const doubt = value === undefined ? undefined : linked.kind.warn?.(value, facts)
  return repairOf(run, cell) ?? doubt ?? messageBy(run, cell, isRequired, (check) => check.warns === true)
}

/** Returns the correction that a reviewer asked for at this field; it stays while the person corrects it. */
function repairOf(run: Run, cell: Cell): string | undefined {
  const { repairs } = run.flow.definition
  if (repairs === undefined) return undefined
  watch(run, cell, repairs)
  const listed = readFact(run, repairs)
  const own: unknown = Array.isArray(listed)
    ? listed.find((one) => readPath(one, ['field']) === cell.id)
    : undefined
  const says = readPath(own, ['says'])
  return typeof says === 'string' ? says : undefined
}

/** Returns the first note of the field that applies. */
function messageOf(run: Run, cell: Cell): string | undefined {
  const fitting = cell.linked.tells?.find(({ rule }) => {
    for (const root of rootsOf(rule.reads)) watch(run, cell, root)
    return rule.evaluate(run.scope) === 'yes'
  })
  return fitting && printTemplate(run, fitting.says, (path) => watch(run, cell, path))
}

function messageBy(
  run: Run,
  cell: Cell,
  isRequired: boolean,
  counts: (check: Check) => boolean,
): string | undefined {
  const failed = checksOf(run, cell)
    .filter(counts)
    .find((check) => !holds(run, cell, check, isRequired))
  return failed && printTemplate(run, failed.message, (path) => watch(run, cell, path))
}

/**
 * Tells whether a check passes. Only true does (law 1), but an absent optional answer passes too; an
 * unreadable answer elsewhere reports itself and blocks the step.
 */
function holds(run: Run, cell: Cell, { must }: Check, isRequired: boolean): boolean {
  const rule = run.flow.rules.get(must)!
  for (const root of rootsOf(rule.reads)) watch(run, cell, root)
  const verdict = rule.evaluate(run.scope)
  if (
    verdict === 'unknown' &&
    rootsOf(rule.reads).some((root) => root !== cell.id && isUnreadable(run, root))
  )
    return true
  if (verdict !== 'unknown' || isRequired || cell.value !== undefined) return verdict === 'yes'
  return rootsOf(rule.reads).includes(cell.id)
}

function isUnreadable(run: Run, field: string): boolean {
  const cell = run.cells.get(field)
  return cell?.relevant === true && cell.value !== undefined && problemOf(cell, false) !== undefined
}

function checksOf(run: Run, cell: Cell): readonly Check[] {
  return run.flow.steps.get(cell.linked.step)?.checks?.filter((check) => check.at === cell.id) ?? []
}
