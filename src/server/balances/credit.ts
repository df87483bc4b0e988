import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { sql } from 'kysely'
import { checkAmount } from '#engine/field/money.ts'
import { findCurrency, isIso4217 } from '#values/currency.ts'
import { compare } from '#values/decimal.ts'
import { formatMoney, isMoney } from '#values/money.ts'
import { checkUuid } from '#values/uuid.ts'
import { writeAudit } from '../store/audit.ts'
import { ENVIRONMENTS, type Environment } from '../store/environment.ts'
import type { Row } from '../store/generated/database.ts'
import { inEnglish } from '../languages/reader.ts'
import { ofTenant, type Trx } from '../store/tenant.ts'
import { setAside } from './credit-reversal.ts'
import { findReported, otherAmount, type ReportedCredit } from './reported-credit.ts'
import { book, release } from './reservation.ts'

const LONGEST_REFERENCE = 140

/** The reason why a credit is not saved or booked, for the provider's staff. */
export class CreditRefused extends Error {}

/** A credit to an account, or its new credit line. */
export interface CreditRequest {
  /** The name or ID of the organisation. */
  organisation: string
  environment: string
  currency: string
  amount: string
  kind: Row<'account_credits'>['kind']
  /** The bank's reference of the incoming payment; each is booked once. */
  reference: string
}

const SAYS = { CREDIT: 'credit', CREDIT_LINE: 'credit line', REVERSAL: 'reversal' } as const

const isId = (value: string): boolean => value !== '' && checkUuid(value) === undefined

const isEnvironment = (value: string): value is Environment => ENVIRONMENTS.some((one) => one === value)

