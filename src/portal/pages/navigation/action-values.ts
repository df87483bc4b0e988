import type { DetailsPageAction } from '#definition/generated/details.ts'
import type { Facts } from '#engine/rule/types.ts'
import { readAt } from '#runtime/details/read-at.ts'

/** Reads from the record the values that an action gives to the address of its page; what is not there is left out. */
export const valuesOf = ({ with: paths = {} }: DetailsPageAction, record: unknown): Facts =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) => {
      const value = readAt(record, path)
      return value === undefined || value === null ? [] : [[name, value]]
    }),
  )
