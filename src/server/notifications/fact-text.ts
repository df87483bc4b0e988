import type { Library } from '#definition/library.ts'
import { formatDateTime } from '#values/date.ts'
import { objectOf } from '#values/object.ts'
import { changeInWords } from '../languages/change-in-words.ts'
import { repairsInWords } from '../languages/repairs-in-words.ts'
import { whyInWords } from '../languages/why-in-words.ts'

type Facts = Readonly<Record<string, unknown>>

/**
 * Formats the facts of an event for the reader: texts and numbers unchanged, `{ time }` in UTC, `says` as the
 * change to `control` (TRU-419), causes by their listed sentence (TRU-556), repairs after their questions'
 * names. Anything else is empty.
 */
export const factText =
  (library: Library, facts: Facts) =>
  (path: string): string => {
    const value = facts[path]
    const { control } = facts
    if (path === 'says' && typeof value === 'string' && typeof control === 'string')
      return changeInWords(library, { control, says: value }).says
    if (path === 'why' && typeof value === 'string') return whyInWords(library, value)
    if (path === 'reason' && typeof value === 'string') return repairsInWords(library, value)
    const { time } = objectOf(value)
    if (typeof time === 'string') return formatDateTime(time, 'UTC')
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
