import type { ProductConfiguration } from '#definition/generated/wire-entities.ts'
import { checkAmount, readAmount } from '#engine/field/money.ts'
import { checkLength } from '#values/length.ts'
import { checkOneLine } from '#values/one-line.ts'
import { settle } from '#values/money.ts'
import { findSpreadsheetDamage } from '#values/spreadsheet-damage.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { CallRequest } from '../../app/call.ts'
import { toFailure } from '../../app/failure.ts'
import { Refused } from '../../app/refused.ts'
import { whyUncovered } from '../../balances/reservation.ts'
import { limitOf } from '../../definitions/limit.ts'
import { listOf } from '../../languages/lists.ts'
import type { IdentityRow } from '../../identities/answer.ts'
import type { OfferRequest } from '../../network/offer-request.ts'
import { checkPayment, type PaymentDependencies } from '../../payments/checks.ts'
import { findOffer } from '../../quotes/offer.ts'
import type { RequestedPayment } from '../batch.ts'
import { findNamed } from './people.ts'
import { valueOf, type Sheet, type SheetRow } from './sheet.ts'

/** An error in one cell, with a sentence for the person who fixes it. */
export interface Problem {
  row: number
  column: string
  value: string
  message: string
}

/** A valid row, ready to be quoted and sent. */
export interface ReadyRow extends RequestedPayment {
  row: number
  /** The amount its payment debits, fees included. */
  takes: string
  beneficiary: IdentityRow
  originator: IdentityRow | undefined
}

export interface RowDependencies extends PaymentDependencies {
  configuration: ProductConfiguration
  identities: readonly IdentityRow[]
  decimalSign: Sheet['decimalSign']
  /** The amount that earlier rows debit from the same account. */
  beside: string
}

/** The column of a refused field; other fields concern the beneficiary. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  purposeCode: 'purpose',
  sourceOfCash: 'source_of_cash',
  paymentMemo: 'memo',
}
/** Lists of the columns that take one of a few values; a cell has no list to open, so that a refusal names them. */
const LISTS = { purpose: 'payment-purposes', source_of_cash: 'sources-of-cash' } as const
const AMOUNT_FAULTS = ['amount-below-corridor', 'amount-above-corridor', 'quote-failed']

const LONGEST_SHOWN = 100

/** Shortens a cell so that it can still be found. */
const shorten = (value: string): string =>
  value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value

const routeOf = (beneficiary: IdentityRow, configuration: ProductConfiguration) => ({
  sourceCurrency: configuration.defaultSourceCurrency ?? '',
  payinCategory: configuration.defaultPayinCategory,
  route: {
    country: beneficiary.country ?? '',
    currency: beneficiary.currency ?? '',
    payoutCategory: beneficiary.payout_category ?? '',
    destinationBlockchainNetwork: beneficiary.network ?? undefined,
  },
})

