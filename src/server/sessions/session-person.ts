import { sql } from 'kysely'
import type { Session } from '../app/session.ts'
import type { Row } from '../store/generated/database.ts'
import type { Environment } from '../store/environment.ts'

/** The current row of a person and their organisation. */
export interface PersonRow {
  user_id: string
  org_id: string
  email: string
  first_name: string
  last_name: string
  status: Row<'users'>['status']
  viewed_disclosure: boolean
  language: string | null
  zone: string | null
  density: Row<'users'>['density']
  begins_in: Environment | null
  single_keys: Row<'users'>['single_keys']
  org_name: string
  products: string[]
  server_version: string
  settings: Record<string, string> | null
  flags: Record<string, boolean> | null
  roles: string[]
  environments: Environment[]
  is_disabled: boolean
}

/**
 * The columns of that row: `s` is the session with organisation and person, `u` the person, `o` the
 * organisation.
 */
export const sessionColumns = sql`
  u.email, u.first_name, u.last_name, u.status, u.viewed_disclosure, u.language, u.zone, u.density, u.begins_in, u.single_keys,
  o.name as org_name, o.products, o.server_version,
  exists (select from client_states where org_id = s.org_id and state = 'DISABLED') as is_disabled,
  (select jsonb_object_agg(setting_name, setting_value) from organisation_settings where org_id = s.org_id) as settings,
  (select jsonb_object_agg(flag, active) from organisation_flags where org_id = s.org_id) as flags,
  array(select role from user_roles r where r.org_id = s.org_id and r.user_id = s.user_id order by role) as roles,
  array(select environment from user_environments e where e.org_id = s.org_id and e.user_id = s.user_id
    order by environment) as environments`

export const toSession = (row: PersonRow, id: string): Session => ({
  id,
  user: {
    id: row.user_id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    status: row.status,
    viewedDisclosure: row.viewed_disclosure,
    language: row.language,
    preferences: {
      zone: row.zone,
      density: row.density,
      beginsIn: row.begins_in,
      singleKeys: row.single_keys,
    },
  },
  organisation: {
    id: row.org_id,
    name: row.org_name,
    products: row.products,
    serverVersion: row.server_version,
    settings: row.settings ?? {},
    flags: row.flags ?? {},
  },
  roles: row.roles,
  environments: row.environments,
})
