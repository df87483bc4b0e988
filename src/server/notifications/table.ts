import type { ColumnType, Generated } from 'kysely'
import type { Json, Moment, Timestamp } from '../store/database.ts'

export interface NotificationsTable {
  org_id: string
  environment: string
  user_id: string
  seq: ColumnType<string, never, never>
  id: Generated<string>
  event_type: string
  /** Of a type that the list of types does not name. */
  title: string | null
  /** What the sentence of its type prints. */
  facts: Json<Record<string, unknown>>
  page: string | null
  page_parameters: Json<Record<string, string>>
  delivery: Generated<'PENDING' | 'DELIVERED' | 'DELETED'>
  read_at: Timestamp | null
  archived_at: Timestamp | null
  created_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    notifications: NotificationsTable
  }
}
