import { expect, it } from 'vitest'
import { BYTE_ORDER_MARK, csvCell, csvData, csvLine } from './csv.ts'
import { readCsv } from './csv-reader.ts'

it('quotes what holds a comma, a quote, a line break or outer blanks', () => {
  expect(csvCell('a,b')).toBe('"a,b"')
  expect(csvCell('say "hello"')).toBe('"say ""hello"""')
  expect(csvCell('two\nlines')).toBe('"two\nlines"')
  expect(csvCell(' x')).toBe('" x"')
  expect(csvCell('plain')).toBe('plain')
  expect(csvLine(['1', '', 'ü,'])).toBe('1,,"ü,"\r\n')
})

it.each([
  '=1+1',
  '+1-1',
  '-2*3',
  '@SUM(A1)',
  '\tx',
  '\r=1',
  '\n=1',
  ' =1+1',
  '\u200b=1+1',
  '-',
  '+',
  '-12.50-1',
  '+49 30 1234+1',
  '+49-30-1234',
  '+49 30\t1234',
  "=cmd|' /C calc'!A0",
  "+cmd|' /C calc'!A0",
  "-cmd|' /C calc'!A0",
  '＝1+1',
])('keeps %j from becoming a formula', (text) => expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/))

it('keeps a formula with quotes a text, and one cell', () => {
  expect(csvCell('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"`)
  expect(csvCell('\r=1')).toBe(`"'\r=1"`)
})

it.each([
  ['INV;=1+1', "INV;'=1+1"],
  ["a;=cmd|' /C calc'!A0;b", "a;'=cmd|' /C calc'!A0;b"],
  [';@SUM(A1)', ";'@SUM(A1)"],
])('keeps %j a text where a semicolon begins the next cell', (text, safe) => expect(csvCell(text)).toBe(safe))

it('begins a file with the mark that says UTF-8, as Unicode names it', () => {
  expect(BYTE_ORDER_MARK).toBe('\u{feff}')
})

it.each(['-12.', '+49 ()', '+49 () 1', '+49  30', '+49 '])(
  'takes %j for no amount and no phone number',
  (text) => expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/),
)

it.each([
  '+49(30) 1234',
  '-7',
  'fee;-12.50',
  'Filters: a; b',
  '-12.50',
  '1000.00',
  '0',
  '-0.00000001',
  '+49123',
  '+49 30 1234',
  '+49 (30) 1234 567',
  '+1 (415) 555 0100',
  '030 1234',
])('leaves the amount or phone number %s as it is', (text) => expect(csvCell(text)).toBe(text))

it.each([',', ';', '\t'])(
  'writes cells between ‘%s’ that are read back as they were (TRU-381)',
  (separator) => {
    const lines = [
      ['a', 'b', 'c', 'd'],
      ['=1+1', '1,234.50', 'say "x"; y', 'two\nlines'],
    ]
    expect(readCsv(csvData(lines, separator))).toEqual({ separator, lines })
  },
)
