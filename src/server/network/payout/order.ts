import { sql } from 'kysely'
import { asJson } from '../../store/json.ts'
import type { Trx } from '../../store/tenant.ts'
import type { Handover } from '../types.ts'
import type { Payout } from './contract.ts'

interface Ordered {
  end_to_end_id: string
  memo: string | null
  purpose_code: string | null
  amount: string
  currency: string
  country: string | null
  rail: string
  payout_category: string
  network: string | null
  network_quote: string | null
  beneficiary: Record<string, string>
  originator: Record<string, string> | null
  organisation: string
}

const find = async (trx: Trx, { orgId, paymentId }: Handover): Promise<Ordered> => {
  const { rows } = await sql<Ordered>`
    select payments.end_to_end_id, payments.memo, payments.purpose_code, quotes.destination_amount::text as amount,
      quotes.destination_currency as currency, beneficiary.country, quotes.rail, quotes.payout_category, quotes.network, quotes.network_quote,
      beneficiary.requirements as beneficiary, originator.requirements as originator, organisations.name as organisation
    from payments
      join quotes on quotes.org_id = payments.org_id and quotes.id = payments.id
      join organisations on organisations.id = payments.org_id
      join identities beneficiary on beneficiary.org_id = payments.org_id and beneficiary.id = payments.beneficiary_id
      left join identities originator on originator.org_id = payments.org_id and originator.id = payments.originator_id
    where payments.org_id = ${orgId} and payments.id = ${paymentId}`.execute(trx)
  if (!rows[0]) throw new Error(`The payment ${paymentId} cannot be handed over: parts of it are missing.`)
  return rows[0]
}

/** Writes the payout order as of now, in the transaction that moves the payment (TRU-280). */
export const writeOrder = async (trx: Trx, place: Handover): Promise<void> => {
  const found = await find(trx, place)
  const payout: Payout = {
    paymentId: place.paymentId,
    organisationId: place.orgId,
    environment: place.environment,
    endToEndId: found.end_to_end_id,
    amount: found.amount,
    currency: found.currency,
    rail: found.rail,
    payoutCategory: found.payout_category,
    ...(found.country !== null && { country: found.country }),
    ...(found.network !== null && { blockchain: found.network }),
    ...(found.network_quote !== null && { quoteId: found.network_quote }),
    ...(found.memo !== null && { memo: found.memo }),
    ...(found.purpose_code !== null && { purposeCode: found.purpose_code }),
    beneficiary: found.beneficiary,
    ...(found.originator && { originator: found.originator }),
    organisation: found.organisation,
  }
  await trx
    .insertInto('network_payouts')
    .values({
      org_id: place.orgId,
      environment: place.environment,
      id: place.paymentId,
      payout: asJson(payout),
      amount: found.amount,
      currency: found.currency,
    })
    .execute()
}
