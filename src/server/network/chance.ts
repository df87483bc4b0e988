import { createHash } from 'node:crypto'

/** Returns a whole number below 2^32 derived from the parts alone, so that every run draws the same. */
export const drawNumber = (...parts: readonly string[]): number =>
  createHash('sha256').update(parts.join('|')).digest().readUInt32BE(0)

/** Returns a whole number from 0 to `most`, derived from the parts. */
export const drawUpTo = (most: number, ...parts: readonly string[]): number =>
  drawNumber(...parts) % (most + 1)
