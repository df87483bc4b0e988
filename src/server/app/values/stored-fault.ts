import type { Library } from '#definition/library.ts'
import { inWords } from '../../languages/reader.ts'
import { refill } from '../../languages/stored-sentence.ts'

/**
 * Returns a refusal stored in English in the reader's language; a text that matches no fault is unchanged.
 */
export const faultInWords = (library: Library, stored: string, id?: string): string => {
  const { faults: translated, permissions } = inWords(library)
  if (translated === library.faults) return stored
  const permission = Object.values(library.permissions).find(({ refusal }) => refusal === stored)
  if (permission) return permissions[permission.id]?.refusal ?? stored
  const faults = Object.entries(library.faults).filter(([name]) => id === undefined || name === id)
  for (const [name, { says }] of faults) {
    const filled = refill(says, translated[name]?.says ?? says, stored)
    if (filled !== undefined) return filled
  }
  return stored
}
