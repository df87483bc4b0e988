/** Invisible characters that copying may add, none of which changes the text. */
const LEFT_BEHIND = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff]/g
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const APOSTROPHES =
  /[\u2018\u2019\u201b\u02b9\u02bb-\u02bd\u02c8\u2032\uff07]|(?<=\p{L})[\u0060\u00b4](?=\p{L})/gu
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
/** Matches a digit of any script. The character before a script's zero is never one, which finds the zero. */
const DIGIT = /\p{Nd}/u

/**
 * Normalises a text for comparison, storage and sending: composed letters (NFC), plain spaces, no invisible
 * characters.
 */
export function normaliseSpelling(text: string): string {
  return text.normalize('NFC').replace(LEFT_BEHIND, '').replace(SPACES, ' ')
}

/** A line of text in one spelling, with the apostrophes and hyphens of a keyboard: `O’Brien` becomes `O'Brien`. */
export function normaliseLine(text: string): string {
  return normaliseSpelling(text).replace(APOSTROPHES, "'").replace(HYPHENS, '-')
}

function figureOf(digit: string): string {
  const own = digit.codePointAt(0) ?? 0
  let zero = own
  while (own - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(own - zero)
}

/** A number or code in one spelling: also wide letters (NFKC) and the digits of any script become those of ASCII. */
export function normaliseCode(text: string): string {
  return normaliseLine(text.normalize('NFKC')).replace(/(?![0-9])\p{Nd}/gu, figureOf)
}
