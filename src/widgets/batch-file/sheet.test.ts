import { expect, it } from 'vitest'
import { readCsv } from '#values/csv-reader.ts'
import {
  filledLines,
  headsOf,
  isCorrection,
  mergeRows,
  withMissingColumns,
  withoutColumns,
  problemsOf,
  readPasted,
  writeCells,
  wrongRowsFile,
} from './sheet.ts'

const columns = [
  { value: 'beneficiary', label: 'Beneficiary' },
  { value: 'amount', label: 'Amount' },
  { value: 'internal_id', label: 'Internal ID' },
]
const sheet = readCsv(
  'beneficiary;Amount;Internal ID\nTaller Azul;150;=A-1\nNobody;1,5,0;B-2\nElbe;7;B-3;x\n',
)!
const heads = headsOf(sheet, columns)
const wrong = problemsOf(
  [
    { row: 3, column: 'beneficiary', value: 'Nobody', message: 'Not found.' },
    { row: 3, column: 'amount', value: '1,5,0', message: 'No amount.' },
    { row: 4, column: 'Column 4', value: 'x', message: 'Take it out.' },
  ],
  heads,
  columns,
)

it('calls columns as the portal does, and a cell too many by its number (TRU-381)', () => {
  expect(heads).toEqual(['Beneficiary', 'Amount', 'Internal ID', 'Column 4'])
  expect([...wrong].map(([line, found]) => [line, [...found]])).toEqual([
    [
      2,
      [
        [0, 'Not found.'],
        [1, 'No amount.'],
      ],
    ],
    [3, [[3, 'Take it out.']]],
  ])
})

it('gives what a file lacks a column to be entered, where no other cell falls under it (TRU-738)', () => {
  const lacking = [{ row: 2, column: 'internal_id', value: '', message: 'Enter a reference.' }]
  const short = readCsv('beneficiary,Amount\nTaller Azul,150\nElbe,2,500.00\n')!
  const whole = withMissingColumns(short, lacking, columns)
  expect(whole.lines).toEqual([
    ['beneficiary', 'Amount', '', 'Internal ID'],
    ['Taller Azul', '150'],
    ['Elbe', '2', '500.00'],
  ])
  expect([...problemsOf(lacking, headsOf(whole, columns), columns).get(1)!.keys()]).toEqual([3])
  expect(writeCells(whole, { line: 1, place: 3 }, [['A-1']]).lines[1]).toEqual([
    'Taller Azul',
    '150',
    '',
    'A-1',
  ])
  expect(withMissingColumns(sheet, lacking, columns)).toBe(sheet)
})

it('writes pasted cells from a place on, adds rows for them and leaves the others (TRU-381)', () => {
  const pasted = readPasted('1,234.50\t"X ""1"""\r\n9\tX-2\r\n')
  expect(pasted).toEqual([
    ['1,234.50', 'X "1"'],
    ['9', 'X-2'],
  ])
  const { lines } = writeCells(sheet, { line: 3, place: 1 }, pasted)
  expect(lines.slice(2)).toEqual([
    ['Nobody', '1,5,0', 'B-2'],
    ['Elbe', '1,234.50', 'X "1"', 'x'],
    ['', '9', 'X-2'],
  ])
})

it('sends no blank row', () => {
  const lines = [['Amount'], ['1'], [' '], ['2']]
  expect(filledLines({ separator: ',', lines })).toEqual([['Amount'], ['1'], ['2']])
})

it('writes the wrong rows alone with the reasons, and takes them back into their lines (TRU-382)', () => {
  const text = wrongRowsFile(sheet, wrong, heads)
  expect(text.split('\r\n')[1]).toBe('3,Nobody,"1,5,0",B-2,Beneficiary: Not found. Amount: No amount.')
  expect(text).not.toContain('Taller')
  const corrected = readCsv(text.replace('Nobody', 'Elbe Logistik').replace('"1,5,0"', '150'))!
  expect(isCorrection(corrected)).toBe(true)
  expect(isCorrection(sheet)).toBe(false)
  expect(mergeRows(sheet, corrected)?.lines).toEqual([
    sheet.lines[0],
    ['Taller Azul', '150', '=A-1'],
    ['Elbe Logistik', '150', 'B-2'],
    ['Elbe', '7', 'B-3'],
  ])
})

it.each(['1', '99', 'x', ''])('takes no corrected row that is none of the file: ‘%s’ (TRU-382)', (row) => {
  const corrected = {
    separator: ',' as const,
    lines: [
      ['row', 'amount', 'why'],
      [row, '1', 'No.'],
    ],
  }
  expect(mergeRows(sheet, corrected)).toBeUndefined()
})

it('shows a file of wrong rows without the columns that the portal wrote itself, and what it guarded as it was written (TRU-575)', () => {
  const text = readCsv(
    wrongRowsFile({ ...sheet, lines: [['Amount'], ['=1']] }, new Map([[1, new Map()]]), heads),
  )!
  expect(withoutColumns(text, ['row', 'why']).lines).toEqual([['Amount'], ['=1']])
  expect(withoutColumns(text, []).lines[0]).toEqual(['row', 'Amount', 'why'])
})
