import { checkRoutingNumber } from '#values/routing-number.ts'
import { findNumberDamage } from '#values/spreadsheet-damage.ts'
import { typedCode } from './typed-text.ts'
import type { FieldKind } from './types.ts'

/** US bank routing number: nine digits with a valid checksum (IDN-065, VAL-048). */
export const routingNumber: FieldKind = {
  type: 'routing-number',
  read: (raw) => typedCode(raw, 'routing')?.replace(/[\s-]/g, ''),
  check: (value) => findNumberDamage(String(value)) ?? checkRoutingNumber(String(value)),
  print: (value) => String(value),
}
