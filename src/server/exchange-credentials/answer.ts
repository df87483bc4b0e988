import type { ExchangeCredential } from '#definition/generated/wire-entities.ts'
import type { CallRequest } from '../app/call.ts'
import { findPerson } from '../users/person.ts'
import type { Row } from '../store/generated/database.ts'

export type ExchangeCredentialRow = Row<'exchange_credentials'>

/** Returns a credential in API form; of its key only the last characters. */
export const toCredential = async (
  { trx }: Pick<CallRequest, 'trx'>,
  row: ExchangeCredentialRow,
): Promise<ExchangeCredential> => ({
  id: row.id,
  exchange: row.exchange,
  environment: row.environment,
  accountName: row.account_name,
  keyEnding: row.key_ending,
  secretMadeAt: row.secret_made_at.toISOString(),
  createdBy: await findPerson(trx, row.created_by),
  createdAt: row.created_at.toISOString(),
})

const describeChange = ({ account_name, key_ending }: ExchangeCredentialRow) => ({
  accountName: account_name,
  keyEnding: key_ending,
})

/** Returns a created or changed credential, with its audit details. */
export const shown = async (
  request: Pick<CallRequest, 'trx'>,
  row: ExchangeCredentialRow,
  before?: ExchangeCredentialRow,
) => ({
  body: await toCredential(request, row),
  record: { before: before && describeChange(before), after: describeChange(row) },
})
