/** Returns the version a change is based on: from the body, else from If-Match, else undefined. */
export const versionOf = (
  body: Readonly<Record<string, unknown>>,
  ifMatch: string | string[] | undefined,
): number | undefined => {
  if (typeof body.version === 'number') return body.version
  const written = /^(?:W\/)?"?(\d{1,9})"?$/.exec(String(ifMatch ?? ''))?.[1]
  return written === undefined ? undefined : Number(written)
}
