import { isBlank } from './blank.ts'
import { sayValues } from './generated/say-values.ts'

/** Accepts a blank, or a decimal number with an optional sign (VAL-001, VAL-005). */
export function checkSignedDecimal(text: string): string | undefined {
  const isFine = isBlank(text) || /^[+-]?([0-9]+(\.[0-9]+)?|\.[0-9]+)$/.test(text)
  return isFine ? undefined : sayValues('number')
}
