import { present } from '#values/blank.ts'

/** The trimmed text of what was typed, drafted or sent; undefined for blank and for what is no text (law 5). */
export function typedText(raw: unknown): string | undefined {
  if (typeof raw === 'string') return present(raw)
  return typeof raw === 'number' && Number.isSafeInteger(raw) ? String(raw) : undefined
}
