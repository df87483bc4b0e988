import { createHash } from 'node:crypto'
import type { CardService } from '../adapter/card-routes.ts'
import type { Post } from '../adapter/messenger.ts'
import type { PaymentMethod } from '../cards/contract.ts'
import type { AccountHolder } from '../credit/contract.ts'
import type { CardEntry } from './journal.ts'

const LAST = 4

const named = (prefix: string, ...parts: readonly string[]): string =>
  `${prefix}_${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24)}`

/** Returns the verification code: SM and the last four digits. */
const depositCode = ({ last4 }: PaymentMethod): string => `SM${last4}`

const holderOf = ({ organisationId, environment }: AccountHolder): AccountHolder => ({
  organisationId,
  environment,
})

/**
 * Simulates a provider of cards: the same input always gives the same answer, and no account number is
 * stored.
 */
export const createSimulatedCards = ({
  catchUp,
  write,
}: {
  catchUp(): void
  write(entry: CardEntry): void
}) => {
  const methods = new Map<string, { holder: AccountHolder; method: PaymentMethod }>()
  const unreported = new Set<string>()

  const move = (holder: AccountHolder, method: PaymentMethod, status: PaymentMethod['status']) => {
    const moved = { ...method, status, sequence: method.sequence + 1 }
    write({ kind: 'card', holder: holderOf(holder), method: moved })
    return { method: moved }
  }
  const unknown = { refused: 422, message: 'There is no such method.' } as const
  const find = (holder: AccountHolder, methodId: string) => {
    catchUp()
    const stored = methods.get(methodId)
    return stored?.holder.organisationId === holder.organisationId ? stored.method : undefined
  }

  const service: CardService = {
    customer: ({ organisationId, environment }) => ({
      customerId: named('cus', organisationId, environment),
    }),
    setup: ({ setupId, customerId }) => ({ setupId, clientSecret: named('seti', customerId, 'secret') }),
    account: (request) => {
      const { customerId, routingNumber, accountNumber } = request
      const methodId = named('pm', customerId, routingNumber, accountNumber)
      const before = find(request, methodId)
      if (before && before.status !== 'REMOVED') return { method: before }
      const fresh: PaymentMethod = before ?? {
        methodId,
        kind: 'us_bank_account',
        bankName: `Bank ${routingNumber.slice(0, LAST)}`,
        last4: accountNumber.slice(-LAST),
        sequence: 0,
        status: 'PENDING',
      }
      return move(request, fresh, 'PENDING')
    },
    confirm: (request) => {
      const method = find(request, request.methodId)
      if (!method) return unknown
      const isRight = request.code.trim().toUpperCase() === depositCode(method)
      return isRight && method.status === 'PENDING' ? move(request, method, 'VERIFIED') : { method }
    },
    remove: (request) => {
      const method = find(request, request.methodId)
      if (!method) return unknown
      return method.status === 'REMOVED' ? { method } : move(request, method, 'REMOVED')
    },
  }

  return {
    service,
    /** Applies a journal entry about a card or account. */
    take: (entry: CardEntry): void => {
      if (entry.kind === 'card-reported') return void unreported.delete(`${entry.methodId} ${entry.sequence}`)
      const { method } = entry
      if ((methods.get(method.methodId)?.method.sequence ?? 0) >= method.sequence) return
      methods.set(method.methodId, entry)
      unreported.add(`${method.methodId} ${method.sequence}`)
    },
    /** Sends the messages that the portal has not confirmed. */
    turn: async (post: Post): Promise<void> => {
      for (const name of unreported) {
        const [methodId = ''] = name.split(' ')
        const { holder, method } = methods.get(methodId)!
        const { sequence } = method
        if (name !== `${methodId} ${sequence}`) unreported.delete(name)
        else if (await post(`${methodId}-${sequence}`, { ...holder, ...method }, 'card.status'))
          write({ kind: 'card-reported', methodId, sequence })
      }
    },
  }
}
