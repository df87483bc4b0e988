import { sql } from 'kysely'
import { statusNow } from '../approvals/approval-filters.ts'

/** What became of the decision a notification asks for; null where none is asked for (NOT-009). */
export const notificationState = sql<string | null>`
  case notifications.event_type when 'PAYMENT_AUTHORIZATION_REQUEST' then (
    select ${statusNow} from approvals where approvals.org_id = notifications.org_id
      and approvals.payment_id = (notifications.page_parameters ->> 'id')::uuid) end`
