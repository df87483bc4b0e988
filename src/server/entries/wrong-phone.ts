import { checkPhone } from '#values/phone.ts'
import { refusedField, type Refused } from '../app/refused.ts'
import type { EntryDetails } from './keep.ts'

/** A telephone number that its field does not take on the screen either, refused with the same words. */
export const wrongPhone = (wanted: EntryDetails, field: string): Refused | undefined => {
  const given = wanted[field]
  const says = typeof given === 'string' ? checkPhone(given) : undefined
  return says === undefined ? undefined : refusedField('invalid-request', field, says, 'phone')
}
