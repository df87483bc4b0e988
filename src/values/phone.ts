import { isBlank } from './blank.ts'

/** The number with its leading plus (IDN-063). */
export function withLeadingPlus(text: string): string {
  return isBlank(text) || text.startsWith('+') ? text : `+${text}`
}

/** Accepts nothing, or an optional leading plus, digits and hyphens (IDN-064); no country code begins with 0. */
export function checkPhone(text: string): string | undefined {
  if (isBlank(text)) return undefined
  const first = /^\+?-*([0-9])[0-9-]*$/.exec(text)?.[1]
  if (first === undefined)
    return 'Enter the number with digits and hyphens only, for example +52-55-1234-5678.'
  return first === '0'
    ? 'Begin with the country code, for example +52-55-1234-5678. No country code begins with 0.'
    : undefined
}
