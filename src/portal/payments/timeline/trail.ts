import { useMemo } from 'react'
import type { Details } from '#definition/generated/details.ts'
import { useFact } from '#runtime/details/use-record.ts'
import type { Answer } from '#definition/wire.ts'
import { sayPayments } from '#values/generated/say-payments.ts'
import { listOf, objectOf } from '#values/object.ts'

/** One event of what happened to a payment. */
export type TrailEvent = Readonly<Answer<'audit.payment'>['events'][number]>

/** What an event is called in the reader's language; one that has no word stands as the trail has it. */
export const sayEvent = (event: string): string =>
  sayPayments('event', {
    event: event.replaceAll(' ', '_'),
    name: event.charAt(0).toUpperCase() + event.slice(1),
  })

const isEvent = (value: unknown): value is TrailEvent => {
  const { event, at, detail } = objectOf(value)
  return typeof event === 'string' && typeof at === 'string' && typeof detail === 'object'
}

/** What happened to the payment so far, oldest first; the same question the trail's own tab asks. */
export function useTrail(definition: Details, params: unknown): readonly TrailEvent[] {
  const { data } = useFact(definition.timeline?.trail, params, definition.everySeconds)
  return useMemo(() => listOf(objectOf(data)['events']).filter(isEvent), [data])
}
