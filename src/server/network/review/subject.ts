/** What a network is told of something: what it does not have is left out. */
export const withoutNulls = (row: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(row).filter((entry): entry is [string, string] => entry[1] !== null))
