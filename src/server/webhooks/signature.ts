import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const makeWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

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
