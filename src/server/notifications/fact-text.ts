import type { Library } from '#definition/library.ts'
import { formatDateTime } from '#values/date.ts'
import { objectOf } from '#values/object.ts'
import { sayRights } from '#values/generated/say-rights.ts'
import { actorOf } from '../app/origin.ts'
import { listOf } from '../languages/lists.ts'
import { changeInWords } from '../languages/change-in-words.ts'
import { repairsInWords } from '../languages/repairs-in-words.ts'
import { whyInWords } from '../languages/why-in-words.ts'

type Facts = Readonly<Record<string, unknown>>

/**
 * Formats the facts of an event for the reader. Texts and numbers are unchanged, `{ time }` is in UTC. `says` is the
 * change to `control` (TRU-419), a cause is its listed sentence (TRU-556), a repair has the name of its question, a
 * right is its sentence. `program` is a sentence about the API credential, and is added to `who` (TRU-671). Any other
 * fact is empty.
 */
export const factText =
  (library: Library, facts: Facts) =>
  (path: string): string => {
    const value = facts[path]
    const { control } = facts
    if (path === 'says' && typeof value === 'string' && typeof control === 'string')
      return changeInWords(library, { control, says: value }).says
    if (path === 'why' && typeof value === 'string') return whyInWords(library, value)
    if (path === 'decides' && typeof value === 'string') return library.permissions[value]?.says ?? value
    if (path === 'environment')
      return listOf({ library }, 'environments').find((one) => one.value === value)?.label ?? String(value)
    if (path === 'reason' && typeof value === 'string') return repairsInWords(library, value)
    if (typeof facts.program === 'string') {
      if (path === 'program') return sayRights('startedByProgram', { credential: facts.program })
      if (path === 'who' && typeof value === 'string') return actorOf(value, facts.program)
    }
    const { time } = objectOf(value)
    if (typeof time === 'string') return formatDateTime(time, 'UTC')
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
