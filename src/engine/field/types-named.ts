/**
 * Returns every field type that a definition names at any depth. Words of embedded schemas may be included;
 * they name no field type. Fields of the server are not, see requestedTypes.
 */
export function typesNamed(definition: unknown): readonly string[] {
  const found = new Set<string>()
  const look = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return
    const { type } = part as { readonly type?: unknown }
    if (typeof type === 'string') found.add(type)
    for (const inner of Object.values(part)) look(inner)
  }
  look(definition)
  return [...found]
}
