import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { seal, unseal } from './seal.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const makeWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

const SEALED_FOR = 'webhook secret'

/** Encrypts a secret for storage. */
export const sealSecret = (secret: string, key: string): string => seal(secret, key, SEALED_FOR)

/** Decrypts a stored secret; undefined if the key differs. */
export const unsealSecret = (sealed: string, key: string): string | undefined => {
  const secret = unseal(sealed, key, SEALED_FOR)
  return typeof secret === 'string' ? secret : undefined
}

export interface SignedMessage {
  id: string
  /** Unix time, in seconds. */
  timestamp: number
  body: string
}

/**
 * Returns the `webhook-signature` header of Standard Webhooks: one signature per valid secret, separated by
 * spaces (TRU-224).
 */
export const signMessage = ({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(PREFIX, ''), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')

/** Returns true if one signature of the header matches the secret. */
export const isSignedBy = (message: SignedMessage, header: string, secret: string): boolean => {
  const due = Buffer.from(signMessage(message, [secret]))
  return header.split(' ').some((one) => {
    const given = Buffer.from(one)
    return given.length === due.length && timingSafeEqual(given, due)
  })
}
