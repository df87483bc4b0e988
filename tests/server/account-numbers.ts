import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { asSystem } from './system.ts'

const SHORTEST = 8

/**
 * Reads every account number and wallet address of the database, of all organisations. Short ones are excluded: they
 * occur in other texts by chance.
 */
export const accountNumbers = async (store: Store): Promise<ReadonlySet<string>> => {
  const { rows } = await asSystem(store, (trx) =>
    sql<{ account: string | null }>`
      select value as account from identities, jsonb_each_text(requirements) where key ~ 'Acct\\.Id\\.(IBAN|Othr\\.Id)$'
      union select value from identity_versions, jsonb_each_text(requirements) where key ~ 'Acct\\.Id\\.(IBAN|Othr\\.Id)$'
      union select us_ach->>'accountNumber' from financial_instruments
      union select account_number from bank_accounts
      union select iban from bank_accounts
      union select intermediary_account_number from bank_accounts
      union select address from wallets`.execute(trx),
  )
  return new Set(rows.flatMap(({ account }) => (account && account.length >= SHORTEST ? account : [])))
}

/** The places of an answer, as 'call path', where a text holds one of the numbers whole: within lists, or outside them. */
export const wholeAccounts = (
  accounts: ReadonlySet<string>,
  value: unknown,
  isListed: boolean,
  id: string,
  path = '',
  isBelow = false,
): string[] => {
  if (typeof value === 'string')
    return isBelow === isListed && [...accounts].some((account) => value.includes(account))
      ? [`${id} ${path}`]
      : []
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, one]) => {
    const place = isList ? `${path}[]` : [path, name].filter(Boolean).join('.')
    return wholeAccounts(accounts, one, isListed, id, place, isBelow || isList)
  })
}
