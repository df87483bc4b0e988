/** Largest number of words in a sentence of a comment or document. */
const MOST_WORDS = 40

/** Parts without sentences: code blocks, headings, notes of a generator, addresses and marks of comments. */
const excluded =
  /^ *```[^]*?^ *```|^#.*$|<!--[^]*?-->|https?:\/\/\S+|\/\*\*?|\*\/|^[ \t]*\*(?=\s)|(?<=^|\s)\/\/+/gm
const boundary = /((?<=[.!?]['’)*_`"\]]*)\s+|\n\s*\n|\n(?=\s*(?:[->]|\d+\.) )|\s*\|\s*)/
const freeClause = /^(?:who|what|whose|where|whichever|whoever|whatever)\b(?![^]*\?)/i
const indirectQuestion = /^(?:how|which|whether|why)\b/i
const description = /(?<="description":\s*")(?:\\.|[^"\\])*/g

/** One sentence that a newcomer reads twice: it begins with a free clause ('What is so …') or is too long. */
export interface UnclearSentence {
  readonly fault: 'free clause' | 'long sentence'
  readonly index: number
}

/** Returns the unclear sentences in the descriptions of a schema: the reference of the API prints them. */
export const findUnclearDescriptions = (schema: string): readonly UnclearSentence[] =>
  [...schema.matchAll(description)].flatMap(({ 0: text, index }) =>
    findUnclearSentences(text, indirectQuestion).map((one) => ({ ...one, index: index + one.index })),
  )

/**
 * Returns the unclear sentences of a document, or of the comment it is given, by their position. A sentence
 * must not begin like `also` either, if that is given.
 */
export function findUnclearSentences(text: string, also?: RegExp): readonly UnclearSentence[] {
  const found: UnclearSentence[] = []
  let index = 0
  for (const part of text.replaceAll(excluded, (match) => match.replaceAll(/[^\n]/g, ' ')).split(boundary)) {
    const sentence = part.replace(/^(?:[-*_>(\s]|\d+\.\s)+/, '').trimEnd()
    const at = index + part.indexOf(sentence)
    if (freeClause.test(sentence) || also?.test(sentence) === true)
      found.push({ fault: 'free clause', index: at })
    if (sentence.split(/\s+/).length > MOST_WORDS) found.push({ fault: 'long sentence', index: at })
    index += part.length
  }
  return found
}
