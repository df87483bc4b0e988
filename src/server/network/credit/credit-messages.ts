import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { objectOf } from '#values/object.ts'
import { bookOfNetwork } from '../../balances/credit.ts'
import type { Trx } from '../../store/tenant.ts'
import { putOnList, wasOnList, type NetworkAccount } from '../balance/stuck-account.ts'
import type { MessageKind } from '../order/callbacks.ts'
import { isCurrency, readCredit, readHolder, type NetworkCredit } from './contract.ts'
import { inEnglish } from '../../languages/reader.ts'
import { sayWrong } from '../http/contract-parts.ts'

/** The ISO 4217 code for no currency, stored if a credit names none or an unknown one. */
const NO_CURRENCY = 'XXX'

const isClient = async (trx: Trx, id: string): Promise<boolean> => {
  const found = await trx.selectFrom('organisations').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

/** Books a credit once by its ID; one that cannot be booked is listed and changes no balance (TRU-530). */
export const takeCredit = async (
  trx: Trx,
  { orgId, environment }: Omit<NetworkAccount, 'currency'>,
  { creditId, amount, currency, bookedAt }: NetworkCredit,
  /** True if the credit is repeated with each balance, not sent as a message of its own. */
  { isRepeated = false }: { isRepeated?: boolean } = {},
): Promise<string | undefined> => {
  const credit = { org_id: orgId, environment, currency, amount, reference: creditId, bookedAt }
  const why = await bookOfNetwork(trx, credit)
  if (why === undefined) return undefined
  const detail = inEnglish(() => sayStuckDetails('ofCredit', { credit: creditId, why })).slice(0, 200)
  const account = { orgId, environment, currency }
  const isOld = isRepeated && (await wasOnList(trx, account, detail))
  if (!isOld) await putOnList(trx, account, { reason: 'other-credit', detail, amount })
  return detail
}

/** The kind of network message about incoming money. */
export const creditMessages =
  ({ tolerance }: { tolerance: number }): MessageKind =>
  (data) => {
    const holder = readHolder(data)
    if (!holder) return undefined
    const { organisationId: orgId, environment } = holder
    const credit = readCredit(data, { now: Date.now(), tolerance })
    const wrong = 'wrong' in credit ? sayWrong(credit.wrong) : undefined
    return {
      ...(wrong !== undefined && { wrong }),
      findOrganisation: async (trx) => ((await isClient(trx, orgId)) ? orgId : undefined),
      take: async (trx) => {
        if (!('wrong' in credit)) return takeCredit(trx, { orgId, environment }, credit)
        const { currency: named } = objectOf(data)
        const currency = isCurrency(named) ? named : NO_CURRENCY
        const account = { orgId, environment, currency }
        await putOnList(trx, account, { reason: 'other-credit', detail: wrong ?? '' })
        return wrong
      },
    }
  }
