/** Removes null columns, so that an absent part is absent in the request. */
export const withoutNulls = (row: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(row).filter((entry): entry is [string, string] => entry[1] !== null))
