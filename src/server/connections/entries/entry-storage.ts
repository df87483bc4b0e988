import { sql } from 'kysely'
import type { AchService, Exchange, Holiday } from '#definition/generated/wire-entities.ts'
import { createResource } from '../../app/resource.ts'
import type { LimitDefinitions } from '../../definitions/limit.ts'
import { createEntryKeeper } from '../../entries/entry-storage.ts'

/** What is kept of an entry of each kind; ACH services under a name as well, which their answer spells otherwise. */
export type StoredEntries = {
  exchange: Omit<Exchange, 'id' | 'version'>
  'ach-service': Omit<AchService, 'id' | 'version'> & { name: string }
  holiday: Omit<Holiday, 'id' | 'version'>
}

export type EntryKind = keyof StoredEntries

export const connectionEntries = createEntryKeeper<StoredEntries>('connection_entries')

/** The entries of a kind, with the names and the version that their calls say; a holiday is told apart by its day as well. */
export const createEntries = (definitions: LimitDefinitions, kind: EntryKind) =>
  createResource(definitions, {
    lock: ({ trx, tenant }) => connectionEntries.alone(trx, tenant, kind),
    rows: ({ trx }) => trx.selectFrom('connection_entries').where('kind', '=', kind),
    columns: {
      name: sql`details ->> 'name'`,
      service_name: sql`details ->> 'name'`,
      date: sql`coalesce(details ->> 'date', '')`,
    },
  })

export type Entries = ReturnType<typeof createEntries>
