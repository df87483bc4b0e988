import { limits as shipped } from '../limits.ts'
import type { Field, Flow } from '#definition/generated/flow.ts'
import type { FieldOption } from '#engine/field/types.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'

/** One field as a story shows it. */
export interface Example {
  /** The field as a definition writes it: its label, its hint, whether it is optional. */
  readonly field: Omit<Field, 'id'>
  /** Facts beside the answers, such as flags. */
  readonly facts?: Readonly<Record<string, unknown>>
  readonly options?: readonly FieldOption[]
  /** The answer. */
  readonly value?: unknown
  /** The person has left the field, so that its error shows. */
  readonly left?: boolean
  /** The field is read-only. */
  readonly locked?: boolean
  /** Message of a refusal by the server. */
  readonly refused?: string
  readonly services?: Partial<RuntimeServices>
  /** Fixed time; absent: the clock runs. */
  readonly now?: number | undefined
  /** Flows that ask for entries. */
  readonly flows?: Readonly<Record<string, Flow>>
}

/** Limits of limits.json, but a batch is full after two entries, so that a story can fill one. */
export const limits = { ...shipped, batchEntries: 2 }
