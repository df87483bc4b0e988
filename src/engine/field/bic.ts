import { bareBic, checkBic } from '#values/bic.ts'
import { typedText } from './typed.ts'
import type { FieldKind } from './types.ts'

/** A bank identifier, ISO 9362: 8 or 11 characters, in capitals. */
export const bic: FieldKind = {
  type: 'bic',
  read: (raw) => {
    const typed = typedText(raw)
    return typed === undefined ? undefined : bareBic(typed)
  },
  check: (value) => checkBic(String(value)),
  print: (value) => String(value),
}
