import { describe, expect, it } from 'vitest'
import { checkOneLine } from './one-line.ts'

const stored = [
  ['nothing', ''],
  ['letters of many languages', 'Zażółć Ærø São Ελλάδα Київ שלום עולם مرحبا 東京 서울 ประเทศไทย'],
  ['accents written apart from their letters', 'Nguye\u0302\u0303n'],
  ['six accents on one letter', `Z${'\u0306'.repeat(6)}`],
  ['spaces that do not break', '1\u00a0000\u202f000'],
  ['a picture of several', '👩‍👩‍👧 ❤️‍🔥 👍🏽 🇪🇺 1️⃣ ‼️'],
  ['Persian with its joiners', 'می\u200cخواهم'],
  ['Hindi and Sinhala with theirs', 'क्\u200dष ශ්\u200dරී'],
  ['the variant of a name', '葛\u{e0100}城'],
  ['Tibetan that is stacked', 'བསྒྲུབས'],
  ['what a formula begins with', '=HYPERLINK("x")'],
] as const

const broken = [
  ['a line feed', 'INV\n7'],
  ['a carriage return', 'INV\r7'],
  ['a tab', 'INV\t7'],
  ['a line separator', 'INV\u20287'],
  ['a next line', 'INV\u00857'],
  ['an escape', 'INV\u001b[2J'],
] as const

const unseen = [
  ['an order turned', 'INV\u202e7'],
  ['an order isolated', '\u2066INV\u2069'],
  ['a mark of order', 'INV\u200e'],
  ['what contacts copy around a number', '\u202a+49 30 1\u202c'],
  ['a space of no width', 'INV\u200b7'],
  ['a byte order mark', '\ufeffINV'],
  ['a soft hyphen', 'IN\u00adV'],
  ['tags', 'INV\u{e0041}\u{e007f}'],
  ['a joiner in Latin', 'IN\u200dV'],
  ['two joiners', 'می\u200c\u200cخواهم'],
  ['a selector on a letter', 'INV\ufe0f'],
  ['selectors that carry bytes', '😀\u{e0101}\u{e0142}'],
  ['a selector on a digit', '7\ufe0f'],
  ['a filler', '\u3164'],
  ['a filler of half width', '\uffa0'],
  ['an empty Braille cell', '\u2800'],
  ['a sign nobody agreed on', '\ue000'],
] as const

describe('one line', () => {
  it.each(stored)('takes %s', (_what, text) => expect(checkOneLine(text)).toBeUndefined())

  it.each(broken)('says that %s is no one line', (_what, text) =>
    expect(checkOneLine(text)).toMatch(/on one line/),
  )

  it.each(unseen)('says that %s cannot be seen', (_what, text) =>
    expect(checkOneLine(text)).toMatch(/cannot be seen/),
  )

  it.each([
    ['a tower', `Z${'\u0306'.repeat(7)}`],
    ['an accent on nothing', '\u0301INV'],
  ])('says that %s is too many accents', (_what, text) => expect(checkOneLine(text)).toMatch(/accents/))
})
