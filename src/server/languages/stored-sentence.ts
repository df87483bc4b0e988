const PLACE = /\{\{?\s*([\w./-]+)\s*\}?\}/g
const typed = (text: string): string => text.replaceAll(/[‘’]/g, "'").replaceAll(/[\u201c\u201d]/g, '"')

/** Builds a pattern for a sentence; older ones were stored with typed quotation marks. */
const patternOf = (part: string): string =>
  typed(part)
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll("'", "['‘’]")
    .replaceAll('"', '["\u201c\u201d]')

/** Returns the values in a stored sentence; undefined if it is from another template. */
const valuesIn = (says: string, stored: string): ReadonlyMap<string, string> | undefined => {
  const names = [...says.matchAll(PLACE)].map(([, name]) => name!)
  const fixed = says.split(PLACE).filter((_, at) => at % 2 === 0)
  const found = new RegExp(`^${fixed.map(patternOf).join('([^]*?)')}$`).exec(stored)
  if (!found) return undefined
  const values = found.slice(1)
  // A value that contains a piece of the sentence makes it ambiguous.
  const isClear = fixed.every(
    (part) => part.trim().length < 2 || !values.some((value) => typed(value).includes(typed(part))),
  )
  return isClear ? new Map(names.map((name, at) => [name, values[at]!])) : undefined
}

/** Translates a stored sentence by its template; undefined if the template does not match clearly. */
export const refill = (
  says: string,
  translated: string,
  stored: string,
  valueInWords: (value: string) => string = (value) => value,
): string | undefined => {
  const values = valuesIn(says, stored)
  return (
    values &&
    translated.replace(PLACE, (whole, place: string) => {
      const value = values.get(place)
      return value === undefined ? whole : valueInWords(value)
    })
  )
}
