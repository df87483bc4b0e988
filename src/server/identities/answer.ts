import type { Selectable } from 'kysely'
import { shortAddress } from '#values/wallet-address.ts'
import { nest } from './nest.ts'
import type { IdentitiesTable } from './table.ts'

export type IdentityRow = Selectable<IdentitiesTable>

const partyOf = (row: IdentityRow) => (row.identity_type === 'ORIGINATOR' ? 'Dbtr' : 'Cdtr')

const nameOf = (row: IdentityRow): string => {
  const given = row.requirements
  const party = partyOf(row)
  const person = [given[`${party}.StrdNm.FirstNm`], given[`${party}.StrdNm.LastNm`]].filter(Boolean).join(' ')
  return given[`${party}.Nm`] ?? (person || row.nick_name)
}

/** Enough of an account to tell two apart, never all of it. */
const accountShort = (row: IdentityRow): string => {
  const account = row.requirements['CdtrAcct.Id.IBAN'] ?? row.requirements['CdtrAcct.Id.Othr.Id'] ?? ''
  if (account === '') return ''
  return row.payout_category === 'CRYPTO' ? shortAddress(account) : `…${account.slice(-4)}`
}

const addressOf = (row: IdentityRow) => {
  const at = (name: string) => row.requirements[`${partyOf(row)}.PstlAdr.${name}`]
  const optional = Object.entries({ stateOrProvince: at('CtrySubDvsn'), postalCode: at('PstCd') })
  return {
    streetAddress: [at('StrtNm') ?? '-'],
    city: at('TwnNm') ?? '-',
    ...Object.fromEntries(optional.filter(([, value]) => value)),
    country: at('Ctry') ?? row.country ?? 'XX',
  }
}

const holderOf = (row: IdentityRow) => {
  const given = row.requirements
  const party = partyOf(row)
  const address = addressOf(row)
  if (row.holder_type === 'BUSINESS') return { business: { businessName: nameOf(row), address } }
  const firstName = given[`${party}.StrdNm.FirstNm`] ?? row.nick_name
  return { individual: { firstName, lastName: given[`${party}.StrdNm.LastNm`] ?? '-', address } }
}

const present = (values: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/** An identity as it travels (IDN-004..013). */
export const toIdentity = (row: IdentityRow) => ({
  identityId: row.id,
  identityType: row.identity_type,
  useCaseType: row.use_case,
  nickName: row.nick_name,
  ...present({
    internalId: row.internal_id,
    country: row.country,
    currency: row.currency,
    payoutCategory: row.payout_category,
  }),
  ...present({ destinationBlockchainNetwork: row.network }),
  createdAt: row.created_at.toISOString(),
  holderType: row.holder_type,
  displayName: nameOf(row),
  accountShort: accountShort(row),
  ...holderOf(row),
  piiData: nest(row.requirements),
})

/** What a payment shows of an identity. */
export const toIdentitySummary = (row: IdentityRow) => ({
  identityId: row.id,
  nickName: row.nick_name,
  displayName: nameOf(row),
  accountShort: accountShort(row),
  holderType: row.holder_type,
  ...present({ country: row.country, currency: row.currency }),
})
