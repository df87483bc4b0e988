/** The kinds of file that are kept, by what they begin with; a name proves nothing (ONB-043, ERR-016). */
const ZIP_END = Buffer.from('504b0506', 'hex')
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

export interface FileKind {
  type: string
  endings: readonly string[]
}

const PDF: FileKind = { type: 'application/pdf', endings: ['pdf'] }
const PNG: FileKind = { type: 'image/png', endings: ['png'] }
const JPEG: FileKind = { type: 'image/jpeg', endings: ['jpg', 'jpeg'] }
const WORD: FileKind = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  endings: ['docx'],
}
const SLIDES: FileKind = {
  type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  endings: ['pptx'],
}
const OLD_WORD: FileKind = { type: 'application/msword', endings: ['doc'] }
const OLD_SLIDES: FileKind = { type: 'application/vnd.ms-powerpoint', endings: ['ppt'] }

const begins = (content: Buffer, start: Buffer | string): boolean => {
  const bytes = typeof start === 'string' ? Buffer.from(start, 'latin1') : start
  return content.subarray(0, bytes.length).equals(bytes)
}

const inZip = (content: Buffer): FileKind | undefined => {
  if (!content.includes(ZIP_END) || !content.includes('[Content_Types].xml', 0, 'latin1')) return undefined
  if (content.includes('word/', 0, 'latin1')) return WORD
  return content.includes('ppt/', 0, 'latin1') ? SLIDES : undefined
}

const inOle = (content: Buffer): FileKind | undefined => {
  if (content.includes(Buffer.from('WordDocument', 'utf16le'))) return OLD_WORD
  return content.includes(Buffer.from('PowerPoint Document', 'utf16le')) ? OLD_SLIDES : undefined
}

/** What a file is, by its content. */
export const kindOf = (content: Buffer): FileKind | undefined => {
  if (begins(content, '%PDF-')) return PDF
  if (begins(content, Buffer.from('89504e470d0a1a0a', 'hex'))) return PNG
  if (begins(content, Buffer.from('ffd8ff', 'hex'))) return JPEG
  if (begins(content, 'PK\u0003\u0004')) return inZip(content)
  return begins(content, OLE) ? inOle(content) : undefined
}
