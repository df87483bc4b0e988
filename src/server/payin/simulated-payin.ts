import { createHash } from 'node:crypto'
import type { CardProvider, ProviderMethod } from './provider.ts'

const named = (prefix: string, ...parts: readonly string[]): string =>
  `${prefix}_${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24)}`

const LAST = 4

/** The code of the deposit that proves an account: SM and its last digits. */
const depositCode = ({ last4 }: ProviderMethod): string => `SM${last4}`

/** A provider inside this process: the same words always give the same answer, and no money moves. */
export const createSimulatedCardProvider = (): CardProvider => ({
  createCustomer: ({ id, environment }) => Promise.resolve({ customerId: named('cus', id, environment) }),
  createSetupIntent: (customerId) => Promise.resolve({ clientSecret: named('seti', customerId, 'secret') }),
  addBankAccount: (customerId, { routingNumber, accountNumber }) =>
    Promise.resolve({
      id: named('pm', customerId, routingNumber, accountNumber),
      bankName: `Bank ${routingNumber.slice(0, LAST)}`,
      last4: accountNumber.slice(-LAST),
    }),
  confirmDeposit: (method, code) => Promise.resolve(code.trim().toUpperCase() === depositCode(method)),
  remove: () => Promise.resolve(),
})
