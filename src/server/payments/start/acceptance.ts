import type { Request } from '#definition/wire.ts'
import { objectOf } from '#values/object.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { refusedField } from '../../app/refused.ts'
import { validateRequirements } from '../../identities/requirements/requirement-validation.ts'
import { requirementsOf } from '../../identities/requirements/requirements.ts'
import { isListed } from '../../languages/lists.ts'
import type { NetworkData } from '../../network/data.ts'
import type { Corridor, NetworkGateway } from '../../network/types.ts'
import type { QuoteRow } from '../../quotes/answer.ts'
import { refuseLongEndToEndId } from './end-to-end-id.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'

/** The body of the call that accepts a quote. */
export type Acceptance = Request<'payments.accept'>

interface AcceptanceDependencies {
  definitions: ServerDefinitions
  network: NetworkGateway
  holders: NetworkData['holders']
}

const corridorOf = (quote: QuoteRow, network: NetworkGateway): Corridor | undefined =>
  network.corridor({
    country: quote.destination_country,
    currency: quote.destination_currency,
    payoutCategory: quote.payout_category,
    destinationBlockchainNetwork: quote.network ?? undefined,
  })

/**
 * Returns the first error in the beneficiary fields, checked as those of a business and of a person; the
 * closer match counts (OPEN-15).
 */
const wrongBeneficiary = (
  given: Record<string, unknown>,
  corridor: Corridor,
  { holders }: AcceptanceDependencies,
): string | undefined => {
  const { country, currency, payoutCategory } = corridor
  const texts = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  const verdicts = (['BUSINESS', 'INDIVIDUAL'] as const).map((holder) => {
    const fields = requirementsOf(holders, 'BENEFICIARY', holder, corridor)
    const outcome = validateRequirements(fields, texts, { country, currency, payoutCategory })
    return { asked: fields.map(({ fieldName }) => fieldName), faults: outcome.ok ? [] : outcome.fields }
  })
  const [closest] = verdicts.toSorted((a, b) => a.faults.length - b.faults.length)
  const [first] = closest?.faults ?? []
  if (first) {
    const why = sayRefusals('atField', {
      field: first.path.replace(/^requirements\./, ''),
      why: first.message,
    })
    return first.keyword === 'additionalProperties'
      ? sayRefusals('asksFor', { why, fields: closest?.asked.join(', ') ?? '' })
      : why
  }
  const [wrong] = Object.entries(given).find(([, value]) => typeof value !== 'string') ?? []
  return wrong && sayRefusals('inQuotes', { field: wrong })
}

const HOME = 'Cdtr.PstlAdr.Ctry'

/**
 * Returns the beneficiary that a payment stores and shows, with its place in the request: `beneficiary_data`, or else
 * that of `user_info` (TRU-719).
 */
const beneficiaryIn = ({ beneficiary_data: given, user_info: info }: Acceptance) => {
  if (given) return { path: 'beneficiary_data', given }
  return info && Object.hasOwn(info, 'beneficiary')
    ? { path: 'user_info.beneficiary', given: objectOf(info['beneficiary']) }
    : undefined
}

/** Returns why a quote cannot be accepted with this body (QUO-042, QUO-043, QUO-045). */
export const whatIsWrong = (message: Acceptance, quote: QuoteRow, dependencies: AcceptanceDependencies) => {
  const corridor = corridorOf(quote, dependencies.network)
  if (!corridor) return undefined
  const tooLong = refuseLongEndToEndId(
    message.sender_end_to_end_id,
    quote,
    corridor,
    dependencies.definitions,
  )
  if (tooLong) return tooLong
  const named = beneficiaryIn(message)
  if (!named) return undefined
  const { path, given } = named
  const home = given[HOME]
  if (typeof home === 'string' && isListed(dependencies.definitions, 'sanctioned-countries', home))
    return refusedField('country-sanctioned', path, sayRefusals('sanctioned'))
  const beneficiary = wrongBeneficiary(given, corridor, dependencies)
  return beneficiary === undefined ? undefined : refusedField('invalid-request', path, beneficiary, 'format')
}
