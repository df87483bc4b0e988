import type { Caller } from './paying.ts'

/** Makes a call by its id, notes what in its answer does not fit, and hands the answer on. */
export type Hear = (
  id: string,
  path: string,
  requested?: Parameters<Caller['call']>[2],
  person?: Caller,
) => Promise<unknown>
