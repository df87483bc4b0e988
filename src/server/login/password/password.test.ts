import * as crypto from 'node:crypto'
import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

const PASSWORD = 'the harbor was full of gulls'

it('keeps a password by Argon2id, and knows it again, however its signs were composed (TRU-314)', async () => {
  const hash = await hashPassword(`${PASSWORD} é`)
  expect(hash).toMatch('argon2' in crypto ? /^argon2id:/ : /^scrypt:/)
  expect(await isPassword(`${PASSWORD} e\u0301`, hash)).toBe(true)
  expect(await isPassword(PASSWORD, hash)).toBe(false)
  expect(await hashPassword(`${PASSWORD} é`)).not.toBe(hash)
})

it('knows a password that was kept by scrypt, with whatever it cost, and none of nobody (TRU-314)', async () => {
  for (const cost of [16, 16_384]) {
    const hash = await hashPassword(PASSWORD, cost)
    expect(hash).toMatch(/^scrypt:/)
    expect([await isPassword(PASSWORD, hash), await isPassword('another', hash)]).toEqual([true, false])
    // A hash from before the cost was stored.
    if (cost === 16_384) expect(await isPassword(PASSWORD, hash.split(':').slice(0, 3).join(':'))).toBe(true)
  }
  expect(await isPassword('', undefined)).toBe(false)
})
