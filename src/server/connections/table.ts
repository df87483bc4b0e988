import type { Generated } from 'kysely'
import type { Moment } from '../store/database.ts'

export type ConnectionFileKind = 'exchange' | 'schema'
export type AccessStatus = 'PENDING' | 'GRANTED' | 'DENIED' | 'REVOKED'

export interface ConnectionFilesTable {
  org_id: string
  id: Generated<string>
  kind: ConnectionFileKind
  name: string
  type: string
  size: number
  sha256: string
  uploaded_by: string
  created_at: Moment
  content: Buffer
}

export interface LiquidationsTable {
  org_id: string
  environment: string
  /** That of the payment. */
  id: string
  exchange: string
  status: string
  source_amount: string
  source_currency: string
  /** How much of the source amount found a buyer. */
  sold_amount: string
  destination_amount: string
  destination_currency: string
  created_at: Moment
  modified_at: Moment
}

export interface LiquidationIssuesTable {
  org_id: string
  environment: string
  id: Generated<string>
  liquidation_id: string
  reason: string
  description: string
  reported_by: string
  created_at: Moment
}

export interface MemberProfilesTable {
  org_id: string
  /** What other members call it by. */
  id: Generated<string>
  company_name: string
  country: string
  timezone: string
  currencies: string[]
  /** Hours. */
  time_to_credit: string
  version: Generated<number>
  modified_at: Moment
}

export interface RpoSchemasTable {
  org_id: string
  environment: string
  id: Generated<string>
  owner_name: string
  name: string
  country: string
  status: Generated<'ACTIVE' | 'DEPRECATED'>
  /** The file of the newest version. */
  remote_object_id: string
  /** Of the newest version. */
  number: Generated<number>
  created_at: Moment
  modified_at: Moment
}

export interface RpoSchemaVersionsTable {
  org_id: string
  environment: string
  schema_id: string
  number: number
  file_id: string
  created_by: string
  created_at: Moment
}

export interface SchemaAccessRequestsTable {
  /** Who asks. */
  org_id: string
  environment: string
  id: Generated<string>
  /** Whose schema it is. */
  owner_id: string
  schema_id: string
  requester_name: string
  status: Generated<AccessStatus>
  created_at: Moment
  modified_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    connection_files: ConnectionFilesTable
    liquidations: LiquidationsTable
    liquidation_issues: LiquidationIssuesTable
    member_profiles: MemberProfilesTable
    rpo_schemas: RpoSchemasTable
    rpo_schema_versions: RpoSchemaVersionsTable
    schema_access_requests: SchemaAccessRequestsTable
  }
}
