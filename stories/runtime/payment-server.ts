import type { RuntimeServices } from '#runtime/field/types.ts'
import { beneficiaries, corridor, quote } from './payment-facts.ts'

export type Answers = Readonly<Record<string, () => unknown>>

const usual: Answers = {
  'identities.list': () => beneficiaries,
  'identities.read': () => beneficiaries.identities[0],
  'payout.methods': () => ({
    payoutMethods: [
      { payoutCategory: 'BANK', country: 'MX', currency: 'MXN' },
      { payoutCategory: 'BANK', country: 'DE', currency: 'EUR' },
      { payoutCategory: 'CRYPTO', currency: 'RLUSD', destinationBlockchainNetwork: 'XRPL' },
    ],
  }),
  'payout.dataRequirements': () => corridor,
  'quotes.create': () => ({ quoteCollectionId: 'c-1', quotes: [quote(900)] }),
  'payments.create': () => ({ payment_id: '44444444-4444-4444-8444-444444444444' }),
}

/** Never resolves, so that a story shows the loading state. */
export const never = () => new Promise(() => {})

/** Makes a server for stories; single answers can be replaced. */
export function paymentServer(other: Answers = {}): RuntimeServices {
  const answers = { ...usual, ...other }
  return {
    async call(id) {
      const answer = answers[id]
      if (!answer) throw { status: 404, title: `There is no ${id}` }
      return await answer()
    },
    upload: (file) => Promise.resolve({ fileId: 'f-1', name: file.name, size: file.size, type: file.type }),
    send: () => new Promise<never>(() => undefined),
    serverNow: () => Date.now(),
    onBack: () => () => undefined,
    announce: () => {},
    report: () => {},
    document: () => undefined,
  }
}
