/** Words without meaning for a comparison. */
const PLAIN = new Set(
  'the and for are was were has have had not that this with from your you its any each may can will which what who'.split(
    ' ',
  ),
)

/** Beginnings of the words of a name or text, so that ‘declined’ and ‘decline’ are one. */
export const stemsOf = (text: string, plain: ReadonlySet<string> = PLAIN, length = 5): ReadonlySet<string> =>
  new Set(
    text
      .replaceAll(/\{[^{}]*\}/g, ' ')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2 && !PLAIN.has(word) && !plain.has(word))
      .map((word) => word.slice(0, length)),
  )
