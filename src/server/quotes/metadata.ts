import { sql } from 'kysely'
import type { Answer } from '#definition/wire.ts'
import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'

/** Returns the accounts and hosts of recent quotes, each once, for completion (API-083). */
export const quoteMetadataHandlers = ({ definitions }: { definitions: ServerDefinitions }): Handlers => ({
  'quotes.metadata': async ({ trx }) => {
    const days = limitOf(definitions, 'quoteMetadataDays')
    const { rows } = await sql<Answer<'quotes.metadata'>>`
      select coalesce(array_agg(distinct account_in(sender_address)), '{}') as "senderAccounts",
        coalesce(array_agg(distinct host_in(receiver_address)), '{}') as "receiverHosts",
        coalesce(array_agg(distinct account_in(receiver_address)), '{}') as "receiverAccounts",
        coalesce(array_agg(distinct rail), '{}') as "paymentMethods"
      from quotes where flow = 'LEGACY' and sender_address is not null and receiver_address is not null
        and created_at > app_now() - make_interval(days => ${days}::int)`.execute(trx)
    return { body: rows[0]! }
  },
})