const findOrganisation = async (trx: Trx, requested: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select id from organisations
    where id::text = ${requested} or lower(name) = lower(${requested})`.execute(trx)
  if (rows.length === 1) return rows[0]!.id
  throw new CreditRefused(
    rows.length === 0
      ? `There is no organisation '${requested}'. Give its whole name, or its id.`
      : `${rows.length} organisations are called '${requested}'. Give the id of the one that is meant.`,
  )
}

const whyWrong = ({ currency, amount, kind, reference }: CreditRequest): string | undefined => {
  if (!findCurrency(currency)) return `There is no currency '${currency}'. Give its code, such as USD.`
  if (!isMoney(amount) || compare(amount, '0') < 0 || (kind !== 'CREDIT_LINE' && compare(amount, '0') === 0))
    return `'${amount}' is no amount to book. Write it like 25000.00, without signs.`
  const length = reference.trim().length
  return length === 0 || length > LONGEST_REFERENCE
    ? `The reference of the incoming payment has 1 to ${LONGEST_REFERENCE} characters.`
    : checkAmount(amount, currency)
}

const originOf = ({
  org_id: orgId,
  environment,
}: Pick<Row<'account_credits'>, 'org_id' | 'environment'>) => ({
  orgId,
  userId: null,
  environment,
})

/**
 * Saves a credit until a second person books or rejects it; it is not available before. A reversal is set aside
 * meanwhile (TRU-820). Returns its ID (TRU-097).
 */
export const askForCredit = async (
  trx: Trx,
  request: CreditRequest,
  requestedBy: string,
): Promise<string> => {
  const { environment, currency, amount, kind } = request
  if (!isEnvironment(environment))
    throw new CreditRefused(
      `There is no environment '${environment}'. It is one of ${ENVIRONMENTS.join(', ')}.`,
    )
  const wrong = whyWrong(request)
  if (wrong !== undefined) throw new CreditRefused(wrong)
  const org_id = await findOrganisation(trx, request.organisation)
  const own = ofTenant(trx, org_id)
  const reference = request.reference.trim()
  const row = await own
    .insertInto('account_credits')
    .values({ org_id, environment, currency, amount, kind, reference, requested_by: requestedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row)
    throw new CreditRefused(
      `The reference '${reference}' was used already. An incoming payment is booked once.`,
    )
  if (kind === 'REVERSAL') await setAside(own, { org_id, environment, id: row.id, currency, amount })
  await writeAudit(own, originOf({ org_id, environment }), {
    action: 'account.credit.ask',
    objectType: 'account',
    objectId: row.id,
    details: { currency, amount, kind, reference, askedBy: requestedBy },
  })
  return row.id
}

const settle = async (trx: Trx, id: string, state: 'booked' | 'rejected', by: string) => {
  const { rows } = await sql<Row<'account_credits'>>`update account_credits
    set state = ${state}, decided_by = ${by}, decided_at = app_now()
    where id = ${id} and state = 'waiting' and (${state} = 'rejected' or requested_by <> ${by} or channel = 'NETWORK') returning *`.execute(
    trx,
  )
  return rows[0]
}

const whyNot = async (trx: Trx, id: string): Promise<string> => {
  const row = isId(id)
    ? await trx.selectFrom('account_credits').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) return `There is no credit '${id}'. The list of those that wait names them.`
  return row.state === 'waiting'
    ? `${row.requested_by} asked for it: another person books it.`
    : `It was ${row.state} by ${row.decided_by} already.`
}

/** Books a credit in its account, which is opened if missing, and adds it to the account's entries. */
const changeAccount = async (trx: Trx, row: Row<'account_credits'>): Promise<void> => {
  if (row.kind === 'REVERSAL') return book(trx, row)
  const { org_id, environment, id, currency, amount, kind } = row
  const account = isIso4217(currency) ? 'FIAT' : 'CRYPTO'
  await sql`insert into balances (org_id, environment, account_id, account_type, currency, kind)
    values (${org_id}, ${environment}, ${org_id}, 'PAYMENTS', ${currency}, ${account}) on conflict do nothing`.execute(
    trx,
  )
  const change =
    kind === 'CREDIT' ? sql`settled = settled + ${amount}::numeric` : sql`credit_line = ${amount}::numeric`
  await sql`update balances set ${change}
    where org_id = ${org_id} and environment = ${environment} and account_id = ${org_id} and currency = ${currency}`.execute(
    trx,
  )
  if (kind === 'CREDIT')
    await trx
      .insertInto('account_bookings')
      .values({
        org_id,
        environment,
        account_id: org_id,
        currency,
        object_id: id,
        object_type: 'DEPOSIT',
        change: amount,
      })
      .execute()
}

/**
 * Books a credit, sets a credit line, or rejects it, once. The requester may only reject it. Returns a
 * sentence about the result (TRU-097).
 */
export const decideCredit = async (
  trx: Trx,
  id: string,
  state: 'booked' | 'rejected',
  decidedBy: string,
): Promise<string> => {
  const row = isId(id) ? await settle(trx, id, state, decidedBy) : undefined
  if (!row) throw new CreditRefused(await whyNot(trx, id))
  const { currency, amount, kind, reference, requested_by: requestedBy } = row
  const own = ofTenant(trx, row.org_id)
  if (state === 'booked') await changeAccount(own, row)
  else if (row.kind === 'REVERSAL') await release(own, row)
  await writeAudit(own, originOf(row), {
    action: `account.credit.${state === 'booked' ? 'book' : 'reject'}`,
    objectType: 'account',
    objectId: id,
    details: { currency, amount, kind, reference, askedBy: requestedBy, decidedBy },
  })
  return `The ${SAYS[kind]} of ${formatMoney(amount, currency)} with the reference '${reference}' is ${state}.`
}

const NETWORK = 'network'

/**
 * Books a credit reported by the network, once by its reference and without a second person; a matching
 * request of the staff is booked by it. Returns the reason if the reference belongs to another credit
 * (TRU-530).
 */
export const bookOfNetwork = async (trx: Trx, reported: ReportedCredit): Promise<string | undefined> => {
  const { org_id, environment, currency, amount, reference, bookedAt } = reported
  await trx
    .insertInto('account_credits')
    .values({
      org_id,
      environment,
      currency,
      amount,
      kind: 'CREDIT',
      reference,
      requested_by: NETWORK,
      channel: 'NETWORK',
      bank_booked_at: bookedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = await findReported(trx, reported)
  if (before.kind !== 'CREDIT')
    return inEnglish(() => sayStuckDetails(before.kind === 'REVERSAL' ? 'reversalHasIt' : 'creditLine'))
  const other = otherAmount(before, reported)
  if (other !== undefined) return other
  if (before.state === 'rejected')
    return inEnglish(() => sayStuckDetails('rejectedBy', { who: before.decided_by ?? '' }))
  if (before.state === 'waiting') await decideCredit(trx, before.id, 'booked', NETWORK)
  return undefined
}

/** Lists the credits that wait for a second person, oldest first, one line each. */
export const listCredits = async (trx: Trx): Promise<string[]> => {
  const { rows } = await sql<Row<'account_credits'> & { organisation: string }>`
    select c.*, o.name as organisation from account_credits c join organisations o on o.id = c.org_id
    where c.state = 'waiting' order by c.requested_at, c.id`.execute(trx)
  return rows.map(
    ({ id, organisation, environment, kind, amount, currency, reference, requested_by: requestedBy }) =>
      `${id}  ${organisation}, ${environment}: ${SAYS[kind]} of ${formatMoney(amount, currency)}, '${reference}', asked for by ${requestedBy}`,
  )
}
