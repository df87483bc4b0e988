import { nameOf, type IdentityRow } from '../answer.ts'
import { isPayeeChanged, payeeDifference } from './payee-change.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'
import { programFact, type Origin } from '../../app/origin.ts'
import { findPerson } from '../../users/person.ts'
import { notify, type NotifyingDefinitions } from '../../notifications/notice.ts'

interface Actor {
  tenant: Tenant
  session: { credential?: Origin }
}

interface PayeeEvent {
  payee: IdentityRow
  eventType: string
  facts: Record<string, string>
}

/** Notifies of a payee, in the transaction of the change (TRU-057). */
const notifyOfPayee = async (
  trx: Trx,
  definitions: NotifyingDefinitions,
  { tenant: { orgId, environment, userId }, session: { credential } }: Actor,
  { payee, eventType, facts }: PayeeEvent,
): Promise<void> => {
  const { name: who } = await findPerson(trx, userId)
  await notify(trx, definitions, {
    orgId,
    environment,
    eventType,
    facts: { ...facts, who, payee: nameOf(payee), ...programFact(credential?.name) },
    parameters: { id: payee.id },
    persons: { actor: userId },
  })
}

/** Notifies of a new payee, or of a payee's new account; `account` is masked as in lists. */
export const notifyOfNewAccount = (
  trx: Trx,
  definitions: NotifyingDefinitions,
  actor: Actor,
  { payee, account }: { payee: IdentityRow; account: string },
): Promise<void> =>
  notifyOfPayee(trx, definitions, actor, { payee, eventType: 'PAYEE_ADDED', facts: { account } })

/** Notifies of a payee whose account or name changed; other changes are not reported. */
export const notifyOfPayeeChange = async (
  trx: Trx,
  definitions: NotifyingDefinitions,
  actor: Actor,
  { before, after }: { before: IdentityRow; after: IdentityRow },
): Promise<void> => {
  if (!isPayeeChanged(before, after)) return
  const facts = payeeDifference(before, after, true)
  await notifyOfPayee(trx, definitions, actor, { payee: after, eventType: 'PAYEE_CHANGED', facts })
}
