import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'

export const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A cell: a text, or a decimal number. */
export type Cell = string | { readonly number: string }

export interface Sheet {
  readonly name: string
  readonly rows: AsyncIterable<readonly Cell[]>
}

/** The maximum rows of a sheet; further rows go to another sheet. */
const MOST_ROWS = 1_048_576
/** The maximum digits of a spreadsheet number; a longer one is written as text. */
const MOST_DIGITS = 15
/** The number of characters compressed at once. */
const PART = 65_536
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const XF = 'fontId="0" fillId="0" borderId="0"'
/** Styles: the default one, and text, so that an edited cell stays text. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" ${XF}/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0" ${XF}/><xf numFmtId="49" xfId="0" applyNumberFormat="1" ${XF}/></cellXfs></styleSheet>`

const escaped = (text: string): string =>
  text
    // Characters that XML cannot contain, even escaped.
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const isExact = (number: string): boolean =>
  /^-?\d+(\.\d+)?$/.test(number) && number.replace(/\D|^0+/g, '').length <= MOST_DIGITS

const cellOf = (cell: Cell): string => {
  if (typeof cell !== 'string' && isExact(cell.number)) return `<c><v>${cell.number}</v></c>`
  const text = typeof cell === 'string' ? cell : cell.number
  return text === ''
    ? '<c/>'
    : `<c t="inlineStr" s="1"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

interface Entry {
  name: string
  crc: number
  packed: number
  size: number
  at: number
}

const header = (
  signature: number,
  length: number,
  name: string,
  { crc, packed, size }: Entry,
  from: number,
) => {
  const head = Buffer.alloc(length)
  head.writeUInt32LE(signature, 0)
  // Flags: the size follows the content, and names are UTF-8.
  for (const [value, at] of [
    [20, from],
    [0x0808, from + 2],
    [8, from + 4],
    [0x21, from + 8],
  ] as const)
    head.writeUInt16LE(value, at)
  head.writeUInt32LE(crc, from + 10)
  head.writeUInt32LE(packed, from + 14)
  head.writeUInt32LE(size, from + 18)
  head.writeUInt16LE(Buffer.byteLength(name), from + 22)
  return head
}

/** Writes the entries of a zip archive as a stream. */
const createArchive = () => {
  const entries: Entry[] = []
  let written = 0
  async function* pack(entry: Entry, parts: AsyncIterable<string> | Iterable<string>) {
    const deflate = createDeflateRaw()
    const feed = async () => {
      for await (const part of parts) {
        const bytes = Buffer.from(part)
        entry.crc = crc32(bytes, entry.crc)
        entry.size += bytes.length
        if (!deflate.write(bytes)) await once(deflate, 'drain')
      }
      deflate.end()
    }
    const fed = feed().catch((thrown: unknown) => void deflate.destroy(thrown as Error))
    for await (const bytes of deflate as AsyncIterable<Buffer>) {
      entry.packed += bytes.length
      yield bytes
    }
    await fed
  }
  async function* add(name: string, parts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
    const entry: Entry = { name, crc: 0, packed: 0, size: 0, at: written }
    const local = Buffer.concat([header(0x04034b50, 30, name, entry, 4), Buffer.from(name)])
    yield local
    yield* pack(entry, parts)
    const after = Buffer.alloc(16)
    for (const [value, at] of [
      [0x08074b50, 0],
      [entry.crc, 4],
      [entry.packed, 8],
      [entry.size, 12],
    ] as const)
      after.writeUInt32LE(value, at)
    yield after
    entries.push(entry)
    written += local.length + entry.packed + after.length
  }
  const end = (): Buffer => {
    const directory = Buffer.concat(
      entries.flatMap((entry) => {
        const head = header(0x02014b50, 46, entry.name, entry, 6)
        head.writeUInt16LE(20, 4)
        head.writeUInt32LE(entry.at, 42)
        return [head, Buffer.from(entry.name)]
      }),
    )
    const last = Buffer.alloc(22)
    last.writeUInt32LE(0x06054b50, 0)
    last.writeUInt16LE(entries.length, 8)
    last.writeUInt16LE(entries.length, 10)
    last.writeUInt32LE(directory.length, 12)
    last.writeUInt32LE(written, 16)
    return Buffer.concat([directory, last])
  }
  return { add, end }
}

/** Writes the rows of a sheet as XML, until the rows end or the sheet is full. */
async function* sheetOf(rows: AsyncIterator<readonly Cell[]>, onEnd: () => void) {
  let xml = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`
  for (let count = 0; count < MOST_ROWS; count += 1) {
    const { done, value } = await rows.next()
    if (done) {
      onEnd()
      break
    }
    xml += `<row>${value.map(cellOf).join('')}</row>`
    if (xml.length < PART) continue
    yield xml
    xml = ''
  }
  yield `${xml}</sheetData></worksheet>`
}

const listed = <Part>(parts: readonly Part[], write: (part: Part, number: number) => string): string =>
  parts.map((part, at) => write(part, at + 1)).join('')

/** Writes a workbook (Office Open XML, ISO/IEC 29500) as a stream of bytes. */
export async function* writeWorkbook(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  const archive = createArchive()
  const names: string[] = []
  for (const { name, rows } of sheets) {
    const iterator = rows[Symbol.asyncIterator]()
    const end = { isReached: false }
    for (let part = 1; !end.isReached; part += 1) {
      names.push(part === 1 ? name : `${name} ${part}`)
      yield* archive.add(
        `xl/worksheets/sheet${names.length}.xml`,
        sheetOf(iterator, () => void (end.isReached = true)),
      )
    }
  }
  const list = listed(names, (name, at) => `<sheet name="${escaped(name)}" sheetId="${at}" r:id="r${at}"/>`)
  yield* archive.add('xl/workbook.xml', [
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list}</sheets></workbook>`,
  ])
  const related = listed(
    names,
    (_, at) => `<Relationship Id="r${at}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
  )
  yield* archive.add('xl/_rels/workbook.xml.rels', [
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${related}<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ])
  yield* archive.add('xl/styles.xml', [STYLES])
  yield* archive.add('_rels/.rels', [
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ])
  const types = listed(
    names,
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  )
  yield* archive.add('[Content_Types].xml', [
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${types}</Types>`,
  ])
  yield archive.end()
}
