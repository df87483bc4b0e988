import { useEffect } from 'react'
import type { Difference, FieldError } from '#engine/flow/types.ts'
import type { Refusal } from '../../call/refusal.ts'
import type { Overrule } from './overrule.ts'

/** State of the run after the last press of its primary button. */
export type RunState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'errors'; readonly step: string; readonly errors: readonly FieldError[] }
  | { readonly kind: 'blocked'; readonly step: string; readonly sentences: readonly string[] }
  /** Nothing was sent, since nothing changed. */
  | { readonly kind: 'unchanged'; readonly step: string; readonly says: string }
  | { readonly kind: 'working'; readonly isSubmit: boolean }
  /** There was no answer; the call is repeated with the same key. */
  | { readonly kind: 'checking'; readonly isSubmit: boolean }
  | { readonly kind: 'lost'; readonly step: string; readonly isSubmit: boolean }
  /** Another person saved a different version; the person chooses for each answer. */
  | {
      readonly kind: 'conflict'
      readonly step: string
      readonly refusal: Refusal
      readonly differences: readonly Difference[]
    }
  | {
      readonly kind: 'refused'
      readonly step: string
      readonly refusal: Refusal
      readonly isSubmit: boolean
      readonly overrule?: Overrule | undefined
    }

export function isBusy(state: RunState): boolean {
  return state.kind === 'working' || state.kind === 'checking'
}

/** Tells whether a call is or may be running, so the answers must not change. */
export function isFrozen(state: RunState): boolean {
  return isBusy(state) || (state.kind === 'lost' && state.isSubmit)
}

/** Notifies the owner of the run while its answers must not change. */
export function useFrozenNotice(
  state: RunState,
  onFrozen: ((isRunFrozen: boolean) => void) | undefined,
): void {
  // Notifies on every state, since one that ends before it is rendered must not lock the run for good.
  useEffect(() => onFrozen?.(isFrozen(state)), [state, onFrozen])
}
