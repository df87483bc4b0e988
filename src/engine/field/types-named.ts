/**
 * Every field type a definition names, wherever it stands in it; what its own schemas call a type comes along, and
 * is nobody's name. A field the server asks for later is not among them: see requestedTypes.
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
