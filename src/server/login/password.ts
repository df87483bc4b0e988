import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

type Derive = (password: string, salt: Buffer, length: number, options: ScryptOptions) => Promise<Buffer>

const derive = promisify(scrypt) as Derive
const LENGTH = 32
/** What scrypt works for each guess; kept with the hash, so that it may grow and nobody is locked out. */
const COST = 16_384

export const hashPassword = async (password: string, cost = COST): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFKC'), salt, LENGTH, { N: cost })
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}:${cost}`
}

const NOBODY = `scrypt:${Buffer.alloc(16).toString('base64url')}:${Buffer.alloc(LENGTH).toString('base64url')}`

/** Takes as long for an unknown person as for a known one. */
export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [, salt = '', key = '', cost = COST] = (hash ?? NOBODY).split(':')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), LENGTH, {
    N: Number(cost),
  })
  return timingSafeEqual(given, expected) && hash !== undefined
}
