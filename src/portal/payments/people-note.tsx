import { formatDateTime } from '#values/date.ts'
import { useZone } from '../zone.ts'
import type { TrailEvent } from './trail.ts'

/** Who did what and when, as the trail tells it. */
export function PeopleNote({ trail }: { readonly trail: readonly TrailEvent[] }) {
  const zone = useZone()
  const done = trail.filter(({ by }) => by !== undefined)
  if (done.length === 0) return null
  return (
    <dl>
      {done.map(({ event, at, by }) => (
        <div key={`${event} ${at}`}>
          <dt>{event.charAt(0).toUpperCase() + event.slice(1)}</dt>
          <dd>
            {by?.name}
            <br />
            <time dateTime={at}>{formatDateTime(at, zone)}</time>
          </dd>
        </div>
      ))}
    </dl>
  )
}
