import { checkRoutingNumber } from '#values/routing-number.ts'
import { typedText } from './typed.ts'
import type { FieldKind } from './types.ts'

/** A US bank's routing number: nine digits whose checksum holds (IDN-065, VAL-048). */
export const routingNumber: FieldKind = {
  type: 'routing-number',
  read: (raw) => typedText(raw)?.replace(/[\s-]/g, ''),
  check: (value) => checkRoutingNumber(String(value)),
  print: (value) => String(value),
}
