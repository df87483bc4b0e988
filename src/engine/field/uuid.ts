import { checkUuid } from '#values/uuid.ts'
import { typedCode } from './typed-text.ts'
import type { FieldKind } from './types.ts'

/** Identifier, converted to lower case (VAL-006). */
export const uuid: FieldKind = {
  type: 'uuid',
  read: (raw) => typedCode(raw, 'uuid')?.toLowerCase(),
  check: (value) => checkUuid(String(value)),
  print: (value) => String(value),
}
