import type {
  Identity,
  IdentitySummary,
  PayeeChange,
  WaitingChange,
} from '#definition/generated/wire-entities.ts'
import { isClabeField } from '#values/clabe.ts'
import { shortAddress } from '#values/wallet/wallet-address.ts'
import { present } from '../app/values/present-values.ts'
import { credentialOf } from '../app/origin.ts'
import { extrasIn } from '../extras/extras.ts'
import { toInstrument, type InstrumentRow } from './instrument.ts'
import { partyOf } from './requirements/party.ts'
import type { Row } from '../store/generated/database.ts'

interface Nested {
  [name: string]: string | Nested
}

/** Converts dotted names to the nested form of ISO 20022 (IDN-009); the names are already validated. */
const nest = (flat: Readonly<Record<string, string>>): Nested => {
  const root: Nested = {}
  for (const [path, value] of Object.entries(flat)) {
    const steps = path.split('.')
    const last = steps.pop() ?? path
    let here = root
    for (const step of steps) {
      const below = here[step]
      const next: Nested = typeof below === 'object' ? below : {}
      here[step] = next
      here = next
    }
    here[last] = value
  }
  return root
}

export type IdentityRow = Row<'identities'>

export const nameOf = (row: IdentityRow): string => {
  const given = row.requirements
  const party = partyOf(row.identity_type)
  const person = [given[`${party}.StrdNm.FirstNm`], given[`${party}.StrdNm.LastNm`]].filter(Boolean).join(' ')
  return given[`${party}.Nm`] ?? (person || row.nick_name || row.id)
}

const WALLET = 'CRYPTO'

const IBAN = 'CdtrAcct.Id.IBAN'
const NUMBER = 'CdtrAcct.Id.Othr.Id'

export const accountOf = ({ requirements }: IdentityRow): string =>
  requirements[IBAN] ?? requirements[NUMBER] ?? ''

/** Returns the full account under the name of its kind, so that it is grouped accordingly. */
const accountNamed = (row: IdentityRow): Pick<IdentitySummary, 'iban' | 'clabe' | 'account'> => {
  const account = accountOf(row)
  if (account === '') return {}
  if (row.requirements[IBAN] !== undefined) return { iban: account }
  const isClabe = row.payout_category !== WALLET && isClabeField(row.country ?? '', NUMBER)
  return isClabe ? { clabe: account } : { account }
}

/** Returns the bank of the account: its name, then its code. */
export const bankOf = ({ requirements }: IdentityRow): string =>
  Object.entries(requirements)
    .filter(([name, value]) => name.startsWith('CdtrAgt.') && value !== '')
    .toSorted(([one], [other]) => Number(other.endsWith('.Nm')) - Number(one.endsWith('.Nm')))
    .map(([, value]) => value)
    .join(' · ')

/** Returns a shortened account number, enough to distinguish two. */
export const accountShort = (row: IdentityRow): string => {
  const account = accountOf(row)
  if (account === '') return ''
  if (row.payout_category === WALLET) return shortAddress(account)
  const at = account.indexOf('@')
  return at === -1 ? `…${account.slice(-4)}` : `${account.slice(0, at > 2 ? 2 : 0)}…${account.slice(at)}`
}

const addressOf = (row: IdentityRow) => {
  const at = (name: string) => row.requirements[`${partyOf(row.identity_type)}.PstlAdr.${name}`]
  return {
    streetAddress: [at('StrtNm') ?? '-'],
    city: at('TwnNm') ?? '-',
    ...present({ stateOrProvince: at('CtrySubDvsn') || null, postalCode: at('PstCd') || null }),
    country: at('Ctry') ?? row.country ?? 'XX',
  }
}

const holderOf = (row: IdentityRow) => {
  const given = row.requirements
  const party = partyOf(row.identity_type)
  const address = addressOf(row)
  if (row.holder_type === 'BUSINESS') return { business: { businessName: nameOf(row), address } }
  const firstName = given[`${party}.StrdNm.FirstNm`] ?? nameOf(row)
  // A person with a single name has no last name.
  const last = present({ lastName: given[`${party}.StrdNm.LastNm`] || null })
  return { individual: { firstName, ...last, address } }
}

/** Marks a wallet, and the chain as its issuer (OPEN-39). */
const markOf = (row: IdentityRow): Record<string, string> =>
  row.payout_category === WALLET
    ? {
        'CdtrAcct.Id.Othr.SchmeNm.Prtry': WALLET,
        ...(row.network ? { 'CdtrAcct.Id.Othr.Issr': row.network } : {}),
      }
    : {}

/** Converts an identity to its answer, with its recent change if known (IDN-004..013). */
export const toIdentity = (row: IdentityRow, payeeChange?: PayeeChange): Identity => ({
  identityId: row.id,
  identityType: row.identity_type,
  useCaseType: row.use_case,
  ...present({
    nickName: row.nick_name || null,
    internalId: row.internal_id,
    country: row.country,
    currency: row.currency,
    payoutCategory: row.payout_category,
    destinationBlockchainNetwork: row.network,
  }),
  createdAt: row.created_at.toISOString(),
  ...credentialOf(row),
  holderType: row.holder_type,
  displayName: nameOf(row),
  accountShort: accountShort(row),
  ...accountNamed(row),
  ...present({ bank: bankOf(row) || null }),
  ...(payeeChange ? { payeeChange } : {}),
  ...holderOf(row),
  piiData: nest({ ...row.requirements, ...markOf(row) }),
  version: row.version,
  modifiedAt: (row.modified_at ?? row.created_at).toISOString(),
})

/** Returns the identity with its answers by dotted name, for editing. */
export const toIdentityRecord = (
  row: IdentityRow,
  instruments: readonly InstrumentRow[],
  changes: {
    payee?: PayeeChange | undefined
    further?: PayeeChange | undefined
    instruments?: ReadonlyMap<string, PayeeChange>
    waiting?: readonly WaitingChange[] | undefined
  } = {},
): Identity => ({
  ...toIdentity(row, changes.payee),
  ...(changes.further ? { furtherAccount: changes.further } : {}),
  ...(changes.waiting ? { waitingChanges: [...changes.waiting] } : {}),
  requirements: row.requirements,
  ...extrasIn(row),
  ...(instruments.length > 0
    ? { financialInstruments: instruments.map((one) => toInstrument(one, changes.instruments?.get(one.id))) }
    : {}),
})

/** Returns the identity within a payment; a decider must see the full account number. */
export const toIdentitySummary = (
  row: IdentityRow,
  payeeChange?: PayeeChange,
  furtherAccount?: PayeeChange,
  waiting?: readonly WaitingChange[],
): IdentitySummary => ({
  identityId: row.id,
  nickName: row.nick_name || nameOf(row),
  displayName: nameOf(row),
  ...accountNamed(row),
  accountShort: accountShort(row),
  holderType: row.holder_type,
  ...present({ country: row.country, currency: row.currency, bank: bankOf(row) || null }),
  ...(payeeChange ? { payeeChange } : {}),
  ...(furtherAccount ? { furtherAccount } : {}),
  ...(waiting ? { waitingChanges: [...waiting] } : {}),
})
