import { table } from '../table.ts'

/** Schemas of calls about credentials of people, and about files with a checksum. */
export const proofShapes = table('part', 'shape', 'calls', 'source')`
query | reconciliation-download-query | reconciliation.download | TRU-576
request | passkey-create | passkeys.add | TRU-300
request | passkey-change | passkeys.rename | TRU-300
answer | passkey-list | passkeys.list | TRU-300
answer | passkey | passkeys.add passkeys.read passkeys.rename | TRU-300
answer | passkey-options | passkeys.begin | TRU-301
request | second-factor-code | secondFactor.confirm | TRU-306
answer | second-factor | secondFactor.read | TRU-306
answer | second-factor-secret | secondFactor.begin | TRU-306
answer | recovery-codes | secondFactor.confirm secondFactor.renewCodes | TRU-307
request | second-factor-policy | secondFactorPolicy.save | TRU-311
answer | second-factor-policy | secondFactorPolicy.read secondFactorPolicy.save | TRU-311
query | api-request-query | apiRequests.list | TRU-661
answer | api-request | apiRequests.read | TRU-320
answer | api-request-list | apiRequests.list | TRU-320
`
