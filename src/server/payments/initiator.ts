import type { CallRequest } from '../app/call.ts'
import type { SessionCredential } from '../app/session.ts'

/** The initiator of a payment: a request, or the job of a batch for the person who accepted it. */
export type Initiator = Pick<CallRequest, 'trx' | 'tenant' | 'now' | 'body'> & {
  session: {
    organisation: Pick<CallRequest['session']['organisation'], 'settings'>
    user: Pick<CallRequest['session']['user'], 'email'>
    credential?: Pick<SessionCredential, 'id' | 'name'>
  }
}

/** Returns the source of a payment: a person at the portal, or an API credential with its current name. */
export const sourceOf = ({ session: { credential } }: Pick<Initiator, 'session'>) =>
  credential
    ? { source: 'CREDENTIAL' as const, credential_id: credential.id, credential_name: credential.name }
    : { source: 'USER' as const }
