import { english, currentLanguage } from './language.ts'
import { foldText } from './search.ts'

/** With hyphens a day is written whole, as it is sent (IDN-048). */
const YEAR_FIRST = /^(\d{4})([/. ])(\d{1,2})\2(\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(?:de )?(\p{L}{3,})\.?,?[\s-]+(?:de )?(\d{4})$/iu
const MONTH_FIRST = /^(\p{L}{3,})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})$/iu

/** The number of a month by its name or the first letters of it, in the reader's language or in English. */
function monthOf(name: string): number | undefined {
  const typed = foldText(name)
  if (typed === '') return undefined
  for (const tag of [currentLanguage().tag, english.tag]) {
    const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
    const names = Array.from({ length: 12 }, (_, month) => foldText(format.format(Date.UTC(2000, month, 1))))
    const found = names.flatMap((one, month) => (one.startsWith(typed) ? [month + 1] : []))
    if (found.length === 1) return found[0]
  }
  return undefined
}

/**
 * Converts a day that can mean only one to YYYY-MM-DD, as the portal itself shows days: `Apr 3, 2026`, `2026/4/3`.
 * Undefined for any other text; 3.4.2026 is a day in April or in March.
 */
export function unambiguousDay(text: string): string | undefined {
  const typed = text.trim().replace(/\s+/g, ' ')
  const [, firstYear, , firstMonth, firstDay] = YEAR_FIRST.exec(typed) ?? []
  const [, day, name, year] = DAY_FIRST.exec(typed) ?? []
  const [, otherName, otherDay, otherYear] = MONTH_FIRST.exec(typed) ?? []
  const month = firstMonth ?? monthOf(name ?? otherName ?? '')
  const parts = [firstYear ?? year ?? otherYear, month, firstDay ?? day ?? otherDay]
  if (parts.includes(undefined)) return undefined
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
