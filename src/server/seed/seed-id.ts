import { createHash } from 'node:crypto'

/** Returns the same ID for the same words, so that demo records keep their addresses in every data folder. */
export const seedId = (...words: readonly string[]): string => {
  const hex = createHash('sha256')
    .update(['portolan demo', ...words].join('|'))
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
