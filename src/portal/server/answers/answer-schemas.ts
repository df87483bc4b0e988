import { first, groups } from 'virtual:answer-schemas'
import { createValidators } from './validators.ts'

/** Validates the answers of this portal's calls. */
export const findValidator = createValidators({ first, groups })
