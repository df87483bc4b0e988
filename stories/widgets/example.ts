import { limits as shipped } from '../limits.ts'
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

/** What widgets read of limits.json; a batch is full after two, so that a story can fill one. */
export const limits = { ...shipped, batchEntries: 2 }
