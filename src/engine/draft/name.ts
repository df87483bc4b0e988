type Given = Readonly<Record<string, unknown>>

/** What a draft is kept under: its flow, and what the page handed it; a draft for one record is none for another. */
export function draftName(flow: string, given: Given | undefined): string {
  const entries = Object.entries(given ?? {}).filter(([, value]) => value !== undefined)
  const listed = entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, value])
  return listed.length === 0 ? flow : `${flow}?${JSON.stringify(listed)}`
}
