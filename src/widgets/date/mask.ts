import { isKeyPress } from '../typing/groups.ts'

const DIGITS = 8

/** Sets the hyphens of YYYY-MM-DD while it is typed; what a paste brings in another form stays for the check to explain. */
export function maskDay(typed: string, before: string): string {
  const digits = typed.replace(/\D/g, '')
  const isOther = !isKeyPress(typed, before) && !/^\d{4}-?\d{2}-?\d{2}$/.test(typed.trim())
  if (isOther) return typed
  const cut = digits.slice(0, DIGITS)
  const [year, month, day] = [cut.slice(0, 4), cut.slice(4, 6), cut.slice(6)]
  return [year, month, day].filter(Boolean).join('-')
}
