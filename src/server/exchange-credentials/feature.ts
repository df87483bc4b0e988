import { checkUuid } from '#values/uuid.ts'
import type { Handlers, RequestOf } from '../app/call.ts'
import { Refused, refused, refusedField } from '../app/refused.ts'
import type { Session } from '../app/session.ts'
import { isListed, listedAmong, listOf, type ListDefinitions } from '../languages/lists.ts'
import type { ExchangeAccount, ExchangeController } from '../network/exchanges/exchange-controller.ts'
import { toCredential } from './answer.ts'
import {
  createCredential,
  credentialAt,
  ownCredentials,
  updateCredential,
  STORED_IN,
  type PlaceQuery,
} from './credential-storage.ts'
import type { Feature } from '../feature.ts'
import { createExchangeController } from '../network/exchanges/exchange-controller.ts'

/** Returns the exchange and environment that the older path names. */
const placeIn = ({ params }: Pick<Before<Older>, 'params'>): PlaceQuery => ({
  exchange: params.exchange ?? '',
  environment: params.env,
})

type Saving = 'exchangeCredentials.create' | 'exchangeCredentials.update'
type SavingOlder = 'exchangeCredentials.createOlder' | 'exchangeCredentials.updateOlder'
type Older = SavingOlder | 'exchangeCredentials.readOlder'
type Before<Id extends Saving | Older> = Pick<RequestOf<Id>, 'session' | 'tenant' | 'params' | 'body'>

/** A requested account; whether it may be stored for that environment is checked before it is tried. */
type CredentialRequest = Omit<ExchangeAccount, 'environment'> & PlaceQuery

const accountIn = ({ body }: Before<Saving>): CredentialRequest => body

const olderIn = ({ body, params }: Before<SavingOlder>): CredentialRequest => ({
  ...body,
  ...placeIn({ params }),
})

/**
 * Credentials of accounts at exchanges, one per exchange and environment. Key and secret are tried, passed on
 * and never shown again (API-048 to API-050).
 */
export const exchangeCredentialHandlers = ({
  definitions,
  exchanges,
}: {
  definitions: ListDefinitions
  exchanges: ExchangeController
}): Handlers => {
  const openTo = ({ environments }: Session) =>
    listedAmong(
      definitions,
      'exchange-environments',
      STORED_IN.filter((one) => environments.includes(one)),
    )
  const placed = (session: Session, { environment, ...account }: CredentialRequest) => {
    if (!isListed(definitions, 'exchanges', account.exchange))
      return refusedField('exchange-unknown', 'exchange')
    const place = openTo(session).find(({ value }) => value === environment)
    return place
      ? { ...account, environment: place.value }
      : refusedField('environment-not-assigned', 'environment')
  }
  /**
   * Tries the account at the exchange before any transaction; what the exchange keeps counts once the row
   * names it.
   */
  const tried = <Id extends Saving | SavingOlder, Kept>(
    accountOf: (requested: Before<Id>) => CredentialRequest,
    keep: (request: RequestOf<Id>, account: ExchangeAccount) => Promise<Kept>,
  ) =>
    Object.assign(
      async (request: RequestOf<Id>) => {
        const account = placed(request.session, accountOf(request))
        return account instanceof Refused ? account : keep(request, account)
      },
      {
        early: async (requested: Before<Id>) => {
          const account = placed(requested.session, accountOf(requested))
          if (account instanceof Refused) return account
          const answer = await exchanges.tryAccount(requested.tenant.orgId, account)
          if (answer.kind === 'unserved') return refused('not-offered')
          if (answer.kind !== 'answer') return refused('exchange-unavailable')
          const { content } = answer
          return content.verdict === 'TAKEN' ? content.reference : refused('exchange-credentials-invalid')
        },
      },
    )
  return {
    'exchangeCredentials.list': async (request) => {
      const rows = await ownCredentials(request).orderBy('exchange').orderBy('environment').execute()
      return { body: { content: await Promise.all(rows.map((row) => toCredential(request, row))) } }
    },
    'exchangeCredentials.read': async (request) => {
      const { id } = request.params
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
      const body = { exchanges: listOf(definitions, 'exchanges'), environments: openTo(session) }
      return Promise.resolve({ body })
    },
  }
}

export const feature: Feature = ({ definitions, network }) =>
  exchangeCredentialHandlers({ definitions, exchanges: createExchangeController(network.ask) })
