import { sql } from 'kysely'
import { createEntryKeeper, type Entry } from '../../entries/keep.ts'
import type { Row } from '../../store/generated/database.ts'
import type { Trx } from '../../store/tenant.ts'

export type EntryKind = Row<'connection_entries'>['kind']

export const connectionEntries = createEntryKeeper<EntryKind>('connection_entries')

/** Whether another entry of the kind bears that name, and for holidays that day. */
export const isTaken = async (trx: Trx, kind: EntryKind, { id, details }: Entry): Promise<boolean> => {
  const row = await trx
    .selectFrom('connection_entries')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .where(sql<boolean>`lower(details ->> 'name') = lower(${String(details.name)})`)
    .where(sql<boolean>`coalesce(details ->> 'date', '') = ${String(details.date ?? '')}`)
    .executeTakeFirst()
  return row !== undefined
}
