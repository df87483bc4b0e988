import { createHash } from 'node:crypto'

/** A whole number below 2^32 that follows from its parts alone: the same run, the same luck. */
export const drawNumber = (...parts: readonly string[]): number =>
  createHash('sha256').update(parts.join('|')).digest().readUInt32BE(0)

/** A whole number from 0 to `most`. */
export const drawUpTo = (most: number, ...parts: readonly string[]): number =>
  drawNumber(...parts) % (most + 1)
