import { chosen } from './chosen-option.ts'
import type { FieldKind } from './types.ts'

/** One of many records. */
export const choiceList: FieldKind = { type: 'choice-list', ...chosen }
