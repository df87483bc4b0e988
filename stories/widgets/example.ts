import type { Field, Flow } from '#definition/generated/flow.ts'
import type { FieldOption } from '#engine/field/types.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'

/** One field as a story shows it. */
export interface Example {
  readonly field: Omit<Field, 'id'>
  readonly facts?: Readonly<Record<string, unknown>>
  readonly options?: readonly FieldOption[]
  readonly value?: unknown
  /** The person has been there and left. */
  readonly left?: true
  readonly locked?: true
  /** A sentence of the server. */
  readonly refused?: string
  readonly services?: Partial<RuntimeServices>
  /** Flows that ask for entries. */
  readonly flows?: Readonly<Record<string, Flow>>
}

/** The numbers of limits.json that widgets read. */
export const limits = {
  searchBoxAbove: 8,
  quoteDebounce: 500,
  quoteRetries: 3,
  textLength: 255,
  internalIdLength: 36,
  memoLength: 140,
  fileBytes: 4_194_304,
  filesPerPayment: 10,
  batchEntries: 2,
  batchEverySeconds: 1,
}
