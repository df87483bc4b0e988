import { sayValues } from './generated/say-values.ts'

/** Accepts anything without an at-sign, nothing included (VAL-001, VAL-007). */
export function checkNoAtSign(text: string): string | undefined {
  return text.includes('@') ? sayValues('atSign') : undefined
}
