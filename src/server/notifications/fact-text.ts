import type { Library } from '#definition/library.ts'
import { formatDateTime } from '#values/date.ts'
import { objectOf } from '#values/object.ts'
import { changeInWords } from '../languages/change-in-words.ts'
import { repairsInWords } from '../languages/repairs-in-words.ts'
import { whyInWords } from '../languages/why-in-words.ts'

type Facts = Readonly<Record<string, unknown>>

/**
 * Prints the facts of an event into a text for the present reader: texts and numbers as they are, `{ time }` in UTC, and under
 * `says` what a change of the control under `control` does (TRU-419). Why something stands still
 * is said by its sentence in the list (TRU-556), and repairs stand after the names of their questions. Anything else is empty.
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
