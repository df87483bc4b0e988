import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { seal, unseal } from './seal.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const makeWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

const SEALED_FOR = 'webhook secret'

/** A secret as it is stored. */
export const sealSecret = (secret: string, key: string): string => seal(secret, key, SEALED_FOR)

/** The secret that was stored; undefined where it was sealed with another key. */
export const unsealSecret = (sealed: string, key: string): string | undefined => {
  const secret = unseal(sealed, key, SEALED_FOR)
  return typeof secret === 'string' ? secret : undefined
}

export interface SignedMessage {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** The header `webhook-signature` after Standard Webhooks: one signature for each secret that counts, divided by spaces (TRU-224). */
export const signMessage = ({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(PREFIX, ''), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')

/** Whether one of the signatures of that header was made with the secret. */
export const isSignedBy = (message: SignedMessage, header: string, secret: string): boolean => {
  const due = Buffer.from(signMessage(message, [secret]))
  return header.split(' ').some((one) => {
    const given = Buffer.from(one)
    return given.length === due.length && timingSafeEqual(given, due)
  })
}
