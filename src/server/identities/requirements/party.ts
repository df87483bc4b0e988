import { joinStreet } from '#values/street.ts'
import type { Request } from '#definition/wire.ts'
import type { Holder } from '../../network/types.ts'
import type { IdentityRole } from './holder.ts'

/** The holder of an identity in version 3 (IDN-006..008). */
export type Party = Pick<Request<'identities.createV3'>, 'business' | 'individual'>

/** Returns the ISO 20022 prefix of a role. */
export const partyOf = (role: IdentityRole): 'Dbtr' | 'Cdtr' => (role === 'ORIGINATOR' ? 'Dbtr' : 'Cdtr')

const filled = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  )

/** Returns a holder under the names of the requirements; empty for the other kind of holder. */
export const namesOfParty = (role: IdentityRole, holder: Holder, party: Party): Record<string, string> => {
  const { business, individual } = party
  const address = (holder === 'BUSINESS' ? business : individual)?.address
  if (!address) return {}
  const name: Record<string, string | undefined> =
    holder === 'BUSINESS'
      ? { Nm: business?.businessName }
      : { 'StrdNm.FirstNm': individual?.firstName, 'StrdNm.LastNm': individual?.lastName }
  const given = {
    ...name,
    'PstlAdr.StrtNm': joinStreet(address.streetAddress),
    'PstlAdr.TwnNm': address.city,
    'PstlAdr.CtrySubDvsn': address.stateOrProvince,
    'PstlAdr.PstCd': address.postalCode,
    'PstlAdr.Ctry': address.country,
  }
  return Object.fromEntries(
    Object.entries(filled(given)).map(([name_, value]) => [`${partyOf(role)}.${name_}`, value]),
  )
}

const PLACES: Readonly<Record<string, string>> = {
  Nm: 'business.businessName',
  'StrdNm.FirstNm': 'individual.firstName',
  'StrdNm.LastNm': 'individual.lastName',
  'PstlAdr.StrtNm': 'address.streetAddress',
  'PstlAdr.TwnNm': 'address.city',
  'PstlAdr.CtrySubDvsn': 'address.stateOrProvince',
  'PstlAdr.PstCd': 'address.postalCode',
  'PstlAdr.Ctry': 'address.country',
}

/** Converts a path in `requirements` to the path in the holder, for the error message. */
export const placeInParty = (path: string, role: IdentityRole, holder: Holder): string => {
  const place = PLACES[path.replace(`requirements.${partyOf(role)}.`, '')]
  if (!place) return path
  return place.startsWith('address.') ? `${holder.toLowerCase()}.${place}` : place
}
