const PLACE = /\{\{?\s*([\w./-]+)\s*\}?\}/g
const typed = (text: string): string => text.replaceAll(/[‘’]/g, "'").replaceAll(/[\u201c\u201d]/g, '"')

/** What was stored before our words had printed quotation marks has typed ones. */
const patternOf = (part: string): string =>
  typed(part)
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll("'", "['‘’]")
    .replaceAll('"', '["\u201c\u201d]')

/** The values a stored sentence was filled with, where it is this one. */
const valuesIn = (says: string, stored: string): ReadonlyMap<string, string> | undefined => {
  const names = [...says.matchAll(PLACE)].map(([, name]) => name!)
  const fixed = says.split(PLACE).filter((_, at) => at % 2 === 0)
  const found = new RegExp(`^${fixed.map(patternOf).join('([^]*?)')}$`).exec(stored)
  if (!found) return undefined
  const values = found.slice(1)
  // Who names something like a piece of the sentence would decide which value is read where.
  const isClear = fixed.every(
    (part) => part.trim().length < 2 || !values.some((value) => typed(value).includes(typed(part))),
  )
  return isClear ? new Map(names.map((name, at) => [name, values[at]!])) : undefined
}

/** What was stored as filled from one template, filled anew from another one; nothing where it is not from that template, or not clearly. */
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
