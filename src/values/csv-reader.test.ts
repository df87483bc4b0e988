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

it('does not guess where a quote ends', () => {
  expect(readCsv('a\n"open')).toBeUndefined()
  expect(readCsv('a\n"x"y\n')).toBeUndefined()
})

it('takes what looks like a formula as the text it is', () => {
  expect(readCsv('a\n=1+1\n')?.lines).toEqual([['a'], ['=1+1']])
})

it('reads what is written', () => {
  const cells = ['Elbe "Nord"', 'a, b', '150.00', ' c']
  expect(readCsv(csvLine(cells))?.lines).toEqual([cells])
})
