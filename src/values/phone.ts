import { isBlank } from './blank.ts'

/** The number with its leading plus (IDN-063). */
export function withLeadingPlus(text: string): string {
  return isBlank(text) || text.startsWith('+') ? text : `+${text}`
}

/** Accepts nothing, or an optional leading plus, digits and hyphens (IDN-064). */
export function checkPhone(text: string): string | undefined {
  const isFine = isBlank(text) || /^\+?(?=-*[0-9])[0-9-]+$/.test(text)
  return isFine ? undefined : 'Enter the number with digits and hyphens only, for example +52-55-1234-5678.'
}
