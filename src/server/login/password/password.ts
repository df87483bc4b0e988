import * as crypto from 'node:crypto'
import { promisify } from 'node:util'

type Scrypt = (text: string, salt: Buffer, length: number, options: { N: number }) => Promise<Buffer>

const scrypt = promisify(crypto.scrypt) as Scrypt
const LENGTH = 32
const SALT = 16
/** What scrypt works for each guess; kept with the hash, so that it may grow and nobody is locked out. */
const COST = 16_384
/** What Argon2id works for each guess, as OWASP recommends it: 19 MiB, twice over. */
const ARGON = { parallelism: 1, tagLength: LENGTH, memory: 19_456, passes: 2 }
/** A Node of before 24.7 has no Argon2. */
const hasArgon = 'argon2' in crypto

const deriveArgon = (text: string, nonce: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    crypto.argon2('argon2id', { ...ARGON, message: text, nonce }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const derive = (algorithm: string, text: string, salt: Buffer, cost: number): Promise<Buffer> =>
  algorithm === 'argon2id' ? deriveArgon(text, salt) : scrypt(text, salt, LENGTH, { N: cost })

/** Keeps a password by Argon2id, or by scrypt where its cost is named or there is nothing else (TRU-314). */
export const hashPassword = async (password: string, cost?: number): Promise<string> => {
  const algorithm = hasArgon && cost === undefined ? 'argon2id' : 'scrypt'
  const salt = crypto.randomBytes(SALT)
  const key = await derive(algorithm, password.normalize('NFKC'), salt, cost ?? COST)
  return `${algorithm}:${salt.toString('base64url')}:${key.toString('base64url')}:${cost ?? COST}`
}

const NOBODY = `${hasArgon ? 'argon2id' : 'scrypt'}:${Buffer.alloc(SALT).toString('base64url')}:${Buffer.alloc(LENGTH).toString('base64url')}`

/** Takes as long for an unknown person as for a known one, whenever their password was hashed. */
export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [algorithm = '', salt = '', key = '', cost = COST] = (hash ?? NOBODY).split(':')
  const text = password.normalize('NFKC')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(algorithm, text, Buffer.from(salt, 'base64url'), Number(cost))
  // The other one is worked as well: how long it takes would say that somebody has an older hash, and so that they exist.
  if (hasArgon && Number(cost) === COST)
    await derive(algorithm === 'scrypt' ? 'argon2id' : 'scrypt', text, Buffer.alloc(SALT), COST)
  return crypto.timingSafeEqual(given, expected) && hash !== undefined
}
