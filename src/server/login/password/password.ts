import * as crypto from 'node:crypto'
import { promisify } from 'node:util'

type Scrypt = (text: string, salt: Buffer, length: number, options: { N: number }) => Promise<Buffer>

const scrypt = promisify(crypto.scrypt) as Scrypt
const LENGTH = 32
const SALT = 16
/** The scrypt cost, stored with each hash so that it can be raised later. */
const COST = 16_384
/** The Argon2id cost recommended by OWASP: 19 MiB, two passes. */
const ARGON = { parallelism: 1, tagLength: LENGTH, memory: 19_456, passes: 2 }
/** Node has Argon2 since 24.7. */
const hasArgon = 'argon2' in crypto

const deriveArgon = (text: string, nonce: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    crypto.argon2('argon2id', { ...ARGON, message: text, nonce }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const derive = (algorithm: string, text: string, salt: Buffer, cost: number): Promise<Buffer> =>
  algorithm === 'argon2id' ? deriveArgon(text, salt) : scrypt(text, salt, LENGTH, { N: cost })

/** Hashes a password by Argon2id, or by scrypt if its cost is given or Argon2 is missing (TRU-314). */
export const hashPassword = async (password: string, cost?: number): Promise<string> => {
  const algorithm = hasArgon && cost === undefined ? 'argon2id' : 'scrypt'
  const salt = crypto.randomBytes(SALT)
  const key = await derive(algorithm, password.normalize('NFKC'), salt, cost ?? COST)
  return `${algorithm}:${salt.toString('base64url')}:${key.toString('base64url')}:${cost ?? COST}`
}

const NOBODY = `${hasArgon ? 'argon2id' : 'scrypt'}:${Buffer.alloc(SALT).toString('base64url')}:${Buffer.alloc(LENGTH).toString('base64url')}`

/** Verifies a password; takes the same time for unknown people and for old hashes. */
export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [algorithm = '', salt = '', key = '', cost = COST] = (hash ?? NOBODY).split(':')
  const text = password.normalize('NFKC')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(algorithm, text, Buffer.from(salt, 'base64url'), Number(cost))
  // The other algorithm runs too, because a different time would reveal that the person exists.
  if (hasArgon && Number(cost) === COST)
    await derive(algorithm === 'scrypt' ? 'argon2id' : 'scrypt', text, Buffer.alloc(SALT), COST)
  return crypto.timingSafeEqual(given, expected) && hash !== undefined
}
