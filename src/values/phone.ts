import { isBlank } from './blank.ts'
import { sayValues } from './generated/say-values.ts'

/** The number with its leading plus (IDN-063). */
export function withLeadingPlus(text: string): string {
  return isBlank(text) || text.startsWith('+') ? text : `+${text}`
}

/**
 * Accepts a blank, or an optional leading plus, digits and hyphens (IDN-064); no country code begins with 0.
 */
export function checkPhone(text: string): string | undefined {
  if (isBlank(text)) return undefined
  const first = /^\+?-*([0-9])[0-9-]*$/.exec(text)?.[1]
  if (first === undefined) return sayValues('phone')
  return first === '0' ? sayValues('phoneCountry') : undefined
}
