import type { Effect, FieldError, FlowStore } from '#engine/flow/types.ts'
import type { Refusal } from '../../call/refusal.ts'

/**
 * Tells whether a refusal is the given fault of the definitions; a fault without a text of its own matches
 * any conflict.
 */
export function isRefusedFor({ flow }: FlowStore, fault: string, refusal: Refusal): boolean {
  const { status = 409, code } = flow.library.faults?.[fault] ?? {}
  return refusal.status === status && (code === undefined || code === refusal.code)
}

/** Returns the fact to compare if a call was refused because another person changed it. */
export function conflictOf(
  store: FlowStore,
  effect: Extract<Effect, { kind: 'call' }>,
  refusal: Refusal,
): string | undefined {
  const { submit } = store.flow.definition
  const { conflict } = (effect.then === 'submit' ? submit : store.step(effect.step).definition.next) ?? {}
  return conflict && isRefusedFor(store, conflict.fault, refusal) ? conflict.with : undefined
}

export function isSections(store: FlowStore): boolean {
  return store.flow.definition.layout === 'sections'
}

/** Returns all errors, shown or not. */
export function allErrors(store: FlowStore): readonly FieldError[] {
  return store.steps().flatMap(({ id }) => store.errors(id))
}
