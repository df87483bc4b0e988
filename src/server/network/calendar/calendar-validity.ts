import { isZone } from '#values/zoned-time.ts'
import { findingAt, type CorridorNode, type NetworkFinding, withNearest } from '../validity/corridor-nodes.ts'
import { calendarOf, type BankCalendar } from './arrival.ts'
import { listOf, textOf } from '#values/object.ts'

/** Finds holidays after the last day that the calendar covers. */
function daysAfter(path: string, { holidays, through }: CorridorNode): NetworkFinding[] {
  const late = listOf(holidays).flatMap((day, at) =>
    textOf(through) !== '' && textOf(day) > textOf(through) ? [[day, at] as const] : [],
  )
  // A single late day is probably the mistake; with several, the end of the calendar is.
  return late
    .slice(0, 1)
    .map(([day, at]) =>
      findingAt(
        late.length > 1 ? `${path}/through` : `${path}/holidays/${at}`,
        `The calendar is known through ${textOf(through)}, and ${textOf(day)} comes after it. Write a later day under 'through', or take this one out.`,
      ),
    )
}

/** Finds a year that the calendar covers to its end without a single holiday. */
function yearWithout(path: string, { holidays, through }: CorridorNode): NetworkFinding[] {
  const years = listOf(holidays).map((day) => Number(textOf(day).slice(0, 4)))
  const last = Number(/^(\d{4})-12-31$/.exec(textOf(through))?.[1])
  const year = Math.min(...years) + new Set(years).size
  return years.length === 0 || years.includes(last) || !(year <= last)
    ? []
    : [
        findingAt(
          `${path}/through`,
          `The calendar is known through ${textOf(through)}, and ${year} has no holiday in it. Add those of ${year}, or write an earlier day.`,
        ),
      ]
}

/** Reports days out of order, which have a wrong year or month. */
function daysAstray(path: string, { holidays }: CorridorNode): NetworkFinding[] {
  const days = listOf(holidays).map(textOf)
  const isBetween = (day: string, before = '', after = '9999') => before < day && day < after
  return days.flatMap((day, at) => {
    const [before, after] = [days[at - 1], days[at + 1]]
    if (isBetween(day, before, after) || !/^\d{4}-\d\d-\d\d$/.test(day)) return []
    // Of two days in the wrong order, the one that does not fit between its neighbours is wrong.
    const isAstray = (before ?? '') < (after ?? '9999') && (at > 0 || days.length > 1)
    return isAstray
      ? [
          findingAt(
            `${path}/holidays/${at}`,
            `The days stand in order, and ${day} is not between ${before ?? 'the beginning'} and ${after ?? 'the end'}. Look at its year and month, or move it.`,
          ),
        ]
      : []
  })
}

/** Returns the zones of the country of a currency, which its first two letters name for most. */
const zonesOf = (currency: string): readonly string[] => {
  const locale = new Intl.Locale(`und-${currency.slice(0, 2)}`)
  return (locale as unknown as { getTimeZones?: () => readonly string[] | undefined }).getTimeZones?.() ?? []
}

/** A place whose clock is meant; an offset or an abbreviation follows no summer time, or that of nobody. */
const PLACE = /^[A-Z][A-Za-z_]+\/[A-Z]/

const noPlace = (path: string, { zone }: CorridorNode): NetworkFinding[] =>
  typeof zone !== 'string' || !isZone(zone) || PLACE.test(zone)
    ? []
    : [
        findingAt(
          `${path}/zone`,
          `'${zone}' is no place, so that summer time would be missed. Write the place whose clock the banks follow, such as Europe/London.`,
        ),
      ]

/** Fewest days of a week on which banks move money. */
const FEWEST = 3

const weekOf = (path: string, { weekdays }: CorridorNode): NetworkFinding[] =>
  !Array.isArray(weekdays) || weekdays.length === 0 || weekdays.length >= FEWEST
    ? []
    : [
        findingAt(
          `${path}/weekdays`,
          `Banks move money on more days than ${weekdays.join(' and ')}. Write each day of the week on which they do, with 1 for Monday.`,
        ),
      ]

