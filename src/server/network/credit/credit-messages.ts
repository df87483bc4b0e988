import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { objectOf } from '#values/object.ts'
import { bookOfNetwork } from '../../balances/credit.ts'
import { holdReversal } from '../../balances/credit-reversal.ts'
import type { Trx } from '../../store/tenant.ts'
import { putOnList, wasOnList, type NetworkAccount } from '../balance/stuck-account.ts'
import type { MessageKind } from '../order/callbacks.ts'
import {
  isCurrency,
  readCredit,
  readHolder,
  readReversal,
  type NetworkCredit,
  type NetworkReversal,
} from './contract.ts'
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

/** Sets a reversal aside once by its ID, and puts it on the list: a person books it or sets it free (TRU-820). */
const takeReversal = async (
  trx: Trx,
  { orgId, environment }: Omit<NetworkAccount, 'currency'>,
  { reversalId, creditId, amount, currency, bookedAt }: NetworkReversal,
): Promise<string | undefined> => {
  const reversal = { org_id: orgId, environment, currency, amount, reference: reversalId, bookedAt }
  const { why, isNew } = await holdReversal(trx, reversal)
  const account = { orgId, environment, currency }
  const saysOf = (reason: string) =>
    inEnglish(() => sayStuckDetails('ofCredit', { credit: reversalId, why: reason })).slice(0, 200)
  if (why !== undefined) {
    await putOnList(trx, account, { reason: 'other-credit', detail: saysOf(why), amount })
    return saysOf(why)
  }
  const aside = inEnglish(() =>
    creditId === undefined
      ? sayStuckDetails('setAside')
      : sayStuckDetails('setAsideOf', { credit: creditId }),
  )
  if (isNew) await putOnList(trx, account, { reason: 'reversed-credit', detail: saysOf(aside), amount })
  return undefined
}

/** Creates the kind of message about the account of an organisation; what cannot be read stands on the list. */
const accountMessages =
  <Content extends object>(
    read: (data: unknown) => Content | { wrong: string },
    takeContent: (
      trx: Trx,
      holder: Omit<NetworkAccount, 'currency'>,
      content: Content,
    ) => Promise<string | undefined>,
  ): MessageKind =>
  (data) => {
    const holder = readHolder(data)
    if (!holder) return undefined
    const { organisationId: orgId, environment } = holder
    const content = read(data)
    const wrong = 'wrong' in content ? sayWrong(content.wrong) : undefined
    return {
      ...(wrong !== undefined && { wrong }),
      findOrganisation: async (trx) => ((await isClient(trx, orgId)) ? orgId : undefined),
      take: async (trx) => {
        if (!('wrong' in content)) return takeContent(trx, { orgId, environment }, content)
        const { currency: named } = objectOf(data)
        const currency = isCurrency(named) ? named : NO_CURRENCY
        const account = { orgId, environment, currency }
        await putOnList(trx, account, { reason: 'other-credit', detail: wrong ?? '' })
        return wrong
      },
    }
  }

interface Clock {
  tolerance: number
}

/** The kind of network message about incoming money. */
export const creditMessages = ({ tolerance }: Clock): MessageKind =>
  accountMessages((data) => readCredit(data, { now: Date.now(), tolerance }), takeCredit)

/** The kind of network message about money that was taken back. */
export const reversalMessages = ({ tolerance }: Clock): MessageKind =>
  accountMessages((data) => readReversal(data, { now: Date.now(), tolerance }), takeReversal)
