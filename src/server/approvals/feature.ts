import type { Handlers } from '../app/call.ts'
import { Refused, refused } from '../app/refused.ts'
import type { PaymentDependencies } from '../payments/checks.ts'
import { startPayment } from '../payments/create.ts'
import { isAuthorizationOn } from './is-on.ts'
import { toApproval } from './answer.ts'
import { decidersBeside } from './deciders.ts'
import { listApprovals } from './list.ts'
import type { Feature } from '../feature.ts'
import { defineApprovalExpiry } from './expiry.ts'

const handlersOf = (dependencies: PaymentDependencies): Handlers => ({
  'approvals.list': async ({ trx, tenant, query }) => ({
    body: await listApprovals(trx, tenant.userId, query),
  }),
  'approvals.deciders': async ({ trx, tenant }) => ({
    body: { deciders: (await decidersBeside(trx, dependencies.definitions, tenant)).length },
  }),
  'approvals.create': async (request) => {
    if (!isAuthorizationOn(request.session.organisation.settings)) return refused('approvals-off')
    const started = await startPayment(request, dependencies, request.body)
    if (started instanceof Refused) return started
    const row = await request.trx
      .selectFrom('approvals')
      .selectAll()
      .where('payment_id', '=', started.paymentId)
      .executeTakeFirstOrThrow()
    const { paymentId: objectId, details } = started
    const audit = { action: 'approval.create', objectType: 'payment', objectId, details }
    const { length: deciders } = await decidersBeside(request.trx, dependencies.definitions, request.tenant)
    return { body: { ...toApproval(row, request.now), deciders }, audit }
  },
})

export const feature: Feature = (dependencies) => {
  defineApprovalExpiry(dependencies.jobs, dependencies.store, dependencies.machines)
  return handlersOf(dependencies)
}
