import { errorsIn, refuseStep } from './navigation/next-step.ts'
import { callEffect } from './submission/call-effect.ts'
import { endingNow } from './submission/ending.ts'
import { isChanged } from './starts/changes.ts'
import { isPermitted } from './navigation/permitted-actions.ts'
import { sentences } from '../sentences.ts'
import type { Run } from './state/run.ts'
import type { Advance } from './types.ts'

/** Saves all sections at once: what is wrong in any of them, that nothing was changed, or the call. */
export function saveSections(run: Run): Advance {
  const { unchanged } = run.flow.definition
  if (unchanged !== undefined && !isChanged(run)) return { ok: false, errors: [], blocked: [], unchanged }
  const isAllowed = run.path.every(({ definition }) => isPermitted(run, definition.next?.permission))
  if (!isAllowed) return { ok: false, errors: [], blocked: [sentences.notPermitted()] }
  const refusals = run.path.flatMap(({ id }) => refuseStep(run, id) ?? [])
  const errors = run.path.flatMap(({ id }) => errorsIn(run, id))
  if (errors.length > 0) return { ok: false, errors }
  const blocked = refusals.flatMap((refusal) => (refusal.ok ? [] : (refusal.blocked ?? [])))
  if (blocked.length > 0) return { ok: false, errors: [], blocked: [...new Set(blocked)] }
  const { call, body } = endingNow(run)
  return { ok: true, place: run.place, effects: [callEffect(call, body, 'submit', run.place.step)] }
}
