import { randomUUID } from 'node:crypto'
import { mexican } from './holders.ts'
import type { Caller } from './paying.ts'

export const PATH = '/pii_proxy/v2/identities'
export const ACCOUNT = 'CdtrAcct.Id.Othr.Id'
export const OLD = mexican[ACCOUNT]
export const NEW = '002180350335714529'
export const SHARED = '032180000118359719'

/** A beneficiary as its calls answer it. */
export interface PayeeRecord {
  identityId: string
  version: number
  nickName: string
  clabe?: string
  payeeChange?: { kind: string; at: string; by: string; was?: string; now: string }
  requirements: Record<string, string>
}

const newPayee = (nickName: string, changes: Record<string, string> = {}) => ({
  identityType: 'BENEFICIARY',
  useCaseType: 'B2B',
  nickName,
  country: 'MX',
  currency: 'MXN',
  payoutCategory: 'BANK',
  requirements: { ...mexican, ...changes },
})

export const addPayee = async (person: Caller, nickName: string, changes: Record<string, string> = {}) =>
  (await person.call('POST', PATH, { body: newPayee(nickName, changes), key: randomUUID() }))
    .body as PayeeRecord

export const readPayee = async (person: Caller, id: string) =>
  (await person.call('GET', `${PATH}/${id}`)).body as PayeeRecord

/** Changes a payee as it stands now. */
export const changePayee = async (
  person: Caller,
  id: string,
  changes: Record<string, string>,
  nickName?: string,
) => {
  const record = await readPayee(person, id)
  const requirements = { ...record.requirements, ...changes }
  const body = { nickName: nickName ?? record.nickName, version: record.version, requirements }
  return person.call('PUT', `${PATH}/${id}`, { body })
}
