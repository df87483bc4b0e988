import type { Request } from '#definition/wire.ts'

/** What a payment is created from; no amount, rate or fee is taken from anybody but the quote (PAY-028). */
export type PaymentRequest = Request<'payments.create'>
