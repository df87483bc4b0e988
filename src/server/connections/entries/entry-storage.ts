import { sql } from 'kysely'
import type { AchService, Exchange, Holiday } from '#definition/generated/wire-entities.ts'
import { createEntryKeeper, type Entry } from '../../entries/entry-storage.ts'
import type { Trx } from '../../store/tenant.ts'

/** What is kept of an entry of each kind; ACH services under a name as well, which their answer spells otherwise. */
export type StoredEntries = {
  exchange: Omit<Exchange, 'id' | 'version'>
  'ach-service': Omit<AchService, 'id' | 'version'> & { name: string }
  holiday: Omit<Holiday, 'id' | 'version'>
}

export type EntryKind = keyof StoredEntries

export const connectionEntries = createEntryKeeper<StoredEntries>('connection_entries')

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
