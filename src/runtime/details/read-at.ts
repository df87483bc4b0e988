/** The value at a dotted path; own properties only. */
export function readAt(record: unknown, path: string): unknown {
  if (path === '') return record
  let value = record
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}
