import type { CallRequest } from '#server/app/call.ts'
import { Refused } from '#server/app/refused.ts'
import { appNow } from '#server/store/clock.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant, type Tenant } from '#server/store/tenant.ts'

/**
 * Runs a handler in a transaction without a server and returns its answer. A refusal rolls back, as on the server.
 */
export const callWith = async <Answer>(
  store: Store,
  tenant: Tenant,
  work: (request: CallRequest) => Promise<Answer>,
  given: object = {},
): Promise<Answer | Refused> => {
  try {
    return await inTenant(store, tenant, async (trx) => {
      const usual = { trx, tenant, params: {}, body: {}, session: {}, now: await appNow(trx) }
      const answer = await work({ ...usual, ...given } as unknown as CallRequest)
      if (answer instanceof Refused && !answer.auditEntry) throw answer
      return answer
    })
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}
