import { zipEntries } from './zip.ts'

/** The accepted kinds of file, detected by their first bytes; a name proves nothing (ONB-043, ERR-016). */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

export interface FileKind {
  type: string
  endings: readonly string[]
  /** True for an archive, whose content can be larger than the file. */
  isPacked?: true
}

const PDF_HEADER_WITHIN = 1024
const PDF: FileKind = { type: 'application/pdf', endings: ['pdf'] }
const PNG: FileKind = { type: 'image/png', endings: ['png'] }
const JPEG: FileKind = { type: 'image/jpeg', endings: ['jpg', 'jpeg'] }
const WORD: FileKind = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  endings: ['docx'],
  isPacked: true,
}
const SLIDES: FileKind = {
  type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  endings: ['pptx'],
  isPacked: true,
}
const OLD_WORD: FileKind = { type: 'application/msword', endings: ['doc'] }
const OLD_SLIDES: FileKind = { type: 'application/vnd.ms-powerpoint', endings: ['ppt'] }

const begins = (content: Buffer, start: Buffer | string): boolean => {
  const bytes = typeof start === 'string' ? Buffer.from(start, 'latin1') : start
  return content.subarray(0, bytes.length).equals(bytes)
}

const inZip = (content: Buffer): FileKind | undefined => {
  const names = (zipEntries(content) ?? []).map(({ name }) => name)
  if (!names.includes('[Content_Types].xml')) return undefined
  if (names.some((name) => name.startsWith('word/'))) return WORD
  return names.some((name) => name.startsWith('ppt/')) ? SLIDES : undefined
}

const inOle = (content: Buffer): FileKind | undefined => {
  if (content.includes(Buffer.from('WordDocument', 'utf16le'))) return OLD_WORD
  return content.includes(Buffer.from('PowerPoint Document', 'utf16le')) ? OLD_SLIDES : undefined
}

/** Returns the kind of a file by its content. */
export const kindOf = (content: Buffer): FileKind | undefined => {
  if (begins(content, Buffer.from('89504e470d0a1a0a', 'hex'))) return PNG
  if (begins(content, Buffer.from('ffd8ff', 'hex'))) return JPEG
  if (begins(content, 'PK\u0003\u0004')) return inZip(content)
  if (begins(content, OLE)) return inOle(content)
  // Scanners and mail programs write bytes before the header, so it is searched within the first 1,024.
  return content.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-') ? PDF : undefined
}
