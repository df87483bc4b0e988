import { typedText } from './typed.ts'
import type { FieldKind } from './types.ts'

/** A line of text, trimmed; how long it is and of what form is for the definition or the server to say. */
export const text: FieldKind = {
  type: 'text',
  read: typedText,
  check: () => undefined,
  print: (value) => String(value),
}
