import { randomBytes } from 'node:crypto'
import { fingerprint } from '../login/seal.ts'

const SECRET_BYTES = 32
const ID_BYTES = 12

export const makeClientId = (): string => `ptc_${randomBytes(ID_BYTES).toString('hex')}`

/** A secret nobody can guess, and the only thing of it that is kept. */
export const makeSecret = (): { secret: string; hash: string } => {
  const secret = `pts_${randomBytes(SECRET_BYTES).toString('base64url')}`
  return { secret, hash: fingerprint(secret) }
}
