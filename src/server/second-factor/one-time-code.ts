import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { base32nopad } from '@scure/base'
import { sayProduct } from '#values/generated/say-product.ts'

const SECRET_BYTES = 20
const STEP_SECONDS = 30
const DIGITS = 6
/** The steps that a clock may differ, in either direction. */
const DRIFT = 1

/** Creates a base32 secret for authenticator apps. */
export const makeSecret = (): string => base32nopad.encode(randomBytes(SECRET_BYTES))

/** Returns the time step for seconds since 1970. */
export const stepOf = (seconds: number): number => Math.floor(seconds / STEP_SECONDS)

/** Returns the code of a step (RFC 6238, RFC 4226). */
export const codeOfStep = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', base32nopad.decode(secret)).update(counter).digest()
  const number = mac.readUInt32BE(mac[mac.length - 1]! & 15) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Finds the step of a code around a moment; undefined for a wrong code. */
export const findStep = (secret: string, code: string, seconds: number): number | undefined => {
  const given = Buffer.from(code)
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, at) => stepOf(seconds) - DRIFT + at)
  return steps.find((step) => {
    const expected = Buffer.from(codeOfStep(secret, step))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}

/** Returns the address in the QR code for authenticator apps (Key URI Format). */
export const keyAddress = (secret: string, email: string): string => {
  const issuer = sayProduct('name')
  const label = encodeURIComponent([issuer, email].join(':'))
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer }).toString()}`
}
