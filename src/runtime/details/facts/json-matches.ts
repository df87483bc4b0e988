/** Maximum number of matches to step through. */
export const mostMatches = 1_000

export interface JsonMatches {
  /** The text cut so that every odd piece is a match. */
  readonly pieces: readonly string[]
  readonly count: number
  readonly isMore: boolean
}

/** Finds the matches of a search in a text, ignoring case; a blank search has none. */
export function findMatches(text: string, sought: string): JsonMatches {
  const requested = sought.trim().toLowerCase()
  if (requested === '') return { pieces: [text], count: 0, isMore: false }
  const lower = text.toLowerCase()
  // A letter that grows in lower case would shift every place after it.
  const searched = lower.length === text.length ? lower : text
  const pieces: string[] = []
  let from = 0
  let at = searched.indexOf(requested)
  while (at >= 0 && pieces.length < 2 * mostMatches) {
    pieces.push(text.slice(from, at), text.slice(at, at + requested.length))
    from = at + requested.length
    at = searched.indexOf(requested, from)
  }
  return { pieces: [...pieces, text.slice(from)], count: pieces.length / 2, isMore: at >= 0 }
}
