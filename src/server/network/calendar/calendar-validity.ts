import { isZone } from '#values/zoned-time.ts'
import { findingAt, type CorridorNode, type NetworkFinding } from '../corridor-nodes.ts'
import { calendarOf, type BankCalendar } from './arrival.ts'
import { listOf, textOf } from '#values/object.ts'

/** What no schema says of calendars: zones that there are, and one calendar for each place. */
export const unsoundCalendars = (file: unknown): NetworkFinding[] => {
  const { calendars } = Object(file) as CorridorNode
  const all = listOf(calendars).map((one) => Object(one) as CorridorNode)
  const places = all.map(({ currency, country }) => [currency, country].map(textOf).join(' ').trim())
  return all.flatMap(({ zone }, at) => {
    const before = places.indexOf(places[at] ?? '')
    return [
      ...(typeof zone !== 'string' || isZone(zone)
        ? []
        : [
            findingAt(
              `/calendars/${at}/zone`,
              `There is no time zone '${zone}'. Write its name of the IANA list, such as Europe/London.`,
            ),
          ]),
      ...(before === at
        ? []
        : [
            findingAt(
              `/calendars/${at}`,
              `This is a calendar of ${places[at]}, as /calendars/${before} is. Keep one of them.`,
            ),
          ]),
    ]
  })
}

/** A rail that arrives by banking days has a calendar that says them. */
export const railsWithoutCalendar = (corridor: CorridorNode, file: unknown): NetworkFinding[] => {
  const { calendars } = Object(file) as CorridorNode
  const all = listOf(calendars).map((one) => Object(one) as BankCalendar)
  const place = { country: textOf(corridor.country), currency: textOf(corridor.currency) }
  if (file === undefined || calendarOf(all, place)) return []
  return listOf(corridor.rails).flatMap((rail, at) =>
    (Object(rail) as CorridorNode).bankingDays === undefined
      ? []
      : [
          findingAt(
            `/rails/${at}/bankingDays`,
            `No calendar of network/calendar.json says on which days banks move ${place.currency}: the day of arrival would never be told. Add one there, or take this out.`,
          ),
        ],
  )
}
