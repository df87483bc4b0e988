import { sayValues } from './generated/say-values.ts'

/** Accepts a blank, or any text without an at-sign (VAL-001, VAL-007). */
export function checkNoAtSign(text: string): string | undefined {
  return text.includes('@') ? sayValues('atSign') : undefined
}
