import { base32nopad } from '@scure/base'
import { expect, it } from 'vitest'
import { codeOfStep, findStep, keyAddress, makeSecret, stepOf } from './one-time-code.ts'

const secret = base32nopad.encode(Buffer.from('12345678901234567890'))

it('makes the codes of RFC 6238, so that any program for them fits (TRU-306)', () => {
  const written: [number, string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ]
  expect(written.map(([seconds]) => [seconds, codeOfStep(secret, stepOf(seconds))])).toEqual(written)
})

it('forgives a clock that is one step off, and no more (TRU-306)', () => {
  const found = [-60, -30, 0, 30, 60].map((off) =>
    findStep(secret, codeOfStep(secret, stepOf(6000 + off)), 6000),
  )
  expect(found).toEqual([undefined, 199, 200, 201, undefined])
  expect(findStep(secret, '12345', 6000)).toBeUndefined()
})

it('hands a program the secret and the name it shows (TRU-306)', () => {
  expect(keyAddress('ABC', 'one+two@client.example')).toBe(
    'otpauth://totp/Portolan%3Aone%2Btwo%40client.example?secret=ABC&issuer=Portolan',
  )
  expect(makeSecret()).toMatch(/^[A-Z2-7]{32}$/)
})
