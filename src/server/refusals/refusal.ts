import { fingerprint } from '../secrets/seal.ts'
import type { Environment } from '../store/environment.ts'

/** A call, a sign-in or a token that was refused; or a rule of which two evaluators differed, which opened nothing. */
export interface Refusal {
  action: 'call.refuse' | 'sign-in.refuse' | 'token.refuse' | 'rule.differ'
  /** A name from definitions/faults.json, and the sentence that was said. */
  fault: string
  told: string
  /** In whose trail it stands; absent: nobody is known, and it stands in that of the system. */
  orgId?: string
  /** The person who called, themselves or by a credential. */
  userId?: string
  environment?: Environment
  apiCredential?: string
  objectType: 'call' | 'user' | 'API credential' | 'rule'
  objectId?: string
  /** The record that a call named. */
  record?: string
  ip: string
  userAgent?: string
}

/** What the trail is told once a bucket names as many kinds as it may. */
export interface OtherRefusals {
  action: `${Refusal['action']}-others`
  orgId?: string
  userId?: string
  objectType: Refusal['objectType']
}

/** Of one person, one account or one credential; all of somebody unknown are one. */
export const bucketOf = ({ action, orgId, userId, objectId }: Refusal): string =>
  fingerprint(JSON.stringify([action, orgId, orgId && (userId ?? objectId)]))

/** Refusals of the same key are one entry that counts them. */
export const keyOf = (refusal: Refusal): string => {
  const { action, fault, orgId, userId, environment, apiCredential, objectType, objectId, record, ip } =
    refusal
  const alike = [action, fault, orgId, userId, environment, apiCredential, objectType, objectId, record, ip]
  return fingerprint(JSON.stringify(alike))
}

export const othersKeyOf = (bucket: string): string => fingerprint(`others ${bucket}`)

export const othersOf = ({ action, orgId, userId, objectType }: Refusal): OtherRefusals => ({
  action: `${action}-others`,
  ...(orgId !== undefined && { orgId }),
  ...(userId !== undefined && { userId }),
  objectType,
})
