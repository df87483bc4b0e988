import { findingAt, listOf, textOf, type CorridorNode, type NetworkFinding } from '../corridor-nodes.ts'
import { calendarOf, type BankCalendar } from './arrival.ts'
import { readCalendars } from './contract.ts'

/** What no schema says of calendars: zones and days that there are, and one for each place. */
export const unsoundCalendars = (file: unknown): NetworkFinding[] => {
  if (file === undefined) return []
  const read = readCalendars(file)
  return 'why' in read ? [findingAt('/calendars', `${read.why} Nothing would be told of arrival.`)] : []
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
