import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'
import { readCsv } from './csv-reader.ts'

it.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n1,\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    '\uFEFFa;b\r\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a,b\n"x, ""y""\nz",2\n',
    [
      ['a', 'b'],
      ['x, "y"\nz', '2'],
    ],
  ],
  ['a,b\n\n1,2', [['a', 'b'], [''], ['1', '2']]],
  ['a,', [['a', '']]],
  ['', []],
])('reads %j', (text, lines) => {
  expect(readCsv(text)?.lines).toEqual(lines)
})

it('finds the separator in the first line alone', () => {
  expect(readCsv('a,b\n1;2;3,4')?.lines).toEqual([
    ['a', 'b'],
    ['1;2;3', '4'],
  ])
  expect(readCsv('a\tb\n1,5\t2')?.lines).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ])
})

it('ends a cell in quotes at the end of its line, however that is written (RFC 4180)', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(readCsv(`a,"b"${end}1,"2"`)?.lines).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  expect(readCsv('a\rb')?.lines).toEqual([['a'], ['b']])
  expect(readCsv('""')?.lines).toEqual([['']])
})

it('does not guess where a quote ends', () => {
  expect(readCsv('a\n"open')).toBeUndefined()
  expect(readCsv('a\n"x"y\n')).toBeUndefined()
  expect(readCsv('"')).toBeUndefined()
  expect(readCsv('"a""')).toBeUndefined()
})

it('takes what looks like a formula as the text it is', () => {
  expect(readCsv('a\n=1+1\n')?.lines).toEqual([['a'], ['=1+1']])
})

it('reads what is written', () => {
  const cells = ['Elbe "Nord"', 'a, b', '150.00', ' c']
  expect(readCsv(csvLine(cells))?.lines).toEqual([cells])
})
