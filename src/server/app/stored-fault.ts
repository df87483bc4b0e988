import type { Library } from '#definition/library.ts'
import { inWords } from '../languages/reader.ts'

const PLACE = /\{\{?\s*(\w+)\s*\}?\}/g

/** The values a stored sentence was filled with, where it is this one. */
const valuesIn = (says: string, stored: string): ReadonlyMap<string, string> | undefined => {
  const names = [...says.matchAll(PLACE)].map(([, name]) => name!)
  const fixed = says.split(PLACE).filter((_, at) => at % 2 === 0)
  const found = new RegExp(
    `^${fixed.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('([^]*?)')}$`,
  ).exec(stored)
  return found ? new Map(names.map((name, at) => [name, found[at + 1]!])) : undefined
}

/** A refusal that was stored in English, as the present reader reads it; what is the sentence of no fault stays as it is. */
export const faultInWords = (library: Library, stored: string, id?: string): string => {
  const { faults: translated, permissions } = inWords(library)
  if (translated === library.faults) return stored
  const permission = Object.values(library.permissions).find(({ refusal }) => refusal === stored)
  if (permission) return permissions[permission.id]?.refusal ?? stored
  const faults = Object.entries(library.faults).filter(([name]) => id === undefined || name === id)
  for (const [name, { says }] of faults) {
    const values = valuesIn(says, stored)
    if (values)
      return (translated[name]?.says ?? says).replace(
        PLACE,
        (whole, place: string) => values.get(place) ?? whole,
      )
  }
  return stored
}
