import { checkUuid } from '#values/uuid.ts'
import type { AskedAhead, CallAnswer, CallRequest, Handler, Handlers } from '../app/call.ts'
import { refused, refusedField } from '../app/refused.ts'
import type { Session } from '../app/session.ts'
import { isListed, listOf, type KnownLists } from '../definitions/lists.ts'
import type { ExchangeAccount, ExchangeDesk } from '../network/exchange-desk.ts'
import { toCredential } from './answer.ts'
import { createCredential, credentialAt, ownCredentials, updateCredential, type Place } from './keep.ts'

const accountIn = ({ body }: Pick<CallRequest, 'body'>) => body as unknown as ExchangeAccount

/** The older path names exchange and environment itself. */
const placeIn = ({ params }: Pick<CallRequest, 'params'>): Place => ({
  exchange: params.exchange ?? '',
  environment: params.env ?? '',
})

const olderIn = (asked: AskedAhead) => ({ ...accountIn(asked), ...placeIn(asked) })

/** Credentials of accounts at exchanges, one for each exchange and environment; key and secret are tried, handed on and never shown again (API-048 to API-050). */
export const exchangeCredentialHandlers = ({
  definitions,
  exchanges,
}: {
  definitions: KnownLists
  exchanges: ExchangeDesk
}): Handlers => {
  const wrongPlace = (session: Session, { exchange, environment }: Place) => {
    if (!isListed(definitions, 'exchanges', exchange)) return refusedField('exchange-unknown', 'exchange')
    const isOpen =
      isListed(definitions, 'exchange-environments', environment) &&
      session.environments.some((one) => one === environment)
    return isOpen ? undefined : refusedField('environment-not-assigned', 'environment')
  }
  /** The exchange is asked before there is a transaction; what it holds counts once the row names it. */
  const tried = (
    accountOf: (asked: AskedAhead) => ExchangeAccount,
    keep: (request: CallRequest, account: ExchangeAccount) => Promise<CallAnswer>,
  ): Handler =>
    Object.assign((request: CallRequest) => keep(request, accountOf(request)), {
      ahead: async (asked: AskedAhead) => {
        const account = accountOf(asked)
        const wrong = wrongPlace(asked.session, account)
        if (wrong) return wrong
        const reference = await exchanges.tryAccount(asked.tenant.orgId, account)
        return reference ?? refused('exchange-credentials-invalid')
      },
    })
  return {
    'exchangeCredentials.list': async (request) => {
      const rows = await ownCredentials(request).orderBy('exchange').orderBy('environment').execute()
      return { body: { content: await Promise.all(rows.map((row) => toCredential(request, row))) } }
    },
    'exchangeCredentials.read': async (request) => {
      const id = request.params.id ?? ''
      const row = checkUuid(id)
        ? undefined
        : await ownCredentials(request).where('id', '=', id).executeTakeFirst()
      return row ? { body: await toCredential(request, row) } : refused('not-found')
    },
    'exchangeCredentials.create': tried(accountIn, createCredential),
    'exchangeCredentials.update': tried(accountIn, updateCredential),
    'exchangeCredentials.readOlder': async (request) => {
      const row = await credentialAt(request, placeIn(request))
      return row ? { body: await toCredential(request, row) } : refused('not-found')
    },
    'exchangeCredentials.createOlder': tried(olderIn, createCredential),
    'exchangeCredentials.updateOlder': tried(olderIn, updateCredential),
    'exchangeCredentials.supportedValues': ({ session }) => {
      const environments = listOf(definitions, 'exchange-environments').filter(({ value }) =>
        session.environments.some((one) => one === value),
      )
      return Promise.resolve({ body: { exchanges: listOf(definitions, 'exchanges'), environments } })
    },
  }
}
