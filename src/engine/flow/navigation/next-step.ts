import { buildBody } from '../../call/body.ts'
import { nested } from '../../call/nested-body.ts'
import { sentences } from '../../sentences.ts'
import { callEffect } from '../submission/call-effect.ts'
import { endingNow } from '../submission/ending.ts'
import type { PartProblem } from '../../field/types.ts'
import { errorOf } from '../evaluation/cell-evaluation.ts'
import { isPermitted } from './permitted-actions.ts'
import { noticeOf } from '../texts/notice.ts'
import { readSent } from '../state/read-fact.ts'
import type { Cell, Run } from '../state/run.ts'
import { moveTo, settle } from '../state/run-update.ts'
import type { Advance, Effect, FieldError } from '../types.ts'

/**
 * Handles Next: returns errors, blocking sentences, a call to make first, or the next step. Never throws (law
 * 8).
 */
export function advanceFrom(run: Run): Advance {
  run.wish = undefined
  const { step } = run.place
  const shown = run.shown.get(step)!
  const refusal = refuseStep(run, step)
  if (refusal) return refusal
  const { next } = shown.definition
  if (!next) return proceed(run, [])
  if (!isPermitted(run, next.permission))
    return { ok: false, errors: [], blocked: [sentences.notPermitted()] }
  if (next.call && !run.done.has(shown.base)) {
    const body = nested(buildBody(next.body ?? {}, (path) => readSent(run, path)))
    return {
      ok: true,
      place: run.place,
      effects: [callEffect(next.call, body, 'take', step)],
    }
  }
  return proceed(run, next.call ? [] : afterEffects(run, step))
}

/** Returns the effects of a completed step: a toast, and facts to reload. */
export function afterEffects(run: Run, step: string): readonly Effect[] {
  const { toast, refreshes } = run.shown.get(step)!.definition.next ?? {}
  return [
    ...(toast === undefined ? [] : [{ kind: 'toast', ...noticeOf(run, toast) } as const]),
    ...(refreshes ? [{ kind: 'refresh', facts: refreshes } as const] : []),
  ]
}

/** The errors of a step, shown from now on. */
export function refuseStep(run: Run, step: string): Advance | undefined {
  run.tried.add(step)
  settle(run, { cells: run.shown.get(step)!.cells })
  const errors = errorsIn(run, step)
  if (errors.length > 0) return { ok: false, errors }
  const { blocked } = run.states.get(step)!
  return blocked.length > 0 ? { ok: false, errors: [], blocked } : undefined
}

/** Everything that is wrong in a step's fields, shown or not. */
export function errorsIn(run: Run, step: string): readonly FieldError[] {
  return run.shown.get(step)!.cells.flatMap((cell) => {
    const message = cell.relevant ? errorOf(cell) : undefined
    if (message === undefined) return []
    const inside = insideOf(cell)
    if (inside.length > 0)
      return inside.map(({ path, ...problem }) => ({
        field: path === '' ? cell.id : `${cell.id}/${path}`,
        step,
        ...problem,
      }))
    return [{ field: cell.id, step, label: cell.linked.definition.label, message }]
  })
}

/**
 * Returns the errors inside a composite answer, each with its path; none if the whole answer has another
 * error first.
 */
function insideOf(cell: Cell): readonly PartProblem[] {
  const { linked, value, facts, refusal, refusedInside } = cell
  if (refusal !== undefined) return refusedInside ?? []
  if (cell.problem === undefined) return []
  return linked.kind.problems?.(value, facts) ?? []
}

/**
 * Goes on to the next step: back to the origin of a change or detour, unless a step between them needs a new
 * answer.
 */
export function proceed(run: Run, effects: readonly Effect[]): Advance {
  const { step, returnTo } = run.place
  const opener = returnTo.at(-1)
  const at = run.path.findIndex((state) => state.id === step)
  if (opener === undefined && at === run.path.length - 1) return submit(run, effects)
  if (opener === undefined) {
    moveTo(run, { step: run.path[at + 1]!.id, returnTo: [] })
    return { ok: true, place: run.place, effects }
  }
  const end = run.path.findIndex((state) => state.id === opener)
  const requested = run.path.slice(0, Math.max(0, end)).find((state) => !state.complete && state.id !== step)
  const next = requested
    ? { step: requested.id, returnTo }
    : { step: opener, returnTo: returnTo.slice(0, -1) }
  moveTo(run, next)
  const field = requested && errorsIn(run, requested.id)[0]?.field
  return {
    ok: true,
    place: run.place,
    effects: field === undefined ? effects : [...effects, { kind: 'focus', field }],
  }
}

function submit(run: Run, effects: readonly Effect[]): Advance {
  const refusals = run.path.flatMap(({ id, complete }) => (complete ? [] : (refuseStep(run, id) ?? [])))
  const errors = refusals.flatMap((refusal) => (refusal.ok ? [] : refusal.errors))
  if (errors.length > 0) return { ok: false, errors }
  const blocked = refusals.flatMap((refusal) => (refusal.ok ? [] : (refusal.blocked ?? [])))
  if (blocked.length > 0) return { ok: false, errors: [], blocked: [...new Set(blocked)] }
  const unfinished = run.path.find((state) => !state.complete)
  if (unfinished)
    return { ok: false, errors: [], blocked: [sentences.finishFirst(unfinished.definition.title)] }
  const { call, body } = endingNow(run)
  return {
    ok: true,
    place: run.place,
    effects: [...effects, callEffect(call, body, 'submit', run.place.step)],
  }
}
