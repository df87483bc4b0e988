import { faultOfPattern } from './fault.ts'
import { readPattern, type Group } from './reader.ts'

/** Shortest and longest text that a pattern matches; an unanchored pattern matches any text around it. */
export interface TextLengths {
  readonly least: number
  readonly most: number
}

/** Returns the lengths of the texts that a pattern matches; undefined if they cannot be determined. */
export function lengthsOfPattern(source: string): TextLengths | undefined {
  if (faultOfPattern(source) !== undefined) return undefined
  const group = read(source)
  if (group === undefined) return undefined
  const lengths = lengthsOf(group)
  return isAnchored(source) ? lengths : { least: lengths.least, most: Infinity }
}

/** Parses a pattern, in the newer syntax if it is valid there. */
const read = (source: string): Group | undefined => readPattern(source, isNewer(source) ? 'u' : '')

function isNewer(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/**
 * Tells whether a pattern matches the whole text: it begins with ^, ends with $ and has no alternatives
 * outside.
 */
export function isAnchored(source: string): boolean {
  const isOnePiece = read(source)?.branches.length === 1
  return isOnePiece && source.startsWith('^') && /(?:^|[^\\])(?:\\\\)*\$$/.test(source)
}

function lengthsOf({ branches, isLookaround }: Group): TextLengths {
  if (isLookaround) return { least: 0, most: 0 }
  const each = branches.map((atoms) =>
    atoms.reduce<TextLengths>(
      (sum, { group, least, most }) => {
        const one = group === undefined ? { least: 1, most: 1 } : lengthsOf(group)
        const longest = one.most === 0 || most === 0 ? 0 : one.most * most
        return { least: sum.least + one.least * least, most: sum.most + longest }
      },
      { least: 0, most: 0 },
    ),
  )
  return {
    least: Math.min(...each.map(({ least }) => least)),
    most: Math.max(...each.map(({ most }) => most)),
  }
}

/** Returns the reason why no text of the given length fits the pattern, or undefined if one can. */
export function lengthError(source: string, least = 0, most = Infinity): string | undefined {
  const lengths = lengthsOfPattern(source)
  if (lengths === undefined || (lengths.least <= most && lengths.most >= least)) return undefined
  const requested =
    lengths.least > most
      ? `the pattern asks for at least ${lengths.least} characters, and at most ${most} are taken`
      : `the pattern takes at most ${lengths.most} characters, and at least ${least} are asked for`
  return `No text fits: ${requested}. Change one of them.`
}

/** Finds lengths that a pattern never takes, such as ten characters beside a pattern of four. */
export function widthError(source: string, least?: number, most?: number): string | undefined {
  const lengths = lengthsOfPattern(source)
  if (lengths === undefined) return undefined
  if (most !== undefined && most > lengths.most)
    return `The pattern takes at most ${lengths.most} characters, and at most ${most} are promised. Write ${lengths.most}, or widen the pattern.`
  return least !== undefined && least < lengths.least
    ? `The pattern asks for at least ${lengths.least} characters, and ${least} are promised to be enough. Write ${lengths.least}, or widen the pattern.`
    : undefined
}
