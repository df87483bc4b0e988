import { createHash } from 'node:crypto'

const LENGTH = 16

/** Returns a version for a record without a counter: the hash of its content. */
export const contentVersion = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, LENGTH)