/** Checks that a calendar has a time zone of the currency's country. */
const zoneElsewhere = (path: string, { currency, country, zone }: CorridorNode): NetworkFinding[] => {
  const code = textOf(currency)
  if (!/^[A-Z]{3}$/.test(code) || country !== undefined || !PLACE.test(textOf(zone))) return []
  if (!isZone(textOf(zone))) return []
  const zones = zonesOf(code)
  return zones.length === 0 || zones.includes(textOf(zone))
    ? []
    : [
        findingAt(
          `${path}/zone`,
          `'${textOf(zone)}' is no zone of the country of ${code}. Write one that is, such as ${zones[0]!}.`,
        ),
      ]
}

/** Banks end their day in the afternoon; an earlier hour is one of twelve, not of twenty-four. */
const EARLIEST = '08:00'

const hourOfNight = (path: string, { cutOff }: CorridorNode): NetworkFinding[] =>
  typeof cutOff !== 'string' || !/^\d\d:\d\d$/.test(cutOff) || cutOff >= EARLIEST
    ? []
    : [
        findingAt(
          `${path}/cutOff`,
          `No bank ends its day at ${cutOff} in the morning. Write the hour of 24, such as ${String(Number(cutOff.slice(0, 2)) + 12)}${cutOff.slice(2)}.`,
        ),
      ]

/** Finds a calendar for a currency without a rate, which nothing would read. */
const currencyOf = (path: string, { currency }: CorridorNode, perDollar: object): NetworkFinding[] =>
  typeof currency !== 'string' || Object.keys(perDollar).length === 0 || Object.hasOwn(perDollar, currency)
    ? []
    : [
        withNearest(
          findingAt(
            `${path}/currency`,
            `'${currency}' is no currency of network/market.json, so nobody reads this calendar. Write its code of three letters.`,
          ),
          currency,
          Object.keys(perDollar),
        ),
      ]

/**
 * Finds errors beyond the schema: unknown currencies and zones, uncovered days, and two calendars for one
 * place.
 */
export const unsoundCalendars = (file: unknown, perDollar: object): NetworkFinding[] => {
  const { calendars } = Object(file) as CorridorNode
  const all = listOf(calendars).map((one) => Object(one) as CorridorNode)
  const places = all.map(({ currency, country }) => [currency, country].map(textOf).join(' ').trim())
  return all.flatMap((calendar, at) => {
    const { zone } = calendar
    const before = places.indexOf(places[at] ?? '')
    return [
      ...currencyOf(`/calendars/${at}`, calendar, perDollar),
      ...daysAfter(`/calendars/${at}`, calendar),
      ...daysAstray(`/calendars/${at}`, calendar),
      ...yearWithout(`/calendars/${at}`, calendar),
      ...zoneElsewhere(`/calendars/${at}`, calendar),
      ...hourOfNight(`/calendars/${at}`, calendar),
      ...noPlace(`/calendars/${at}`, calendar),
      ...weekOf(`/calendars/${at}`, calendar),
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

/** Finds rails that settle by banking days without a calendar. */
export const railsWithoutCalendar = (corridor: CorridorNode, file: unknown): NetworkFinding[] => {
  const { calendars } = Object(file) as CorridorNode
  const all = listOf(calendars).map((one) => Object(one) as BankCalendar)
  const place = { country: textOf(corridor.country), currency: textOf(corridor.currency) }
  if (file === undefined || calendarOf(all, place)) return []
  return listOf(corridor.rails).flatMap((rail, at) =>
    (Object(rail) as CorridorNode).bankingDays === undefined
      ? []
      : [
          {
            path: `/rails/${at}/bankingDays`,
            sentence: `No calendar of network/calendar.json says on which days banks move ${place.currency}: the day of arrival would never be told. Add one there, or take this out.`,
            about: { kind: 'derived', of: 'network/calendar.json' },
          },
        ],
  )
}
