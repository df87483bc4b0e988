import { inflateRawSync } from 'node:zlib'

const END = Buffer.from('504b0506', 'hex')
const ENTRY = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
const STORED = 0
const DEFLATED = 8
/** The maximum of entries; a document has dozens. */
const MOST_ENTRIES = 2000

export interface ZipEntry {
  name: string
  method: number
  packed: number
  at: number
}

/** Returns the entries of a zip archive's directory; undefined if it is unreadable. */
export const zipEntries = (content: Buffer): ZipEntry[] | undefined => {
  const end = content.lastIndexOf(END)
  if (end < 0 || end + END_LENGTH > content.length) return undefined
  const count = content.readUInt16LE(end + 10)
  let at = content.readUInt32LE(end + 16)
  if (count > MOST_ENTRIES) return undefined
  const entries: ZipEntry[] = []
  for (let one = 0; one < count; one += 1) {
    if (at + ENTRY_LENGTH > content.length || content.readUInt32LE(at) !== ENTRY) return undefined
    const [name, extra, comment] = [28, 30, 32].map((place) => content.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    entries.push({
      name: content.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + name),
      method: content.readUInt16LE(at + 10),
      packed: content.readUInt32LE(at + 20),
      at: content.readUInt32LE(at + 42),
    })
    at += ENTRY_LENGTH + name + extra + comment
  }
  return entries
}

const dataOf = (content: Buffer, { at, packed }: ZipEntry): Buffer | undefined => {
  if (at + LOCAL_LENGTH > content.length) return undefined
  const start = at + LOCAL_LENGTH + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28)
  return start + packed > content.length ? undefined : content.subarray(start, start + packed)
}

const unpackedLength = (data: Buffer, method: number, most: number): number | undefined => {
  if (method === STORED) return data.length
  if (method !== DEFLATED) return undefined
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) }).length
  } catch {
    return undefined
  }
}

/**
 * Returns true if an archive unpacks to at most `most` bytes. It is unpacked up to that limit, because the
 * sizes in its directory prove nothing.
 */
export const unpacksWithin = (content: Buffer, most: number): boolean => {
  let left = most
  for (const entry of zipEntries(content) ?? []) {
    const data = dataOf(content, entry)
    const length = data && unpackedLength(data, entry.method, left)
    if (length === undefined || length > left) return false
    left -= length
  }
  return true
}
