import type { Generated } from 'kysely'
import type { Json, Moment } from '../store/database.ts'

export interface ViewQuery {
  filters?: Record<string, string | string[]>
  sort?: { by: string; direction: 'asc' | 'desc' }
  size?: number
}

export interface SavedViewsTable {
  org_id: string
  id: Generated<string>
  owner_id: string
  table_id: string
  name: string
  is_shared: Generated<boolean>
  is_default: Generated<boolean>
  query: Json<ViewQuery>
  columns: string[] | null
  created_at: Moment
  modified_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    saved_views: SavedViewsTable
  }
}
