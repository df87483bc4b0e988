import { readRequirement } from './requirement-reader.ts'
import { typeOf } from './type.ts'
import type { RequirementType } from './types.ts'

/** Returns the field types the server's fields may need; they must be loaded before a store gets them. */
export function requestedTypes(
  raw: readonly unknown[],
  requested: Readonly<Record<string, unknown>>,
  table: readonly RequirementType[],
): readonly string[] {
  const types = raw.flatMap((one) => {
    const { requirement } = readRequirement(one)
    return (requirement && typeOf(requirement, requested, table)?.type) ?? []
  })
  return [...new Set(types)]
}
