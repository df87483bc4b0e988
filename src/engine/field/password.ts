import { limitOf } from './limit.ts'
import type { FieldFacts, FieldKind } from './types.ts'

/** Returns the dots that replace a secret, whatever its length (LIM-019). */
export function maskOf(facts: Pick<FieldFacts, 'read'>): string {
  return '•'.repeat(limitOf(facts, 'maskedSecret') ?? 0)
}

/** New password, as typed: it is not trimmed, not stored in drafts and never printed. */
export const password: FieldKind = {
  type: 'password',
  read: (raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined),
  check: () => undefined,
  print: (_value, facts) => maskOf(facts),
  keep: () => undefined,
}
