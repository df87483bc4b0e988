import { sql } from 'kysely'
import type { AchService, Exchange, Holiday } from '#definition/generated/wire-entities.ts'
import { createResource } from '../../app/resource.ts'
import type { LimitDefinitions } from '../../definitions/limit.ts'
import { createEntryKeeper } from '../../entries/entry-storage.ts'

/**
 * The stored form of each kind of entry; ACH services also store a name, because their answer spells it
 * differently.
 */
export type StoredEntries = {
  exchange: Omit<Exchange, 'id' | 'version'>
  'ach-service': Omit<AchService, 'id' | 'version'> & { name: string }
  holiday: Omit<Holiday, 'id' | 'version'>
}

export type EntryKind = keyof StoredEntries

export const connectionEntries = createEntryKeeper<StoredEntries>('connection_entries')

/**
 * Creates the storage of a kind of entry, with its rules for names and versions; a holiday is identified by
 * its day as well.
 */
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
