import type { Failure } from '#engine/call/failure.ts'

/** A refusal that this page makes itself, in the shape of a server's. */
export function refusedHere(words: Pick<Failure, 'title' | 'message' | 'status'>): Failure {
  return { code: undefined, toast: words.message, fields: {}, finality: undefined, ...words }
}
