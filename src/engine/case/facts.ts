type Facts = Readonly<Record<string, unknown>>

/** Merges facts over others: objects by name, everything else is replaced. */
export function mergeFacts(under: Facts, over: Facts): Record<string, unknown> {
  const merged = Object.entries(over).map(([name, value]) => {
    const below = Object.hasOwn(under, name) ? under[name] : undefined
    return [name, isRecord(below) && isRecord(value) ? mergeFacts(below, value) : value] as const
  })
  return Object.fromEntries([...Object.entries(under), ...merged])
}

function isRecord(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
