import { readRequirement } from './requirement-reader.ts'
import { typeOf } from './type.ts'
import type { RequirementType } from './types.ts'

/** The field types that what the server asks for may become; they must be here before it is handed to a store. */
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
