import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import type { SendRequest } from '../http/request.ts'
import { createOrderClient, type OrderClient } from '../order/client.ts'
import { readStatus, type Payout } from './contract.ts'
import { inEnglish } from '../../languages/reader.ts'
import { sayWrong } from '../http/contract-parts.ts'

/** Creates the HTTP client for payouts at a network (TRU-280). */
export const createPayoutClient = (send: SendRequest): OrderClient<Payout> =>
  createOrderClient(send, {
    path: '/payouts',
    read: (id, body) => {
      const status = readStatus(body)
      if ('wrong' in status) return { why: sayWrong(status.wrong) }
      return status.paymentId === id ? { status } : { why: inEnglish(() => sayStuckDetails('otherPayout')) }
    },
  })
