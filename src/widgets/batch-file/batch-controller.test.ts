import { expect, it } from 'vitest'
import type { BatchAnswer } from '#engine/field/batch-file.ts'
import { readCsv } from '#values/csv-reader.ts'
import { createBatchController } from './batch-controller.ts'
import { headsOf, problemsOf, wrongRowsFile } from './sheet.ts'

const columns = [
  { value: 'beneficiary', label: 'Beneficiary' },
  { value: 'amount', label: 'Amount' },
]
const sheet = readCsv('Beneficiary,Amount\nTaller Azul,150\nNobody,7\nNobody,8\n')!
const problem = { row: 3, column: 'beneficiary', value: 'Nobody', message: 'Not found.' }
const problems = [problem, { ...problem, row: 4 }]

/** Opens the field of a file with an answer and a server; returns the next answer and the announcements. */
const open = (before: BatchAnswer | undefined, found: object) => {
  const field = { definition: { call: 'batches.process', follow: 'batches.read' }, options: columns }
  let value = before
  const heard: string[] = []
  const store = {
    field: () => ({ ...field, value }),
    fact: () => undefined,
    answer: (_: string, answer: BatchAnswer) => (value = answer),
  }
  const services = { send: async () => found, announce: (sentence: string) => heard.push(sentence) }
  const controller = createBatchController(store as never, 'file')
  const take = async (text: string) => {
    controller.take([new File([text], 'again.csv')], services as never)
    await expect.poll(() => heard.length).toBe(1)
    return { note: value?.note, heard: heard[0] }
  }
  return { take }
}

const wrongRows = () => {
  const found = problemsOf(problems, headsOf(sheet, columns), columns)
  return wrongRowsFile(sheet, found, headsOf(sheet, columns))
}

it('says that corrected rows took their places in the file that is open, and how many (TRU-575)', async () => {
  const { take } = open({ fileName: 'payments.csv', status: 'problems', problems, sheet }, { problems })
  const note = '2 corrected rows took their places in this file.'
  expect(await take(wrongRows())).toEqual({ note, heard: expect.stringContaining(note) })
})

it('says that rows without their file begin a new batch, and names the columns that are left out (TRU-575)', async () => {
  const { take } = open(undefined, { problems, leftOut: ['Row in the file', 'What is wrong'] })
  const note =
    'These rows begin a new batch; the one they come from stays as it is. Columns that the portal wrote itself are left out: ‘Row in the file’, ‘What is wrong’.'
  expect(await take(wrongRows())).toEqual({ note, heard: expect.stringContaining(note) })
})

it('says nothing of the kind of a file as people write one (TRU-575)', async () => {
  const { take } = open(undefined, { problems })
  expect((await take('Beneficiary,Amount\nNobody,7\n')).note).toBeUndefined()
})
