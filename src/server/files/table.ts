import type { Generated } from 'kysely'
import type { Moment } from '../store/database.ts'

export interface FilesTable {
  org_id: string
  environment: string
  id: Generated<string>
  name: string
  type: string
  size: number
  sha256: string
  uploaded_by: string
  created_at: Moment
  content: Buffer
}

export interface FileReferencesTable {
  org_id: string
  environment: string
  file_id: string
  reference_id: string
  created_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    files: FilesTable
    file_references: FileReferencesTable
  }
}
