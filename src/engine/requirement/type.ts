import type { Requirement, RequirementType } from './types.ts'

type RequirementQuery = Readonly<Record<string, unknown>>

/** Returns the first entry of the table that fits a requirement and its request, or undefined. */
export function typeOf(
  requirement: Requirement,
  requested: RequirementQuery,
  table: readonly RequirementType[],
): RequirementType | undefined {
  return table.find((entry) => {
    if (entry.dataType !== undefined && entry.dataType !== requirement.dataType) return false
    if (entry.pattern !== undefined && entry.pattern !== requirement.pattern) return false
    if (entry.path !== undefined && !fits(requirement.name, entry.path)) return false
    return Object.entries(entry.asked ?? {}).every(
      ([name, value]) => Object.hasOwn(requested, name) && requested[name] === value,
    )
  })
}

/**
 * Tells whether a name fits a path in which * stands for any text, without regular expressions, so that no
 * input is slow.
 */
function fits(name: string, path: string): boolean {
  const [first = '', ...rest] = path.split('*')
  const last = rest.pop()
  if (last === undefined) return name === path
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length)
    return false
  let at = first.length
  for (const part of rest) {
    const found = name.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return at <= name.length - last.length
}
