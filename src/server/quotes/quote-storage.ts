import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OfferRequest } from '../network/offer-request.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { asJson } from '../store/json.ts'
import type { QuoteRow } from './answer.ts'
import type { LegacyQuoteRequest } from './legacy-request.ts'
import type { Offer } from './offer.ts'

export interface Terms {
  flow: 'DIRECT' | 'LEGACY'
  quoteType: QuoteRow['quote_type']
  seconds: number
  /** The ID shared by the quotes that answer one request. */
  collectionId?: string
  senderAddress?: string
  receiverAddress?: string
  request?: LegacyQuoteRequest
  /** The payment whose own quote expired. */
  replaces?: string
}

/** Stores an offer as a quote of this person, valid by the database's clock (QUO-022). */
export const saveQuote = (
  trx: Trx,
  tenant: Tenant,
  input: OfferRequest,
  { price, rail, corridor, quoteId, firm }: Offer,
  terms: Terms,
): Promise<QuoteRow> =>
  trx
    .insertInto('quotes')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      id: quoteId ?? randomUUID(),
      network_quote: firm?.networkQuoteId ?? null,
      collection_id: terms.collectionId ?? randomUUID(),
      user_id: tenant.userId,
      flow: terms.flow,
      state: 'open',
      quote_type: terms.quoteType,
      source_amount: price.sourceAmount,
      source_currency: input.sourceCurrency,
      destination_amount: price.destinationAmount,
      destination_currency: corridor.currency,
      destination_country: input.route.country,
      payin_category: input.payinCategory ?? 'FUNDED',
      payout_category: corridor.payoutCategory,
      network: corridor.destinationBlockchainNetwork ?? null,
      rail: rail.name,
      settles: rail.settles,
      rate: price.rate,
      total_fee: price.totalFee,
      fee_breakdown: asJson(price.fees),
      sender_address: terms.senderAddress ?? null,
      receiver_address: terms.receiverAddress ?? null,
      request: terms.request === undefined ? null : asJson(terms.request),
      replaces: terms.replaces ?? null,
      expires_at: sql<Date>`app_now() + make_interval(secs => ${firm?.seconds ?? terms.seconds}::float8)`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
