import type { CallRequest } from '../app/call.ts'
import type { SessionCredential } from '../app/session.ts'
import type { Row } from '../store/generated/database.ts'

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

/** Returns the API credential that created a payment. */
export const credentialOf = ({
  credential_id: clientId,
  credential_name: name,
}: Pick<Row<'payments'>, 'credential_id' | 'credential_name'>) =>
  clientId === null || name === null ? {} : { credential: { clientId, name } }
