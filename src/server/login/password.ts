import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>
const LENGTH = 32

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFKC'), salt, LENGTH)
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
}

const NOBODY = `scrypt:${Buffer.alloc(16).toString('base64url')}:${Buffer.alloc(LENGTH).toString('base64url')}`

/** Takes as long for an unknown person as for a known one. */
export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [, salt = '', key = ''] = (hash ?? NOBODY).split(':')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), LENGTH)
  return timingSafeEqual(given, expected) && hash !== undefined
}
