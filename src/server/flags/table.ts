export interface OrganisationFlagsTable {
  org_id: string
  flag: string
  active: boolean
}

declare module '../store/database.ts' {
  interface Database {
    organisation_flags: OrganisationFlagsTable
  }
}
