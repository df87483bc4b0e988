import type { TlsCredential } from '#definition/generated/wire-entities.ts'
import type { CallRequest } from '../app/call.ts'
import { findPerson } from '../users/person.ts'
import type { Row } from '../store/generated/database.ts'

export type ReportingCredentialRow = Row<'tls_credentials'>

/** Returns the state of a credential; a replaced one stays valid for a while. */
export const stateOf = (row: ReportingCredentialRow, now: Date): TlsCredential['state'] => {
  if (row.valid_until <= now) return 'EXPIRED'
  if (!row.replaced_by) return 'ACTIVE'
  return row.retires_at && row.retires_at > now ? 'RETIRING' : 'RETIRED'
}

/** Converts a credential to its answer. */
export const toCredential = async ({ trx, now }: CallRequest, row: ReportingCredentialRow) => ({
  id: row.id,
  name: row.name,
  state: stateOf(row, now),
  serial: row.serial,
  fingerprint: row.fingerprint,
  certificate: row.certificate,
  validUntil: row.valid_until.toISOString(),
  ...(row.retires_at ? { retiresAt: row.retires_at.toISOString() } : {}),
  keystore: [
    {
      fileId: row.id,
      name: `${row.name}.p12`,
      size: row.keystore.length,
      type: 'application/x-pkcs12',
      status: 'done' as const,
    },
  ],
  createdBy: await findPerson(trx, row.created_by),
  createdAt: row.created_at.toISOString(),
})
