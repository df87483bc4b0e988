import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'

const saved = (trx: Trx) =>
  trx
    .selectFrom('onboarding_answers')
    .innerJoin('users', (join) =>
      join
        .onRef('users.org_id', '=', 'onboarding_answers.org_id')
        .onRef('users.id', '=', 'onboarding_answers.saved_by'),
    )
    .selectAll('onboarding_answers')
    .select(['users.first_name', 'users.last_name'])

type Row = Awaited<ReturnType<ReturnType<typeof saved>['execute']>>[number]

const toSaved = (row: Row) => ({
  answers: row.answers,
  steps: row.steps,
  done: row.done,
  version: row.version,
  savedAt: row.saved_at.toISOString(),
  savedBy: `${row.first_name} ${row.last_name}`.trim(),
})

/** Reads the saved answers of all subtasks, by name. */
export const readSaved = async (trx: Trx, orgId: string) => {
  const rows = await saved(trx).where('onboarding_answers.org_id', '=', orgId).execute()
  return Object.fromEntries(rows.map((row) => [row.subtask, toSaved(row)]))
}

/** Reads the saved answers of one subtask. */
export const readSubtask = async (trx: Trx, subtask: string) => {
  const row = await saved(trx).where('subtask', '=', subtask).executeTakeFirst()
  return row && toSaved(row)
}

/** Returns today, and the last date on which a proof of address is too old (LIM-014). */
export const readDays = async (trx: Trx, proofDays: number) => {
  const { rows } = await sql<{ today: string; stale: string }>`select
    to_char(app_now() at time zone 'UTC', 'YYYY-MM-DD') as today,
    to_char((app_now() at time zone 'UTC') - make_interval(days => ${proofDays}), 'YYYY-MM-DD') as stale`.execute(
    trx,
  )
  return { today: rows[0]!.today, proofsStaleOn: rows[0]!.stale }
}
