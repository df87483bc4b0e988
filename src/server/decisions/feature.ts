import type { Decision } from '#definition/generated/wire-entities.ts'
import { present } from '../app/values/present-values.ts'
import { pageOf, sliceOf } from '../app/list/list-page.ts'
import { toControlChanges } from '../controls/answer.ts'
import { credentialOf } from '../app/origin.ts'
import { countDecisions, flagsOf, listWaiting, readPayments, type WaitingPayment } from './rows.ts'
import type { Feature } from '../feature.ts'

const ofPayment = (row: WaitingPayment, mayDecide: boolean): Decision => {
  const name = `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim()
  const person = { id: row.requested_by, name, email: row.email }
  return {
    id: row.id,
    kind: 'payment',
    state: 'pending',
    what: row.payee ?? row.internal_id,
    mayDecide,
    askedAt: row.created_at.toISOString(),
    askedBy: person,
    initiatedBy: person,
    ...credentialOf(row),
    until: row.expires_at.toISOString(),
    flags: flagsOf(row),
    ...(row.same_as === null ? {} : { sameAs: row.same_as }),
    approvalId: row.approval_id,
    payment_id: row.id,
    fingerprint: row.fingerprint,
    internalId: row.internal_id,
    sourceAmount: row.source_amount,
    sourceCurrency: row.source_currency,
    destinationAmount: row.destination_amount,
    destinationCurrency: row.destination_currency,
    ...(row.batch_id === null ? {} : { batchId: row.batch_id }),
    ...(row.requote_id === null ? {} : { requote: { quoteId: row.requote_id } }),
  }
}

/** Lists everything that waits for a decision, of all kinds. */
export const feature: Feature = ({ definitions }) => ({
  'decisions.list': async (request) => {
    const { trx, query } = request
    const counts = await countDecisions(request, definitions, query.search)
    const waiting = await listWaiting(request, definitions, query)
    const idsOf = (kind: 'payment' | 'change') =>
      waiting.flatMap((one) => (one.kind === kind ? [one.id] : []))
    const payments = await readPayments(request, definitions, idsOf('payment'))
    const ids = idsOf('change')
    const rows =
      ids.length === 0
        ? []
        : await trx.selectFrom('control_changes').selectAll().where('id', 'in', ids).execute()
    const changes = new Map((await toControlChanges(trx, definitions, rows)).map((one) => [one.id, one]))
    const content = waiting.flatMap(({ id, is_mine }): Decision[] => {
      const payment = payments.get(id)
      if (payment) return [ofPayment(payment, is_mine)]
      const change = changes.get(id)
      if (!change) return []
      const { says, decides, askedBy, credential, askedAt, takesEffectAt, was, becomes } = change
      return [
        {
          id,
          kind: 'change',
          state: 'waiting',
          what: says,
          mayDecide: is_mine,
          askedAt,
          askedBy,
          flags: credential ? ['by-program'] : [],
          ...present({ credential }),
          decides,
          was,
          becomes,
          ...(takesEffectAt === undefined ? {} : { until: takesEffectAt }),
        },
      ]
    })
    const total = {
      'to-decide': counts.toDecide,
      others: counts.others,
      all: counts.toDecide + counts.others,
    }
    return {
      body: {
        content,
        counts,
        page: pageOf(sliceOf(query), String(total[query.whose ?? 'to-decide'])),
      },
    }
  },
})
