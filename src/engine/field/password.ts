import { limitOf } from './limit.ts'
import type { FieldFacts, FieldKind } from './types.ts'

/** Dots that stand for a secret, however long it is (LIM-019). */
export function maskOf(facts: Pick<FieldFacts, 'read'>): string {
  return '•'.repeat(limitOf(facts, 'maskedSecret') ?? 0)
}

/** A secret a person makes up, as it was typed: nothing is trimmed, no draft keeps it, nothing prints it. */
export const password: FieldKind = {
  type: 'password',
  read: (raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined),
  check: () => undefined,
  print: (_value, facts) => maskOf(facts),
  keep: () => undefined,
}
