import { isolate } from '#values/direction.ts'
import { formatMoney } from '#values/money.ts'
import { normaliseLine } from '#values/normal-text.ts'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { ReadFacts } from '../app/facts.ts'
import { limitOf } from '../definitions/limit.ts'
import { findBatches } from './batches.ts'
import { findPayments, type FoundPayment } from './payments.ts'
import { findPeople } from './people.ts'
import { inWords } from '../languages/reader.ts'
import { sayRights } from '#values/generated/say-rights.ts'
import type { Feature } from '../feature.ts'

interface Hit {
  kind: 'payment' | 'identity' | 'batch'
  id: string
  title: string
  says: string
  path: string
}

export interface SearchDependencies {
  definitions: ServerDefinitions
  readFacts: ReadFacts
}

type Definitions = Pick<ServerDefinitions, 'library' | 'limits'>

const stateLabel = ({ library }: Definitions, { flow, state }: FoundPayment): string => {
  const machine = inWords(library).machines[flow === 'LEGACY' ? 'legacy-payment' : 'payment']
  const display = machine?.displays?.find((one) => one.state === state)
  return machine?.states[state]?.label ?? display?.label ?? state
}

const toPaymentHit = (definitions: Definitions, row: FoundPayment): Hit => {
  const amount = formatMoney(row.source_amount, row.source_currency)
  const state = stateLabel(definitions, row).toLowerCase()
  const name = row.nick_name && isolate(row.nick_name)
  return {
    kind: 'payment',
    id: row.id,
    title: row.internal_id || row.end_to_end_id,
    says: name ? sayRights('toPayee', { amount, name, state }) : sayRights('ofPayment', { amount, state }),
    path: `/payments/${row.id}`,
  }
}

const peopleHits = async ({ trx }: CallRequest, typed: string, most: number): Promise<Hit[]> => {
  const rows = await findPeople(trx, typed, most)
  return rows.map(({ id, nick_name, country, currency }) => ({
    kind: 'identity',
    id,
    title: nick_name,
    says: [sayRights('beneficiary'), country, currency].filter(Boolean).join(', '),
    path: `/payments?beneficiary_id=${id}`,
  }))
}

/** Returns true if the person may search beneficiaries; only the list of the new flow filters by them. */
const mayPeople = (request: CallRequest): boolean =>
  request.may('identities.read') && request.session.organisation.products.includes('payments_direct')

const batchHits = async ({ trx }: CallRequest, typed: string, most: number): Promise<Hit[]> => {
  const rows = await findBatches(trx, typed, most)
  return rows.map(({ id, name, payments }) => ({
    kind: 'batch',
    id,
    title: name,
    says: sayRights('ofBatch', { count: payments }),
    path: `/batch-payment/${id}`,
  }))
}

const hasBatches = (
  { session, tenant }: CallRequest,
  { definitions, readFacts }: SearchDependencies,
): boolean =>
  definitions.rules.get('isBatchUploadOn')?.evaluate(readFacts(session, tenant.environment)) === 'yes'

/** Searches the records that the person may see, without hints at others. */
export const feature: Feature = (dependencies) => ({
  'search.find': async (request) => {
    const typed = normaliseLine(request.query.q).trim().toLowerCase()
    const { definitions } = dependencies
    const most = limitOf(definitions, 'searchHits')
    // Many payments may match, so some places are reserved for other records.
    const few = limitOf(definitions, 'searchOthers')
    if (typed === '') return { body: { hits: [] } }
    const mayPayments = request.may('payments.read')
    const payments = mayPayments ? await findPayments(request.trx, typed, most) : []
    const others = [
      ...(mayPeople(request) ? await peopleHits(request, typed, few) : []),
      ...(mayPayments && hasBatches(request, dependencies) ? await batchHits(request, typed, few) : []),
    ].slice(0, most)
    const own = payments.slice(0, most - others.length).map((row) => toPaymentHit(definitions, row))
    return { body: { hits: [...own, ...others] } }
  },
})
