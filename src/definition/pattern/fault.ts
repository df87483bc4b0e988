import { usablePattern } from './usable.ts'

function compiles(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}

/** Why a pattern cannot be used: it does not compile, or a short text could keep it busy for long. */
export function faultOfPattern(source: string): string | undefined {
  if (/^\/.*\/[a-z]*$/.test(source))
    return 'A pattern stands here without slashes around it: they would have to be typed. Take them out.'
  if (/^\(\?[a-z]+\)/.test(source))
    return 'This pattern does not compile: it says nothing of capitals in front. Write [A-Za-z] where both are taken.'
  if (usablePattern(source) !== undefined) return undefined
  return compiles(source)
    ? 'This pattern can run away: a repetition stands inside a repetition, it refers back, or it is too long.'
    : 'This pattern does not compile.'
}
