import { checkDestinationTag, printDestinationTag } from '#values/wallet/destination-tag.ts'
import { findNumberDamage } from '#values/spreadsheet-damage.ts'
import { typedCode } from './typed-text.ts'
import type { FieldKind } from './types.ts'

/** A whole number from 0 to 4294967295, shown without separators (VAL-028..030). */
export const destinationTag: FieldKind = {
  type: 'destination-tag',
  read: (raw) => typedCode(raw, 'tag'),
  check: (value) => findNumberDamage(String(value)) ?? checkDestinationTag(String(value)),
  print: (value) => printDestinationTag(String(value)),
  project: (value) => printDestinationTag(String(value)),
}
