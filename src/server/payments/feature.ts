import type { AnswerOf, CallRequest, Handlers } from '../app/call.ts'
import { createAuthorizer } from '../app/permission.ts'
import { Refused, refused } from '../app/refused.ts'
import { decidersBeside } from '../approvals/deciders.ts'
import { furtherAccountAt, payeeChangesAt } from '../identities/payee/payee-change.ts'
import { waitingChangesOf } from '../identities/change/waiting-changes.ts'
import { isAuthorizationOn } from '../approvals/is-on.ts'
import { toApproval } from '../approvals/answer.ts'
import { replyHandlers } from './moves/approval/reply.ts'
import { acceptLegacy, type AcceptanceDependencies } from './start/legacy-acceptance.ts'
import { toPayment } from './answer.ts'
import { startPayment } from './start/new-payment.ts'
import { failedHandlers } from './failed/handlers.ts'
import { paymentListHandlers } from './list/handlers.ts'
import { moveHandlers } from './moves/handlers.ts'
import type { MoveDependencies } from './moves/move.ts'
import { readPayment } from './payment.ts'
import type { Feature } from '../feature.ts'
import { createLegacyNetwork } from '../network/legacy-network.ts'
import { paymentDownloadHandlers } from './download/handlers.ts'
import { defineBookmarkJob } from './list/bookmarks/bookmark-job.ts'
import { defineApprovalExpiry } from './moves/approval/approval-expiry.ts'
import { defineContractExpiry } from './moves/expiry.ts'
import { takeMoves } from './moves/report.ts'

/** States of payments that wait for somebody's decision or retry. */
const TO_ACT_ON = new Set(['FAILED', 'RETURNED', 'PENDING_APPROVAL'])

const paymentHandlers = (dependencies: MoveDependencies & AcceptanceDependencies): Handlers => {
  const show = async (
    { trx, tenant, now }: Pick<CallRequest, 'trx' | 'tenant' | 'now'>,
    id: string,
  ): Promise<AnswerOf<'payments.read'>> => {
    const parts = await readPayment(trx, id)
    if (!parts) return refused('not-found')
    const { beneficiary, payment } = parts
    const payees = beneficiary ? [beneficiary] : []
    const changes = await payeeChangesAt(trx, dependencies.definitions, payees, payment.created_at)
    const payeeChange = changes.get(beneficiary?.id ?? '')
    const furtherAccount =
      beneficiary && (await furtherAccountAt(trx, dependencies.definitions, beneficiary, payment.created_at))
    const marks = { ...(payeeChange ? { payeeChange } : {}), ...(furtherAccount ? { furtherAccount } : {}) }
    const acting = TO_ACT_ON.has(payment.state) ? payees.map((payee) => payee.id) : []
    const waitingChanges = (await waitingChangesOf(trx, acting)).get(beneficiary?.id ?? '')
    const body = toPayment({ ...parts, ...marks, waitingChanges }, dependencies.network, now)
    if (body.approval?.status !== 'pending') return { body }
    const initiator = { ...tenant, userId: payment.initiated_by }
    const { length: deciders } = await decidersBeside(trx, dependencies.definitions, initiator)
    return { body: { ...body, approval: { ...body.approval, deciders } } }
  }
  return {
    ...paymentListHandlers(dependencies.definitions),
    ...moveHandlers(dependencies, show),
    ...failedHandlers(dependencies, (request, id) => show(request, id)),
    ...replyHandlers(dependencies),
    'payments.read': (request) => show(request, request.params.id),
    'payments.create': async (request) => {
      const started = await startPayment(request, dependencies, request.body)
      if (started instanceof Refused) return started
      const shown = await show(request, started.paymentId)
      if (shown instanceof Refused) return shown
      const action = started.isPending ? 'payment.hold' : 'payment.create'
      return {
        ...shown,
        status: started.isPending ? 202 : 200,
        audit: { action, objectType: 'payment', objectId: started.paymentId, details: started.details },
      }
    },
    'approvals.create': async (request) => {
      if (!isAuthorizationOn(request.session.organisation.settings)) return refused('approvals-off')
      const started = await startPayment(request, dependencies, request.body)
      if (started instanceof Refused) return started
      const row = await request.trx
        .selectFrom('approvals')
        .selectAll()
        .where('payment_id', '=', started.paymentId)
        .executeTakeFirstOrThrow()
      const record = { id: started.paymentId, details: started.details }
      const { length: deciders } = await decidersBeside(request.trx, dependencies.definitions, request.tenant)
      return { body: { ...toApproval(row, request.now), deciders }, record }
    },
    'payments.accept': async (request) => {
      const accepted = await acceptLegacy(request, dependencies)
      if (accepted instanceof Refused) return accepted
      const { paymentId: id, details } = accepted
      const shown = await show(request, id)
      return shown instanceof Refused ? shown : { ...shown, record: { id, details } }
    },
  }
}

/** Calls that start, move, list and download payments. */
export const feature: Feature = ({ store, jobs, network, definitions, machines, data, readFacts }) => {
  defineApprovalExpiry(jobs, store, { machines, definitions })
  defineContractExpiry(jobs, store, { machines, definitions })
  defineBookmarkJob(jobs, store)
  const authorize = createAuthorizer(definitions, readFacts)
  const legacy = createLegacyNetwork(data, jobs, store, takeMoves({ machines, definitions }))
  return {
    ...paymentDownloadHandlers(definitions, store, readFacts),
    ...paymentHandlers({
      network,
      definitions,
      authorize,
      machines,
      legacy,
      holders: data.holders,
      readFacts,
    }),
  }
}
