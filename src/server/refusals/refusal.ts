import { fingerprint } from '../secrets/seal.ts'
import type { Environment } from '../store/environment.ts'

/** A refused call, sign-in or token; or a rule whose two evaluators disagreed. */
export interface Refusal {
  action: 'call.refuse' | 'sign-in.refuse' | 'token.refuse' | 'rule.differ'
  /** The ID of a fault in definitions/faults.json, and the sentence sent. */
  fault: string
  told: string
  /**
   * The organisation of the audit trail; absent for an unidentified caller, who goes to the system's trail.
   */
  orgId?: string
  /** The calling person, directly or by a credential. */
  userId?: string
  environment?: Environment
  apiCredential?: string
  objectType: 'call' | 'user' | 'API credential' | 'rule'
  objectId?: string
  /** The record that the call named. */
  record?: string
  /** The client whose portal the person saw at that time. */
  client?: string
  ip: string
  userAgent?: string
}

/** The audit entry for further refusals, once a bucket has its maximum of kinds. */
export interface OtherRefusals {
  action: `${Refusal['action']}-others`
  orgId?: string
  userId?: string
  objectType: Refusal['objectType']
}

/** Returns the bucket of a refusal: one per person, account or credential; unidentified callers share one. */
export const bucketOf = ({ action, orgId, userId, objectId }: Refusal): string =>
  fingerprint(JSON.stringify([action, orgId, orgId && (userId ?? objectId)]))

/** Properties that are equal in refusals of one entry. */
const ALIKE = [
  'action',
  'fault',
  'orgId',
  'userId',
  'environment',
  'apiCredential',
  'objectType',
  'objectId',
  'record',
  'client',
  'ip',
] as const satisfies readonly (keyof Refusal)[]

/** Returns the key by which refusals are counted in one entry. */
export const keyOf = (refusal: Refusal): string =>
  fingerprint(JSON.stringify(ALIKE.map((name) => refusal[name])))

export const othersKeyOf = (bucket: string): string => fingerprint(`others ${bucket}`)

export const othersOf = ({ action, orgId, userId, objectType }: Refusal): OtherRefusals => ({
  action: `${action}-others`,
  ...(orgId !== undefined && { orgId }),
  ...(userId !== undefined && { userId }),
  objectType,
})
