import type { Failure } from '#engine/call/failure.ts'

/** Makes a refusal of the page itself, in the shape of one from the server. */
export function refusedHere(words: Pick<Failure, 'title' | 'message' | 'status'>): Failure {
  return { code: undefined, toast: words.message, fields: {}, finality: undefined, ...words }
}
