export interface Nested {
  [name: string]: string | Nested
}

/** Dotted names as the nested form of ISO 20022 (IDN-009); the names were validated before, so none is foreign. */
export const nest = (flat: Readonly<Record<string, string>>): Nested => {
  const root: Nested = {}
  for (const [path, value] of Object.entries(flat)) {
    const steps = path.split('.')
    const last = steps.pop() ?? path
    let here = root
    for (const step of steps) {
      const below = here[step]
      const next: Nested = typeof below === 'object' ? below : {}
      here[step] = next
      here = next
    }
    here[last] = value
  }
  return root
}
