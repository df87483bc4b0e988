import { randomUUID } from 'node:crypto'
import type { signIn } from './sign-in.ts'

export type Caller = Awaited<ReturnType<typeof signIn>>

export interface IdentityRecord {
  identityId: string
  nickName: string
  country: string
  currency: string
  payoutCategory: string
  destinationBlockchainNetwork?: string
}

export const identityNamed = async (
  person: Caller,
  nickName: string,
  type = 'BENEFICIARY',
): Promise<IdentityRecord> => {
  const { body } = await person.call('GET', '/pii_proxy/v2/identities', { query: { identityType: type } })
  const found = (body as { identities: IdentityRecord[] }).identities.find((one) => one.nickName === nickName)
  if (!found) throw new Error(`There is no ${type} ${nickName}: ${JSON.stringify(body).slice(0, 300)}`)
  return found
}

export const quoteBody = (to: IdentityRecord, changes: object = {}) => ({
  quoteAmount: '150.00',
  quoteAmountType: 'SOURCE_AMOUNT',
  sourceCurrency: 'USD',
  destinationCurrency: to.currency,
  destinationCountry: to.country,
  payinCategory: 'FUNDED',
  payoutCategory: to.payoutCategory,
  ...(to.destinationBlockchainNetwork
    ? { destinationBlockchainNetwork: to.destinationBlockchainNetwork }
    : {}),
  ...changes,
})

export const askQuote = (
  person: Caller,
  to: IdentityRecord,
  changes: object = {},
  query: Record<string, string> = {},
) => person.call('POST', '/payout_proxy/quotes/quote-collection', { body: quoteBody(to, changes), query })

export interface QuoteRecord {
  quoteId: string
  sourceAmount: string
  destinationAmount: string
  rail: string
  expiresAt: string
  createdAt: string
  adjustedExchangeRate: { adjustedRate: string }
  fees: { totalFee: string; feeCurrency: string; feeBreakdown: { calculatedFee: string }[] }
}

export const quoteOf = async (
  person: Caller,
  to: IdentityRecord,
  changes: object = {},
  query: Record<string, string> = {},
): Promise<QuoteRecord> => {
  const { status, body } = await askQuote(person, to, changes, query)
  if (status !== 200) throw new Error(`No quote: ${JSON.stringify(body)}`)
  return (body as { quotes: QuoteRecord[] }).quotes[0]!
}

export const payBody = (quoteId: string, to: IdentityRecord, changes: object = {}) => ({
  quoteId,
  beneficiaryIdentityId: to.identityId,
  internalId: 'T-1',
  ...changes,
})

/** Creates a payment from a fresh quote, or from the one given. */
export const pay = async (
  person: Caller,
  to: IdentityRecord,
  changes: object = {},
  key: string = randomUUID(),
  quoteId?: string,
) => {
  const quote = quoteId ?? (await quoteOf(person, to)).quoteId
  return person.call('POST', '/payout_proxy/payments', { body: payBody(quote, to, changes), key })
}

export const codeOf = (answer: { body: unknown }): unknown => (answer.body as { code?: string }).code
