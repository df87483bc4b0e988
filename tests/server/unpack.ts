import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BLOCK = 512
const DIRECTORY = '5'

/** Unpacks a plain POSIX tar archive into a folder that only its owner may read. */
export const unpack = (archive: Buffer, folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const text = (from: number, length: number) =>
    archive.toString('latin1', from, from + length).replace(/\0[^]*$/, '')
  for (let at = 0; at < archive.length && archive[at] !== 0;) {
    const place = join(folder, text(at, 100))
    const size = Number.parseInt(text(at + 124, 12), 8)
    const begin = at + BLOCK
    if (text(at + 156, 1) === DIRECTORY) mkdirSync(place, { recursive: true, mode: 0o700 })
    else writeFileSync(place, archive.subarray(begin, begin + size), { mode: 0o600 })
    at = begin + Math.ceil(size / BLOCK) * BLOCK
  }
}
