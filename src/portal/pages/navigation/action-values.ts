import type { DetailsPageAction } from '#definition/generated/details.ts'
import type { Facts } from '#engine/rule/types.ts'
import { readAt } from '#runtime/details/read-at.ts'

/** Reads from the record the values that an action gives to the address of its page. */
export const valuesOf = ({ with: paths = {} }: DetailsPageAction, record: unknown): Facts =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, readAt(record, path)]))
