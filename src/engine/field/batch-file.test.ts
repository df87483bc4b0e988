import { expect, it } from 'vitest'
import type { CsvText } from '#values/csv-reader.ts'
import { batchFile, type BatchAnswer } from './batch-file.ts'
import { givenFacts } from '#tests/fixtures/engine/given-facts.ts'

const sheet: CsvText = { separator: ',', lines: [['Beneficiary'], ['Nobody']] }
const edited: CsvText = { separator: ',', lines: [['Beneficiary'], ['Taller Azul']] }
const problems = [{ row: 2, column: 'beneficiary', value: 'Nobody', message: 'Not found.' }]
const wrong: BatchAnswer = { fileName: 'payday.csv', status: 'problems', problems, sheet, edited }

it('keeps the cells of a file that is repaired in a draft, as they stand (TRU-888)', () => {
  expect(batchFile.read(batchFile.keep?.(wrong), givenFacts())).toEqual(wrong)
  const entered: BatchAnswer = { fileName: 'By hand', status: 'entering', sheet, edited }
  expect(batchFile.read(batchFile.keep?.(entered), givenFacts())).toEqual(entered)
})

it('goes on with the cells where a reload ended their check, and keeps nothing of a file without cells (TRU-888)', () => {
  const { fileName } = wrong
  expect(batchFile.keep?.({ fileName, status: 'loading', sheet })).toEqual({
    fileName,
    status: 'entering',
    sheet,
  })
  for (const status of ['loading', 'failed', 'expired'] as const)
    expect(batchFile.keep?.({ fileName, status })).toBeUndefined()
})

it('reads no cells from a draft that are none', () => {
  const read = batchFile.read(
    { ...wrong, sheet: { separator: ',', lines: [[1]] }, edited: 'x' },
    givenFacts(),
  )
  expect(read).toEqual({ fileName: wrong.fileName, status: 'problems', problems })
})
