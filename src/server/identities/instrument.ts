import type { Request } from '#definition/wire.ts'
import type { FinancialInstrument, PayeeChange } from '#definition/generated/wire-entities.ts'
import type { Row } from '../store/generated/database.ts'

export type InstrumentRequest = Request<'identities.addInstrument'>

export type InstrumentRow = Row<'financial_instruments'>

/** Returns a financial instrument in API form (IDN-017..019). */
export const toInstrument = (row: InstrumentRow, accountChange?: PayeeChange) => ({
  financialInstrumentId: row.id,
  identityId: row.identity_id,
  currency: row.currency,
  label: row.label,
  financialInstrumentType: row.type,
  usAch: row.us_ach,
  createdAt: row.created_at.toISOString(),
  ...(accountChange ? { accountChange } : {}),
})

/** Returns the account under the field names of data requirements. */
export const namesOfUsAch = (account: FinancialInstrument['usAch']): Record<string, string> => ({
  'CdtrAgt.FinInstnId.Nm': account.bankName,
  'CdtrAgt.FinInstnId.Othr.Id': account.bankRoutingNumber,
  'CdtrAcct.Id.Othr.Id': account.accountNumber,
  'CdtrAcct.Tp.Cd': account.accountType,
})
