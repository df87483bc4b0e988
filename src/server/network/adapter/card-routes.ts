import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {
  CardCustomerRequest,
  CardSetupRequest,
  DebitAccountRequest,
  DepositRequest,
  PaymentMethod,
  RemovalRequest,
} from '../cards/contract.ts'
import { readHolder } from '../credit/contract.ts'
import { readTexts, type RefusedRequest } from './requests.ts'

type Answered = { method: PaymentMethod } | RefusedRequest

/** A provider of cards and debits served through the contract. */
export interface CardService {
  customer(request: CardCustomerRequest): { customerId: string }
  setup(request: CardSetupRequest): { setupId: string; clientSecret: string }
  account(request: DebitAccountRequest): Answered
  confirm(request: DepositRequest): Answered
  remove(request: RemovalRequest): Answered
}

const OF_CUSTOMER = ['organisationId', 'environment', 'customerId'] as const

/** The path, the ID and the required text parts of each card request. */
const REQUESTS = {
  setup: { path: '/cards/setups', id: 'setupId', texts: [...OF_CUSTOMER] },
  account: {
    path: '/cards/accounts',
    id: 'accountId',
    texts: [...OF_CUSTOMER, 'accountHolderName', 'accountType', 'routingNumber', 'accountNumber'],
  },
  confirm: {
    path: '/cards/confirmations',
    id: 'confirmationId',
    texts: [...OF_CUSTOMER, 'methodId', 'code'],
  },
  remove: { path: '/cards/methods', id: 'methodId', texts: [...OF_CUSTOMER, 'status'] },
} as const

/** Serves the routes of cards and debits; an unreadable request gets status 422. */
export const takeCards = (
  app: FastifyInstance,
  cards: CardService,
  refuse: (reply: FastifyReply, refused: RefusedRequest) => FastifyReply,
): void => {
  app.put('/cards/customers/:environment/:organisationId', async (request: FastifyRequest, reply) => {
    const holder = readHolder(request.params)
    const given = readTexts(String(request.body), ['organisation'])
    if (!holder || typeof given === 'string')
      return refuse(reply, { refused: 422, message: 'It names no organisation.' })
    return cards.customer({ ...holder, organisation: String(given.organisation) })
  })
  for (const [name, { path, id, texts }] of Object.entries(REQUESTS))
    app.put(`${path}/:id`, async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const given = readTexts(String(request.body), [id, ...texts])
      if (typeof given === 'string') return refuse(reply, { refused: 422, message: given })
      if (given[id] !== request.params.id || !readHolder(given))
        return refuse(reply, { refused: 422, message: 'The body is about another one.' })
      const answer = cards[name as keyof typeof REQUESTS](given as never)
      if ('refused' in answer) return refuse(reply, answer)
      return 'method' in answer ? answer.method : answer
    })
}
