import { chosen } from './chosen-option.ts'
import type { FieldKind } from './types.ts'

/** One of a few, as a list. */
export const choice: FieldKind = { type: 'choice', ...chosen }
