const away = new Set([502, 503, 504])
const usualMs = 5_000
const longestMs = 60_000

/** Returns how long a busy server asks to wait, in milliseconds; undefined if it answered. */
export function busyMs({ status, headers }: Pick<Response, 'status' | 'headers'>): number | undefined {
  if (!away.has(status)) return undefined
  const requested = Number.parseInt(headers.get('retry-after') ?? '', 10) * 1_000
  return requested > 0 ? Math.min(requested, longestMs) : usualMs
}
