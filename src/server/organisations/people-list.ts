import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'
import type { ManageTerms } from './manage.ts'

interface ListedPerson {
  name: string
  email: string | null
  status: string
  has_password: boolean
  /** The login of the organisation that the address leads to. */
  login: string | null
  is_alone: boolean
}

/** Says of a person without a password, or whom it lets in nowhere, how they sign in instead. */
const sayAccess = (
  { status, has_password: hasPassword, login, is_alone: isAlone }: ListedPerson,
  { issuer }: Pick<ManageTerms, 'issuer'>,
): string => {
  const other = issuer ?? (isAlone || !hasPassword ? login : null)
  if (other !== null) return status === 'ACTIVE' || status === 'CREATED' ? `, signs in by ${other}` : ''
  return hasPassword ? '' : ', no password yet'
}

/** Lists all organisations and their people, one line each, with where they sign in (TRU-219, TRU-702). */
export const listPeople = async (trx: Trx, terms: Pick<ManageTerms, 'issuer'>): Promise<string[]> => {
  const { rows } = await sql<ListedPerson>`
    select o.name, u.email, u.status, p.hash is not null as has_password, l.name as login,
      coalesce(l.other_sign_in = 'REFUSED', false) as is_alone
    from organisations o left join users u on u.org_id = o.id and u.status <> 'DELETED'
      left join user_passwords p on p.org_id = u.org_id and p.user_id = u.id
      left join identity_providers l on l.org_id = u.org_id and l.state = 'ON'
        and lower(split_part(u.email, '@', 2)) = any(l.domains)
    order by o.created_at, o.name, u.created_at, u.email`.execute(trx)
  return rows.map((row) =>
    row.email === null
      ? `${row.name}: nobody`
      : `${row.name}: ${row.email}, ${row.status.toLowerCase()}${sayAccess(row, terms)}`,
  )
}
