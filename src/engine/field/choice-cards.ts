import { chosen } from './chosen-option.ts'
import type { FieldKind } from './types.ts'

/** One of a few, as cards with a sentence each. */
export const choiceCards: FieldKind = { type: 'choice-cards', ...chosen }
