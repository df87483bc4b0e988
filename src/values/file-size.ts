import { sayMeasures } from './generated/say-measures.ts'

const KILOBYTE = 1024

/** 1 MB is 1048576 bytes (OPEN-67). */
export const MEGABYTE = KILOBYTE * KILOBYTE

/** The size for a person, rounded up to a tenth, so that a file over a limit never reads as the limit. */
export function formatFileSize(bytes: number): string {
  if (bytes < KILOBYTE) return sayMeasures('bytes', { size: bytes })
  const kilobytes = Math.ceil((bytes / KILOBYTE) * 10) / 10
  return kilobytes < KILOBYTE
    ? sayMeasures('kilobytes', { size: kilobytes })
    : sayMeasures('megabytes', { size: Math.ceil((bytes / MEGABYTE) * 10) / 10 })
}

/**
 * Tells whether a file fits; the caller decides about exactly the limit, since both rules occur (CON-017,
 * CON-022).
 */
export function fitsFileSize(bytes: number, megabytes: number, exactly: 'accepted' | 'refused'): boolean {
  const limit = megabytes * MEGABYTE
  return exactly === 'accepted' ? bytes <= limit : bytes < limit
}
