import type { FieldFacts, PartProblem } from '../../field/types.ts'
import { errorsIn } from '../navigation/next-step.ts'
import { createRun } from './create-run.ts'
import { isSame } from '#values/equality.ts'
import { PARTS } from '../linking/inner-fields.ts'
import type { FieldParts } from '../linking/linked-flow.ts'
import type { Cell, Run } from './run.ts'
import type { Answers } from '../types.ts'

interface Evaluated {
  readonly facts: Answers
  readonly run: Run
}

const evaluated = new WeakMap<FieldParts, WeakMap<Answers, Evaluated>>()

/**
 * Returns the run of a group or list item. It is the same run while its answers and outer facts are the same.
 */
export function partsRun(parts: FieldParts, answers: Answers, around: Answers): Run {
  const runs = evaluated.get(parts) ?? new WeakMap<Answers, Evaluated>()
  evaluated.set(parts, runs)
  const before = runs.get(answers)
  if (before && isSame(before.facts, around)) return before.run
  const { id, version } = parts.flow.definition
  const draft = { flow: id, version, answers, place: { step: PARTS, returnTo: [] }, intent: id }
  const run = createRun(parts.flow, { facts: around, intent: id, draft })
  runs.set(answers, { facts: around, run })
  return run
}

/** Returns the outer facts that inner fields read; their own field is `value`. */
export function factsAround({ reads }: FieldParts, value: unknown, { field, read }: FieldFacts): Answers {
  const found = reads.map((name) => [name, name === field.id ? value : read(name)] as const)
  return Object.fromEntries(found.filter(([, fact]) => fact !== undefined))
}

/** The relevant cells of a run of parts that have an answer. */
export function answeredCells(run: Run): readonly Cell[] {
  return run.shown.get(PARTS)!.cells.filter((cell) => cell.relevant && cell.value !== undefined)
}

/** Returns the errors of a run of parts, each with its path. */
export function partProblems(run: Run): readonly PartProblem[] {
  return errorsIn(run, PARTS).map(({ field, label, message }) => ({ path: field, label, message }))
}
