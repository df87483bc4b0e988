import type { Failure } from '#engine/call/failure.ts'

/** A refusal that this page makes itself, in the shape of a server's. */
export function refusedHere(words: Pick<Failure, 'title' | 'message' | 'status'>): Failure {
  return { code: undefined, toast: words.message, fields: {}, finality: undefined, ...words }
}

const ACCEPTED = 202

/** A change that weakens a control was taken and waits: nothing is changed yet, as the server says of it. */
export function waitsForAnother(answer: unknown): Failure {
  const { message } = Object(answer) as { message?: unknown }
  const says =
    typeof message === 'string' ? message : 'Nothing is changed until another administrator decides.'
  const words = { title: 'It waits for a second administrator', message: says, status: ACCEPTED }
  return { ...refusedHere(words), finality: 'FINAL' }
}
