import { checkUuid } from '#values/uuid.ts'
import type { CallAnswer, CallRequest, Handlers, RequestOf } from '../app/call.ts'
import { refused, refusedField } from '../app/refused.ts'
import type { Session } from '../app/session.ts'
import { isListed, listOf, type KnownLists } from '../definitions/lists.ts'
import type { ExchangeAccount, ExchangeDesk } from '../network/exchange-desk.ts'
import { toCredential } from './answer.ts'
import { createCredential, credentialAt, ownCredentials, updateCredential, type Place } from './keep.ts'

/** The older path names exchange and environment itself. */
const placeIn = ({ params }: Pick<CallRequest, 'params'>): Place => ({
  exchange: params.exchange ?? '',
  environment: params.env ?? '',
})

type Saving = 'exchangeCredentials.create' | 'exchangeCredentials.update'
type SavingOlder = 'exchangeCredentials.createOlder' | 'exchangeCredentials.updateOlder'
type Before<Id extends Saving | SavingOlder> = Pick<RequestOf<Id>, 'session' | 'tenant' | 'params' | 'body'>

const accountIn = ({ body }: Before<Saving>): ExchangeAccount => body

const olderIn = ({ body, params }: Before<SavingOlder>): ExchangeAccount => ({
  ...body,
  ...placeIn({ params }),
})

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
  const tried = <Id extends Saving | SavingOlder>(
    accountOf: (asked: Before<Id>) => ExchangeAccount,
    keep: (request: CallRequest, account: ExchangeAccount) => Promise<CallAnswer>,
  ) =>
    Object.assign((request: RequestOf<Id>) => keep(request, accountOf(request)), {
      ahead: async (asked: Before<Id>) => {
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
