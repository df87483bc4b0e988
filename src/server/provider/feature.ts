import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import type { PayoutTerms } from '../network/order/terms.ts'
import { findClient, listClients } from './client-list.ts'
import { changeStatus } from './client-status.ts'
import { openProof } from './proof.ts'
import { decideReview } from './review-decision.ts'
import { openReview } from './review-look.ts'
import { askRepairs } from './review-repairs.ts'
import { listRequested, listReviews } from './reviews.ts'
import { listSetup, type Deployment } from './setup.ts'
import { askAgain, findStuckPayout, listStuckPayouts } from './stuck.ts'
import type { Feature } from '../feature.ts'
import { defineStuckNotices } from './stuck-notices.ts'

export interface ProviderDependencies {
  definitions: ServerDefinitions
  /** The issuer of logins; absent: the built-in login. */
  issuer?: string
  payouts: PayoutTerms
  deployment: Deployment
}

/** The calls of the provider's people about all clients. */
const providerHandlers = ({ definitions, issuer, payouts, deployment }: ProviderDependencies): Handlers => {
  const terms = { definitions, ...(issuer !== undefined && { issuer }) }
  return {
    'providerClients.list': async ({ trx, query, clients }) => ({
      body: await clients.read(() => listClients(trx, terms, query)),
    }),
    'providerClients.read': async ({ trx, params, clients }) => {
      const client = await clients.read(() => findClient(trx, terms, params.clientId))
      return client ? { body: client } : refused('not-found')
    },
    'providerClients.disable': (request) => changeStatus(request, terms, 'disable'),
    'providerClients.enable': (request) => changeStatus(request, terms, 'enable'),
    'providerReviews.list': async ({ trx, query, clients }) => {
      const waits = await listRequested(trx)
      return { body: await clients.read(() => listReviews(trx, definitions, query, waits)) }
    },
    'providerReviews.read': (request) => openReview(request, definitions),
    'providerReviews.proof': (request) => openProof(request, definitions),
    'providerReviews.approve': (request) => decideReview(request, definitions, true),
    'providerReviews.ask': (request) => askRepairs(request, definitions),
    'providerReviews.decline': (request) => decideReview(request, definitions, false),
    'providerSetup.list': async (request) => ({ body: await listSetup(request, definitions, deployment) }),
    'providerStuck.list': async ({ trx, query, clients }) => ({
      body: await clients.read(() => listStuckPayouts(trx, definitions, payouts, query)),
    }),
    'providerStuck.read': async ({ trx, params, clients }) => {
      const payout = await clients.read(() => findStuckPayout(trx, definitions, payouts, params.id))
      return payout ? { body: payout } : refused('not-found')
    },
    'providerStuck.askAgain': (request) => askAgain(request, definitions, payouts),
  }
}

export const feature: Feature = ({ store, jobs, definitions, config, network, data: { payouts } }) => {
  defineStuckNotices(jobs, store, definitions, payouts)
  const deployment = { ...config, isAnswering: network.isAnswering }
  return providerHandlers({ definitions, issuer: config.login.issuer, payouts, deployment })
}
