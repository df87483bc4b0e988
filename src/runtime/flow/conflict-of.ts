import type { Effect, FieldError, FlowStore } from '#engine/flow/types.ts'
import type { Refusal } from '../call/refusal.ts'

/** The fact to compare with when a refusal of a call says that somebody else has changed it meanwhile. */
export function conflictOf(
  store: FlowStore,
  effect: Extract<Effect, { kind: 'call' }>,
  refusal: Refusal,
): string | undefined {
  const { submit } = store.flow.definition
  const { conflict } = (effect.then === 'submit' ? submit : store.step(effect.step).definition.next) ?? {}
  const fault = conflict && store.flow.library.faults?.[conflict.fault]
  if (!conflict || refusal.status !== (fault?.status ?? 409)) return undefined
  return fault?.code === undefined || fault.code === refusal.code ? conflict.with : undefined
}

export function isSections(store: FlowStore): boolean {
  return store.flow.definition.layout === 'sections'
}

/** What is wrong anywhere, shown or not. */
export function allErrors(store: FlowStore): readonly FieldError[] {
  return store.steps().flatMap(({ id }) => store.errors(id))
}
