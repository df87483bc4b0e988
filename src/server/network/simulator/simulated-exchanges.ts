import { digestOf } from '../http/signed-request.ts'
import type { ExchangeAccountRequest, ExchangeVerdict } from '../exchanges/exchange-controller.ts'

/** What a key begins with that no exchange knows. */
const UNKNOWN = /^invalid/i

/** Exchanges that take every key that does not begin with 'invalid'; nothing is traded, and nothing kept. */
export const tryAtExchange = ({
  requestId,
  apiKey,
  apiSecret,
}: ExchangeAccountRequest): ExchangeVerdict & { requestId: string } =>
  UNKNOWN.test(apiKey) || UNKNOWN.test(apiSecret)
    ? { requestId, verdict: 'INVALID' }
    : { requestId, verdict: 'TAKEN', reference: digestOf(requestId).slice(0, 36) }
