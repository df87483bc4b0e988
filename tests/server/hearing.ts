import type { Caller } from './paying.ts'

/** Makes a call by its id, records violations of its description, and returns the answer. */
export type Hear = (
  id: string,
  path: string,
  requested?: Parameters<Caller['call']>[2],
  person?: Caller,
) => Promise<unknown>
