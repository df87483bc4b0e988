import { present } from '#values/blank.ts'
import { withoutLabel, type Labelled } from '#values/label.ts'
import { normaliseCode, normaliseLine } from '#values/normal-text.ts'

function textOf(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw
  return typeof raw === 'number' && Number.isSafeInteger(raw) ? String(raw) : undefined
}

/**
 * Returns a typed, stored or sent text, trimmed and in Unicode normal form; undefined for a blank or non-text
 * value (law 5).
 */
export function typedText(raw: unknown): string | undefined {
  const text = textOf(raw)
  return text === undefined ? undefined : present(normaliseLine(text))
}

/** A number or code that was typed, drafted or sent: in one spelling, without the label that was pasted with it. */
export function typedCode(raw: unknown, kind?: Labelled): string | undefined {
  const text = textOf(raw)
  if (text === undefined) return undefined
  const code = normaliseCode(text)
  return present(kind === undefined ? code : withoutLabel(code, kind))
}
