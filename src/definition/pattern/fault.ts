import { usablePattern } from './usable-pattern.ts'

/** What stands behind the words of an engine, and what to do. */
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

/** Why a pattern is none; nothing where it compiles. */
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

/** Why a pattern cannot be used: it does not compile, or a short text could keep it busy for long. */
export function faultOfPattern(source: string): string | undefined {
  if (/^\/.*\/[a-z]*$/.test(source))
    return 'A pattern stands here without slashes around it: they would have to be typed. Take them out.'
  if (/^\(\?[a-z]+\)/.test(source))
    return 'This pattern cannot be read: it says nothing of capitals in front. Write [A-Za-z] where both are taken.'
  if (usablePattern(source) !== undefined) return undefined
  return (
    faultOf(source) ??
    'This pattern can run away: a repetition stands inside a repetition, it refers back, or it is too long. Write each part with one repetition alone, such as ^[0-9]{9}$.'
  )
}
