import { normaliseCode } from './normal-text.ts'

/** Tells whether a text has the form of a code. */
export type CodeTest = (text: string) => boolean

const SEPARATORS = /[\s./-]+/g
/** Label with its colon, which no code contains: `Sort code: 20-00-00`. */
const LABEL = /^\p{L}[\p{L} .()-]*[:#]\s*/u

/**
 * Reads a code as a form takes it, however people group it: `20-00-00` as 200000, `hdfc0001234` in capitals. A
 * text that no spelling makes fit does not change, so that the check can explain it.
 */
export function readCode(text: string, fits: CodeTest): string {
  if (fits(text)) return text
  const code = normaliseCode(text).trim().replace(LABEL, '')
  const spellings = ['', '-'].map((between) => code.replace(SEPARATORS, between))
  return [code, ...spellings].flatMap((one) => [one, one.toUpperCase()]).find(fits) ?? text
}