/** Validates a row like a single payment: first all its cells, then the quote and the payment. */
export const validateRow = async (
  request: CallRequest,
  dependencies: RowDependencies,
  { row, cells, stray }: SheetRow,
): Promise<ReadyRow | Problem[]> => {
  const { definitions, configuration } = dependencies
  if (stray) return [{ row, ...stray, value: shorten(stray.value), message: sayRefusals('strayCell') }]
  const problems: Problem[] = []
  const say = (column: string, message: string) =>
    void problems.push({ row, column, value: shorten(cells[column] ?? ''), message })
  const sayOptions = (list: string) =>
    sayRefusals('oneOf', {
      options: listOf(definitions, list)
        .map(({ label }) => label)
        .join(', '),
    })
  const chosen = (column: string, list: string) => {
    const written = cells[column]
    const value = written === undefined ? undefined : valueOf(listOf(definitions, list), written)
    if (written !== undefined && value === undefined) say(column, sayOptions(list))
    return value
  }

  const beneficiary = findNamed(dependencies.identities, 'BENEFICIARY', cells.beneficiary)
  if (typeof beneficiary === 'string') say('beneficiary', beneficiary)
  const originator =
    cells.originator === undefined
      ? undefined
      : findNamed(dependencies.identities, 'ORIGINATOR', cells.originator)
  if (typeof originator === 'string') say('originator', originator)
  const side = (chosen('amount_type', 'batch-amounts') ?? 'SOURCE_AMOUNT') as OfferRequest['side']
  const route = typeof beneficiary === 'string' ? undefined : routeOf(beneficiary, configuration)
  const currency = side === 'SOURCE_AMOUNT' ? configuration.defaultSourceCurrency : route?.route.currency
  const amount = readAmount(cells.amount, currency, dependencies.decimalSign) ?? ''
  const wrongAmount = checkAmount(amount, currency, dependencies.decimalSign)
  if (wrongAmount !== undefined) say('amount', wrongAmount)
  const internalId = cells.internal_id ?? ''
  const wrongId =
    internalId === ''
      ? sayRefusals('ownReference')
      : (checkOneLine(internalId) ??
        findSpreadsheetDamage(internalId) ??
        checkLength(internalId, { most: limitOf(definitions, 'internalIdLength') }))
  if (wrongId !== undefined) say('internal_id', wrongId)
  const wrongMemo = checkOneLine(cells.memo ?? '') ?? findSpreadsheetDamage(cells.memo ?? '')
  if (wrongMemo !== undefined) say('memo', wrongMemo)
  const purposeCode = chosen('purpose', LISTS.purpose)
  const sourceOfCash = chosen('source_of_cash', LISTS.source_of_cash)
  if (problems.length > 0 || typeof beneficiary === 'string' || typeof originator === 'string' || !route)
    return problems

  const refuse = (refusal: Refused, otherwise: string): Problem[] => {
    const { message, fields } = toFailure(
      definitions.faults,
      refusal.fault,
      request.requestId,
      refusal.details,
    )
    const [field] = fields
    say(COLUMN_OF[field?.path ?? ''] ?? otherwise, field?.message ?? message)
    return problems
  }
  const { orgId, environment } = request.tenant
  const input: OfferRequest = { ...route, environment, amount: settle(amount, currency ?? ''), side }
  const offer = await findOffer(request.trx, dependencies, input, request.now)
  if (offer instanceof Refused)
    return refuse(offer, AMOUNT_FAULTS.includes(offer.fault) ? 'amount' : 'beneficiary')
  const { purposeRequired, sourceOfCashRequired } = offer.corridor.payment
  if (purposeRequired && purposeCode === undefined) say('purpose', sayOptions(LISTS.purpose))
  if (sourceOfCashRequired && sourceOfCash === undefined)
    say('source_of_cash', sayOptions(LISTS.source_of_cash))
  if (problems.length > 0) return problems
  const { sourceAmount: takes } = offer.price
  const taking = {
    orgId,
    environment,
    currency: input.sourceCurrency,
    amount: takes,
    beside: dependencies.beside,
  }
  const uncovered = await whyUncovered(request.trx, taking, 'amount')
  if (uncovered) return refuse(uncovered, 'amount')
  const payment = {
    beneficiaryIdentityId: beneficiary.id,
    internalId,
    ...(originator && { originatorIdentityId: originator.id }),
    ...(purposeCode && { purposeCode }),
    ...(sourceOfCash && { sourceOfCash }),
    ...(cells.memo !== undefined && { paymentMemo: cells.memo }),
  }
  const quoted = {
    destination_country: route.route.country,
    destination_currency: offer.corridor.currency,
    payout_category: offer.corridor.payoutCategory,
    network: offer.corridor.destinationBlockchainNetwork ?? null,
  }
  const { settings } = request.session.organisation
  const checked = await checkPayment(request.trx, dependencies, settings, quoted, { ...payment, quoteId: '' })
  if (checked instanceof Refused)
    return refuse(checked, checked.fault.startsWith('originator') ? 'originator' : 'beneficiary')
  return { row, takes, beneficiary, originator, wanted: input, payment }
}
