import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import type { Environment } from '../store/environment.ts'

export interface Notice {
  orgId: string
  environment: Environment
  eventType: string
  title?: string
  facts?: Record<string, unknown>
  /** The page it leads to, with what its address holds. */
  page?: string
  parameters?: Record<string, string>
}

/** Tells people in the caller's transaction: what is rolled back was never told. */
export const notify = async (trx: Trx, notice: Notice, people: readonly string[]): Promise<void> => {
  if (people.length === 0) return
  const row = {
    org_id: notice.orgId,
    environment: notice.environment,
    event_type: notice.eventType,
    title: notice.title ?? null,
    facts: asJson(notice.facts ?? {}),
    page: notice.page ?? null,
    page_parameters: asJson(notice.parameters ?? {}),
  }
  await trx
    .insertInto('notifications')
    .values(people.map((user_id) => ({ ...row, user_id })))
    .execute()
}
