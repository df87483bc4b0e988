import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const IV = 12
const TAG = 16

const keyFrom = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'portolan', purpose, 32))

/** Encrypts and authenticates a value: only a holder of the secret can read it, and changes are detected. */
export const seal = (value: unknown, secret: string, purpose: string): string => {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret, purpose), iv)
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

export const unseal = (sealed: string, secret: string, purpose: string): unknown => {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret, purpose), bytes.subarray(0, IV))
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
    const text = Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
