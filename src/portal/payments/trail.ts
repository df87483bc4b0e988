import type { Details } from '#definition/generated/details.ts'
import { useFact } from '#runtime/details/use-record.ts'

/** One event of what happened to a payment. */
export interface TrailEvent {
  readonly event: string
  readonly at: string
  readonly by?: { readonly name: string; readonly email: string }
  readonly detail: { readonly state?: string }
}

const none: readonly TrailEvent[] = []

/** What happened to the payment so far, oldest first; the same question the trail's own tab asks. */
export function useTrail(definition: Details, params: unknown): readonly TrailEvent[] {
  const { data } = useFact(definition.timeline?.trail, params, definition.everySeconds)
  return (data as { events?: readonly TrailEvent[] } | undefined)?.events ?? none
}
