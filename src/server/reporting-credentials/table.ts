import type { Generated } from 'kysely'
import type { Moment, Timestamp } from '../store/database.ts'

export interface TlsCredentialsTable {
  org_id: string
  environment: string
  id: Generated<string>
  name: string
  serial: string
  /** SHA-256 of the certificate. */
  fingerprint: string
  /** PEM. */
  certificate: string
  /** PKCS#12: certificate and private key, closed with the person's own password. */
  keystore: Buffer
  valid_until: Timestamp
  replaced_by: string | null
  /** Until when it counts once another has taken its place. */
  retires_at: Timestamp | null
  created_by: string
  created_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    tls_credentials: TlsCredentialsTable
  }
}
