import type { Generated } from 'kysely'
import type { Moment } from '../store/database.ts'

export interface IpAllowlistsTable {
  org_id: string
  entries: string[]
  version: Generated<number>
  updated_by: string
  updated_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    ip_allowlists: IpAllowlistsTable
  }
}
