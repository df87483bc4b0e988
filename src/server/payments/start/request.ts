import type { Request } from '#definition/wire.ts'

/** The body that creates a payment; amounts, rate and fees come from the quote only (PAY-028). */
export type PaymentRequest = Request<'payments.create'>
