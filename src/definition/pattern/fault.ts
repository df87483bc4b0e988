import { usablePattern } from './usable-pattern.ts'

/** Error messages of regex engines, each with the reason and the remedy in plain words. */
const reasons: readonly (readonly [engine: RegExp, why: string])[] = [
  [/Unterminated character class/, 'a [ is not closed. Write the ] it lacks'],
  [/Unterminated group/, 'a ( is not closed. Write the ) it lacks'],
  [/Unmatched '\)'/, 'a ) closes nothing. Take it out, or write \\\\) for the sign itself'],
  [
    /Nothing to repeat|[Qq]uantifier/,
    'a *, +, ? or { repeats nothing. Write in front of it what is repeated',
  ],
  [/character class/, 'a range such as [a-z] runs backwards. Write its lower end first'],
  [/numbers out of order/, 'in {2,5} the smaller number stands first. Exchange the two'],
  [/\\ at end/, 'a backslash stands at the end. Take it out'],
]

/** Syntax of other regex dialects, which would match literally here. */
const elsewhere: readonly (readonly [written: RegExp, sentence: string])[] = [
  [
    /\\[AzZ]/,
    String.raw`\A and \z are of other languages, and a pattern here has its ends as ^ and $. Write ^ in front and $ at the end.`,
  ],
  [
    /\[\[:\w+:\]/,
    String.raw`A class such as [[:digit:]] is of other languages: each of its signs would be taken. Write \d for digits, [A-Z] for capitals.`,
  ],
  [
    /\[[^\]]*[–—−][^\]]*\]/,
    'The dash between two signs is one of a word processor, so that these three signs alone are taken. Write the hyphen: [0-9].',
  ],
  [
    /\\\\[dwsDWS]/,
    String.raw`Two backslashes stand for one that is typed. In JSON a digit is "\\d": take the others out.`,
  ],
  [/^\s|\s$/, 'A space stands at an end of the pattern, and would have to be typed. Take it out.'],
]

/** Returns the reason why a pattern does not compile, or undefined. */
function faultOf(source: string): string | undefined {
  try {
    void new RegExp(source)
    return undefined
  } catch (problem) {
    const [, why] = reasons.find(([engine]) => engine.test(String(problem))) ?? []
    return why === undefined
      ? 'This pattern cannot be read. Write a simpler one.'
      : `This pattern cannot be read: ${why}.`
  }
}

/** Returns the reason why a pattern cannot be used: it does not compile, or can be slow on a short text. */
export function faultOfPattern(source: string): string | undefined {
  if (/^\/.*\/[a-z]*$/.test(source))
    return 'A pattern stands here without slashes around it: they would have to be typed. Take them out.'
  if (/^\(\?[a-z]+\)/.test(source))
    return 'This pattern cannot be read: it says nothing of capitals in front. Write [A-Za-z] where both are taken.'
  const foreign = elsewhere.find(([written]) => written.test(source))
  if (foreign !== undefined) return foreign[1]
  if (usablePattern(source) !== undefined) return undefined
  return (
    faultOf(source) ??
    'This pattern can run away: a repetition stands inside a repetition, it refers back, or it is too long. Write each part with one repetition alone, such as ^[0-9]{9}$.'
  )
}
