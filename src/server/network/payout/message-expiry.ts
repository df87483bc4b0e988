import { sql } from 'kysely'
import type { Forgetting } from '../../jobs/forgetting.ts'
import type { PayoutTerms } from './terms.ts'

/** Throws away the IDs of messages that are too old to be taken, whoever sends them again. */
export const messageForgetting = ({ waits }: Pick<PayoutTerms, 'waits'>): Forgetting => ({
  name: 'network-messages.forget',
  forget: (trx) =>
    trx
      .deleteFrom('network_messages')
      .where('received_at', '<', sql<Date>`app_now() - make_interval(secs => ${waits.remember}::float8)`)
      .execute(),
})
