const CHOICES: ReadonlySet<string> = new Set(['anyOf', 'oneOf'])

/** Tells whether a schema only says which properties are required. */
const isCondition = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && Object.keys(schema).join() === 'required'

/**
 * Returns a schema without choices that only say which of its properties are required. A type cannot say that as well,
 * and would allow any property instead.
 */
export function exactSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(exactSchema)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      CHOICES.has(key) && Array.isArray(value) && value.every(isCondition) ? [] : [[key, exactSchema(value)]],
    ),
  )
}
