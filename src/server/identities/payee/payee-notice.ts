import type { ServerDefinitions } from '../../app/definitions.ts'
import { nameOf, type IdentityRow } from '../answer.ts'
import { isPayeeChanged, payeeDifference } from './payee-change.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'
import { programFact, type Origin } from '../../app/origin.ts'
import { findPerson } from '../../users/person.ts'
import { whoMay } from '../../users/rights/who-may.ts'
import { notify } from '../../notifications/notice.ts'

const DECIDES = 'changes.decide'

interface Actor {
  tenant: Tenant
  session: { credential?: Origin }
}

interface PayeeEvent {
  payee: IdentityRow
  eventType: string
  facts: Record<string, string>
}

/** Notifies all reviewers except the actor, in the transaction of the change (TRU-057). */
const notifyDeciders = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'permissions'>,
  { tenant: { orgId, environment, userId }, session: { credential } }: Actor,
  { payee, eventType, facts }: PayeeEvent,
): Promise<void> => {
  const { name: who } = await findPerson(trx, userId)
  const people = await whoMay(trx, definitions, DECIDES, { orgId, environment })
  const notice = {
    orgId,
    environment,
    eventType,
    facts: { ...facts, who, payee: nameOf(payee), ...programFact(credential?.name) },
  }
  await notify(
    trx,
    { ...notice, page: 'beneficiary', parameters: { id: payee.id } },
    people.filter((one) => one !== userId),
  )
}

/** Notifies reviewers of a new payee, or of a payee's new account; `account` is masked as in lists. */
export const notifyOfNewAccount = (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'permissions'>,
  actor: Actor,
  { payee, account }: { payee: IdentityRow; account: string },
): Promise<void> =>
  notifyDeciders(trx, definitions, actor, { payee, eventType: 'PAYEE_ADDED', facts: { account } })

/** Notifies reviewers of a payee whose account or name changed; other changes are not reported. */
export const notifyOfPayeeChange = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'permissions'>,
  actor: Actor,
  { before, after }: { before: IdentityRow; after: IdentityRow },
): Promise<void> => {
  if (!isPayeeChanged(before, after)) return
  const facts = payeeDifference(before, after, true)
  await notifyDeciders(trx, definitions, actor, { payee: after, eventType: 'PAYEE_CHANGED', facts })
}
