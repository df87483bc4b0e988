import { checkValue } from '../field/narrowed-options.ts'
import { isAnswers } from '../field/part-answers.ts'
import type { FieldFacts } from '../field/types.ts'
import type { LinkedField } from '../flow/linking/linked-flow.ts'
import { factsAround, partsRun } from '../flow/state/parts-run.ts'
import { PARTS } from '../flow/linking/inner-fields.ts'
import { errorOf } from '../flow/evaluation/cell-evaluation.ts'
import type { Cell } from '../flow/state/run.ts'
import { listOf } from '#values/object.ts'

interface SentProblem {
  readonly path: string
  readonly type: string
  readonly message: string
}

/** Returns the errors of the fields inside a sent group or list, each with its path. */
export function sentProblems(field: LinkedField, raw: unknown, facts: FieldFacts): readonly SentProblem[] {
  const { definition, kind, parts } = field
  if (!parts) return []
  const value = kind.received?.(raw)
  const whole = (kind.problems?.(value, facts) ?? []).flatMap(({ path, message }) =>
    path === '' ? [{ path, type: definition.type, message }] : [],
  )
  if (definition.type !== 'list') return [...whole, ...problemsIn(field, raw, { value, at: value }, facts)]
  const [items, read] = [listOf(raw), listOf(value)]
  const only = definition.each?.id
  const inside = items.flatMap((item, place) => {
    const own = only === undefined ? item : { [only]: item }
    const at = only === undefined ? read[place] : { [only]: read[place] }
    return problemsIn(field, own, { value, at }, facts).map((problem) => {
      const inner = only === undefined ? problem.path : problem.path.slice(only.length + 1)
      return { ...problem, path: [place, inner].filter((step) => step !== '').join('/') }
    })
  })
  return [...whole, ...inside]
}

/** Checks one set of answers: `at` has the values read from it, `value` the answer of the whole field. */
function problemsIn(
  { parts }: LinkedField,
  raw: unknown,
  { value, at }: { readonly value: unknown; readonly at: unknown },
  facts: FieldFacts,
): readonly SentProblem[] {
  if (!parts) return []
  const run = partsRun(parts, isAnswers(at) ? at : {}, factsAround(parts, value, facts))
  return run.shown.get(PARTS)!.cells.flatMap((cell) => {
    if (!cell.relevant) return []
    return problemsOfCell(cell, isAnswers(raw) && Object.hasOwn(raw, cell.id) ? raw[cell.id] : undefined)
  })
}

function problemsOfCell(cell: Cell, raw: unknown): readonly SentProblem[] {
  const { id, linked, value, facts } = cell
  const inside = raw === undefined ? [] : sentProblems(linked, raw, facts)
  if (inside.length > 0)
    return inside.map(({ path, ...rest }) => ({ ...rest, path: path === '' ? id : `${id}/${path}` }))
  // Options from loaded records cannot be checked here.
  if (linked.options?.from === 'fact') return []
  const message = errorOf(cell) ?? checkAsSent(linked, raw, value, facts)
  return message === undefined ? [] : [{ path: id, type: linked.definition.type, message }]
}

/** Checks a sent value strictly: a field cleans typed text, but a call must send it clean. */
export function checkAsSent(
  { kind }: LinkedField,
  raw: unknown,
  value: unknown,
  facts: FieldFacts,
): string | undefined {
  const isTidied = typeof raw === 'string' && typeof value === 'string' && raw.trim() !== value
  return isTidied ? checkValue(kind, raw, facts) : undefined
}
