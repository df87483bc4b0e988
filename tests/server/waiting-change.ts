import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { asSystem } from './system.ts'

/** A change of the account of a payee that somebody of its organisation wants and nobody has decided, until it is taken back. */
export const waitForChange = async (
  store: Store,
  identityId: string,
  email: string,
): Promise<() => Promise<void>> => {
  await asSystem(store, (trx) =>
    sql`insert into control_changes (org_id, environment, control, call, parameters, body, says, was, becomes, requested_by, requested_from)
      select org_id, 'uat', 'payee-accounts', 'identities.update', ${JSON.stringify({ id: identityId })}::jsonb, '{}', '', '', '', id, '127.0.0.1'
      from users where email = ${email}`.execute(trx),
  )
  return async () => {
    await asSystem(store, (trx) =>
      sql`delete from control_changes where parameters->>'id' = ${identityId}`.execute(trx),
    )
  }
}
