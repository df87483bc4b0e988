import { isKeyPress } from '../typing/groups.ts'

const DIGITS = 8

/** Sets the strokes of MM/DD/YYYY while it is typed; a stroke typed by the person closes the part before it. */
export function maskUsDay(typed: string, before: string): string {
  if (!isKeyPress(typed, before) || /[^\d/]/.test(typed)) return typed
  const closed = typed.replace(/^(\d)\//, '0$1/').replace(/^(\d{2}\/)(\d)\//, '$10$2/')
  const digits = closed.replace(/\D/g, '').slice(0, DIGITS)
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
  const hasStroke = closed.endsWith('/') && typed.length > before.length && /^\d{2}(\/\d{2})?$/.test(parts)
  return hasStroke ? `${parts}/` : parts
}
