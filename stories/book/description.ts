import fieldTypes from '#schemas/field-types.json'
import type { Example } from '../widgets/example.ts'
import type { Guide } from './thing.ts'

/** An example to follow, or not to. */
export interface Advice {
  readonly says: string
  /** Differences from the usual example; absent: a sentence says enough. */
  readonly shows?: Partial<Example>
}

/** Everything that a designer needs to know about one field type; its sheet is made from this alone. */
export interface Description extends Guide {
  readonly do?: readonly Advice[]
  readonly dont?: readonly Advice[]
  /** The field as a definition writes it, with what it needs to know. */
  readonly example: Example
  readonly filled?: unknown
  /** Fixed time of its states; absent: none of them depends on time. */
  readonly standsAt?: number
  /** Example with an invalid answer; absent: an empty one. */
  readonly wrong?: Partial<Example>
  /** Example with the longest answer. */
  readonly longest?: Partial<Example>
  /** Message of the server when it refuses the answer. */
  readonly refused?: string
  /** Example while it loads, or the story that shows that; absent: it never loads. */
  readonly loading?: Partial<Example> | string
  /** Example with a disabled option; absent: nothing in it can be disabled. */
  readonly disabled?: Partial<Example>
}

const titleOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ')

const purposes: Readonly<Record<string, { readonly says: string }>> = fieldTypes

/** Makes the description of a field type that has none. */
export const undescribed = (type: string): Description => ({
  title: titleOf(type),
  purpose: `${purposes[type]?.says ?? ''} Nobody has described it yet: write stories/fields/${type}.ts.`,
  example: { field: { type, label: titleOf(type) } },
})
