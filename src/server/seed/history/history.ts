import { priceOf } from '../../network/quote/price.ts'
import { railFor } from '../../network/corridors.ts'
import type { Corridor, NetworkCatalogue } from '../../network/types.ts'
import { momentsBefore } from './calendar.ts'
import type { DemoOrganisation } from '../organisations/demo-organisations.ts'
import { fateOf, type Fate } from './fate.ts'
import { beneficiariesOf, beneficiaryIdOf } from '../organisations/identities.ts'
import type { Luck } from '../luck.ts'
import { userIdOf } from '../organisations/organisation.ts'
import { seedId } from '../seed-id.ts'
import type { Environment } from '../../store/environment.ts'

export interface PastPayment extends Fate {
  id: string
  source_amount: string
  source_currency: string
  destination_amount: string
  destination_currency: string
  destination_country: string
  payout_category: string
  network: string | null
  rail: string
  settles: string
  rate: string
  total_fee: string
  fee_breakdown: { feeDescription: string; calculatedFee: string }[]
  quote_type: string
  initiated_by: string
  beneficiary_id: string | null
  internal_id: string
  purpose_code: string | null
  source_of_cash: string | null
  memo: string | null
}

export interface Past {
  organisation: DemoOrganisation
  environment: Environment
  count: number
  end: Date
}

const PENDING_HOURS = 20
const MEMOS = ['INVOICE 2041', 'PAYROLL', 'SUPPLIER SETTLEMENT', 'RENT', null, null]

/** Returns an amount typical of businesses: many small, few large (log-normal), in whole cents. */
export const amountOf = (luck: Luck): string => {
  const cents = Math.max(2500, Math.min(9_000_000, Math.round(Math.exp(11.4 + 0.9 * luck.bell()))))
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Returns the times of payments that wait for approval, in an organisation that requires it. */
const waitingMoments = ({ count, end }: Past): Date[] => {
  const waiting = Math.ceil(count / 100)
  const step = (PENDING_HOURS * 3_600_000) / waiting
  return Array.from(
    { length: waiting },
    (_, place) => new Date(end.getTime() - Math.round((waiting - place) * step)),
  )
}

const terms = (corridor: Corridor, network: NetworkCatalogue, currency: string, at: Date, luck: Luck) => {
  const requested = { amount: amountOf(luck), side: 'SOURCE_AMOUNT' as const, sourceCurrency: currency }
  const market = network.rate(currency, corridor.currency, at)
  const price = market === undefined ? undefined : priceOf(corridor, requested, market)
  const rail = price && railFor(corridor, price.destinationAmount)
  return price && rail ? { price, rail } : undefined
}

/** Returns 18 months of payments of one organisation in one environment. */
export const pastOf = (past: Past, network: NetworkCatalogue, luck: Luck): PastPayment[] => {
  const { organisation, environment, count, end } = past
  const isCareful = organisation.flow === 'DIRECT' && organisation.settings.payment_authorization === 'true'
  const waiting = isCareful ? waitingMoments(past) : []
  const moments = [...momentsBefore(end, count - waiting.length, luck), ...waiting]
  const usual = beneficiariesOf(organisation).filter((one) => !one.scenario)
  const makers = organisation.people.filter(
    (one) =>
      one.roles.some((role) => role.endsWith('payments.write')) && one.environments.includes(environment),
  )
  const maker = makers[0] ?? organisation.people[0]!
  return moments.flatMap((at, place) => {
    const beneficiary = luck.pick(usual)
    const corridor = network.corridors.find((one) => one.id === beneficiary.corridor)
    const offer = corridor && terms(corridor, network, organisation.currency, at, luck)
    if (!corridor || !offer) return []
    const { price, rail } = offer
    const isWaiting = place >= moments.length - waiting.length
    return {
      ...fateOf({ at, end, isCareful, isWaiting, flow: organisation.flow }, luck),
      id: seedId(organisation.domain, environment, String(place)),
      source_amount: price.sourceAmount,
      source_currency: organisation.currency,
      destination_amount: price.destinationAmount,
      destination_currency: corridor.currency,
      destination_country: corridor.country ?? beneficiary.requirements['Cdtr.PstlAdr.Ctry'] ?? 'US',
      payout_category: corridor.payoutCategory,
      network: corridor.destinationBlockchainNetwork ?? null,
      rail: rail.name,
      settles: rail.settles,
      rate: price.rate,
      total_fee: price.totalFee,
      fee_breakdown: price.fees,
      quote_type: organisation.flow === 'LEGACY' ? 'SENDING_AMOUNT' : 'SOURCE_AMOUNT',
      initiated_by: userIdOf(organisation, maker.login),
      beneficiary_id:
        organisation.flow === 'LEGACY'
          ? null
          : beneficiaryIdOf(organisation, environment, beneficiary.nickName),
      internal_id: `${organisation.domain.slice(0, 3).toUpperCase()}-${String(place + 1).padStart(5, '0')}`,
      purpose_code: corridor.payment.purposeRequired ? 'SUPPLIER' : null,
      source_of_cash: corridor.payment.sourceOfCashRequired ? 'BUSINESS_INCOME' : null,
      memo: luck.pick(MEMOS),
    }
  })
}
