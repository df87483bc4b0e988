import { useMemo } from 'react'
import type { Details } from '#definition/generated/details.ts'
import { useFact } from '#runtime/details/use-record.ts'
import type { Answer } from '#definition/wire.ts'
import { sayPayments } from '#values/generated/say-payments.ts'
import { listOf, objectOf } from '#values/object.ts'

/** An event of the payment's audit trail. */
export type TrailEvent = Readonly<Answer<'audit.payment'>['events'][number]>

/** Translates the name of an event; one without a translation is shown as it is. */
export const sayEvent = (event: string): string =>
  sayPayments('event', {
    event: event.replaceAll(' ', '_'),
    name: event.charAt(0).toUpperCase() + event.slice(1),
  })

const isEvent = (value: unknown): value is TrailEvent => {
  const { event, at, detail } = objectOf(value)
  return typeof event === 'string' && typeof at === 'string' && typeof detail === 'object'
}

/** Returns the past events of a payment, oldest first, from the same request as the trail's tab. */
export function useTrail(definition: Details, params: unknown): readonly TrailEvent[] {
  const { data } = useFact(definition.timeline?.trail, params, definition.everySeconds)
  return useMemo(() => listOf(objectOf(data)['events']).filter(isEvent), [data])
}
