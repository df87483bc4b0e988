import { expect, it } from 'vitest'
import { file, refusalCode, uploadSentence, type UploadCode } from './file.ts'
import { givenFacts } from '#tests/fixtures/engine/given-facts.ts'

const kinds = [
  { value: 'pdf', label: 'PDF' },
  { value: 'png', label: 'PNG' },
]
const facts = givenFacts(
  { accepts: 'document-kinds', limit: 'fileBytes', most: 'filesPerPayment' },
  { limits: { fileBytes: 4_194_304, filesPerPayment: 2 } },
  kinds,
)
const done = { fileId: 'f1', name: 'invoice.pdf', size: 10, type: 'application/pdf', status: 'done' } as const

it('refuses by kind and by size before anything is sent; exactly the limit fits (ONB-045)', () => {
  expect(refusalCode({ ...done, name: 'INVOICE.PDF' }, facts)).toBeUndefined()
  expect(refusalCode({ ...done, name: 'run.exe' }, facts)).toBe('BAD_FILE_TYPE')
  expect(refusalCode({ ...done, size: 4_194_304 }, facts)).toBeUndefined()
  expect(refusalCode({ ...done, size: 4_194_305 }, facts)).toBe('TOO_LARGE_FILE_SIZE')
})

it('has a sentence of its own for each upload code (ERR-016)', () => {
  const codes: UploadCode[] = [
    'REQUIRED',
    'BAD_POLICY',
    'BAD_FILE_TYPE',
    'TOO_LARGE_FILE_SIZE',
    'FAILED_UPLOAD',
  ]
  const sentences = codes.map((code) => uploadSentence(code, facts))
  expect(new Set(sentences).size).toBe(5)
  expect(uploadSentence('TOO_LARGE_FILE_SIZE', facts)).toContain('4 MB')
  expect(uploadSentence('BAD_FILE_TYPE', facts)).toContain('PDF, PNG')
})

it('says what the field has words of its own for, and the usual for all else', () => {
  const own = givenFacts({ refusals: { BAD_FILE_TYPE: 'File must be a JSON file.' } })
  expect(uploadSentence('BAD_FILE_TYPE', own)).toBe('File must be a JSON file.')
  expect(uploadSentence('REQUIRED', own)).toBe('Add at least one file.')
})

it('does not pass while a file waits or has failed', () => {
  expect(file.check([done], facts)).toBeUndefined()
  expect(file.check([done, { ...done, status: 'uploading' }], facts)).toBe(
    'Wait until invoice.pdf is uploaded.',
  )
  expect(file.check([{ ...done, status: 'failed' }], facts)).toBe('Remove invoice.pdf or upload it again.')
  expect(file.check([done, done, done], facts)).toBe('Keep at most 2 files.')
  expect(file.check([done, done, done], givenFacts({}, { limits: { filesPerPayment: 2 } }))).toBeUndefined()
})

it('sends the ids of what was uploaded and nothing else', () => {
  expect(file.project?.([done, { ...done, fileId: undefined, status: 'failed' }], facts)).toEqual(['f1'])
  expect(file.read([], facts)).toBeUndefined()
})

it('keeps in a draft what the server has', () => {
  expect(file.keep?.([done, { ...done, status: 'uploading' }, { ...done, status: 'failed' }])).toEqual([done])
  expect(file.keep?.([{ ...done, status: 'uploading' }])).toBeUndefined()
})

it('prints the files of a record, which carry no status', () => {
  const record = [{ fileId: 'f1', name: 'invoice.pdf', size: 12, type: 'pdf' }]
  expect(file.print(record, givenFacts())).toBe('invoice.pdf')
})
