/** The version a change starts from: the body's, else that of If-Match; nothing when neither says. */
export const versionOf = (
  body: Readonly<Record<string, unknown>>,
  ifMatch: string | string[] | undefined,
): number | undefined => {
  if (typeof body.version === 'number') return body.version
  const written = /^(?:W\/)?"?(\d{1,9})"?$/.exec(String(ifMatch ?? ''))?.[1]
  return written === undefined ? undefined : Number(written)
}
