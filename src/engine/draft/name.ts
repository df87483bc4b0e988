type Given = Readonly<Record<string, unknown>>

/**
 * Returns the storage key of a draft, from the flow and the values its page passed. Each record has its own
 * draft.
 */
export function draftName(flow: string, given: Given | undefined): string {
  const entries = Object.entries(given ?? {}).filter(([, value]) => value !== undefined)
  const listed = entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, value])
  return listed.length === 0 ? flow : `${flow}?${JSON.stringify(listed)}`
}
