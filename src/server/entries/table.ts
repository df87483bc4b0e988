import type { Generated } from 'kysely'
import type { Json, Moment } from '../store/database.ts'

/** Things of one organisation that differ in what they hold, not in how they are kept. */
export interface EntriesTable {
  org_id: string
  id: Generated<string>
  kind: string
  details: Json<Record<string, unknown>>
  version: Generated<number>
  created_at: Moment
  modified_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    connection_entries: EntriesTable
    onboarding_entries: EntriesTable
  }
}
