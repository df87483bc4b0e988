import { sayValues } from './generated/say-values.ts'

const BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** Neither a letter, nor a sign, nor a space to the eye; some of them turn the order of reading. */
const UNSEEN = /[\p{DI}\p{Co}\u2800\ufff9-\ufffb]/u
const JOINED = 'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
  .split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('')
/**
 * Places where such characters are needed: in emoji, in scripts with joined letters, in variants of a
 * character.
 */
const AT_WORK = new RegExp(
  [
    String.raw`(?<=[\p{ExtPict}\p{EMod}\ufe0f${JOINED}])[\u200c\u200d]`,
    String.raw`(?<=[\p{ExtPict}\p{sc=Han}\p{sc=Mong}\p{sc=Mymr}])[\u180b-\u180d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
    String.raw`(?<=[\d#*])\ufe0f(?=\u20e3)`,
  ].join('|'),
  'gu',
)
/** More marks than any language writes on one letter cover the lines above and below; one without a letter covers its neighbour. */
const HEAPED = /^[\p{Mn}\p{Me}]|[\p{Mn}\p{Me}]{7}/u

/**
 * Accepts a text that one line shows unambiguously, so that equal looks mean equal texts; returns advice for
 * any other.
 */
export function checkOneLine(text: string): string | undefined {
  if (BREAK.test(text)) return sayValues('oneLine')
  if (UNSEEN.test(text) && UNSEEN.test(text.replace(AT_WORK, ''))) return sayValues('unseenCharacter')
  if (HEAPED.test(text)) return sayValues('accents')
  return undefined
}
