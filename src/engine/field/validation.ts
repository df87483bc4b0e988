import type { FieldFacts } from './types.ts'

/** Bank account, CLABE and crypto address checks run only with their flag on (VAL-031, FLG-033..035). */
export function isBankAccountValidationOn(facts: Pick<FieldFacts, 'read'>): boolean {
  return facts.read('flags.bankAccountValidation') === true
}

/** The country that an account or bank must be in: what the field follows. */
export function countryOf({ field, read }: Pick<FieldFacts, 'field' | 'read'>): unknown {
  return field.of === undefined ? undefined : read(field.of)
}
