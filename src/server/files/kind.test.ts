import { expect, it } from 'vitest'
import { zipOf } from '#tests/server/zip.ts'
import { kindOf } from './kind.ts'
import { endingOf, safeName } from './name.ts'

const zip = (inner: string) => zipOf({ '[Content_Types].xml': '<Types/>', [inner]: '<a/>' })
const ole = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(stream, 'utf16le')])
const endings = (content: Buffer) => kindOf(content)?.endings

it('knows each kind by what it begins with and holds, a PDF also behind up to 1,024 other bytes (TRU-112)', () => {
  expect(endings(Buffer.from('%PDF-1.4'))).toEqual(['pdf'])
  expect(endings(Buffer.from(`\ufeff\r\n${' '.repeat(1000)}%PDF-1.7`))).toEqual(['pdf'])
  expect(endings(Buffer.from(`${' '.repeat(1024)}%PDF-1.7`))).toBeUndefined()
  expect(endings(Buffer.from('89504e470d0a1a0a00', 'hex'))).toEqual(['png'])
  expect(endings(Buffer.from('ffd8ffe0', 'hex'))).toEqual(['jpg', 'jpeg'])
  expect(endings(zip('word/document.xml'))).toEqual(['docx'])
  expect(endings(zip('ppt/presentation.xml'))).toEqual(['pptx'])
  expect(endings(ole('WordDocument'))).toEqual(['doc'])
  expect(endings(ole('PowerPoint Document'))).toEqual(['ppt'])
})

it('knows nothing else: not a plain archive, a spreadsheet, a page or a drawing', () => {
  for (const content of [
    zip('xl/workbook.xml'),
    zip('other/'),
    ole('Workbook'),
    Buffer.from('<svg>'),
    Buffer.from('GIF89a'),
    Buffer.alloc(0),
  ]) {
    expect(kindOf(content)).toBeUndefined()
  }
})

it('makes a name of what was given, or none', () => {
  expect(safeName('C:\\fake\\invoice.pdf')).toBe('invoice.pdf')
  expect(safeName('../../etc/passwd')).toBe('passwd')
  expect(safeName('in\u202evoice\u0000.pdf')).toBe('invoice.pdf')
  expect(safeName('.hidden.pdf')).toBe('hidden.pdf')
  expect(safeName('a"b<c>.pdf')).toBe('a-b-c-.pdf')
  for (const none of ['', '/', '...', '\u200b', 'x'.repeat(256)])
    expect([none, safeName(none)]).toEqual([none, undefined])
  expect(endingOf('Contract.Final.PDF')).toBe('pdf')
})
