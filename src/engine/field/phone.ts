import { checkPhone, withLeadingPlus } from '#values/phone.ts'
import { typedCode } from './typed-text.ts'
import type { FieldKind } from './types.ts'

/** A telephone number: a leading plus is added, digits and hyphens are kept (IDN-063, IDN-064). */
export const phone: FieldKind = {
  type: 'phone',
  read: (raw) => {
    const typed = typedCode(raw, 'phone')?.replace(/\(0\)|[\s()./]/g, '')
    return typed === undefined ? undefined : withLeadingPlus(typed)
  },
  check: (value) => checkPhone(String(value)),
  print: (value) => String(value),
}
