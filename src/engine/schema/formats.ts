import { isRealDate } from '#values/date.ts'

const instant = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|([+-])(\d{2}):?(\d{2}))$/i

/** Parts of an address by RFC 3986; a percent sign always precedes two hexadecimal digits. */
const letter = "(?:[a-z0-9._~!$&'()*+,;=-]|%[0-9a-f]{2})"
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const literal = `(?:[0-9a-f:]+(?::${octet}(?:\\.${octet}){3})?|v[0-9a-f]+\\.(?:${letter}|:)+)`
const host = `(?:\\[${literal}\\]|${letter}*)`
const authority = `(?:(?:${letter}|:)*@)?${host}(?::\\d*)?`
const path = `(?:${letter}|[:@/])*`
const address = new RegExp(
  `^[a-z][a-z0-9+.-]*:(?://${authority}(?:/${path})?|(?!//)${path})(?:\\?(?:${letter}|[:@/?])*)?(?:#(?:${letter}|[:@/?])*)?$`,
  'i',
)

/** RFC 3339, a leap second included: it is the last second of a day in UTC. */
function isInstant(text: string): boolean {
  const [, day = '', ...rest] = instant.exec(text) ?? []
  const [hour, minute, second] = rest.slice(0, 3).map(Number) as [number, number, number]
  const [hours, minutes] = rest.slice(4).map((part) => Number(part ?? 0)) as [number, number]
  if (!isRealDate(day) || hour > 23 || minute > 59 || hours > 23 || minutes > 59) return false
  const offset = (hours * 60 + minutes) * (rest[3] === '-' ? -1 : 1)
  const ofDay = (hour * 60 + minute - offset + 2880) % 1440
  return second < 60 || (second === 60 && ofDay === 1439)
}

/** Test of each text format, by its name in a schema. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) => text.length === 10 && isRealDate(text),
  'date-time': isInstant,
  uri: (text) => address.test(text),
}
