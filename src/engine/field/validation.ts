import type { FieldFacts } from './types.ts'

/** Bank account, CLABE and crypto address checks run only with their flag on (VAL-031, FLG-033..035). */
export function isBankAccountValidationOn(facts: Pick<FieldFacts, 'read'>): boolean {
  return facts.read('flags.bankAccountValidation') === true
}

/** Returns the required country of an account or bank, which the field depends on. */
export function countryOf({ field, read }: Pick<FieldFacts, 'field' | 'read'>): unknown {
  return field.of === undefined ? undefined : read(field.of)
}
