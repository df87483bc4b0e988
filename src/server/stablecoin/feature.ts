import type { Handlers, RequestOf } from '../app/call.ts'
import type { FaultName } from '#definition/wire.ts'
import { Refused, refused } from '../app/refused.ts'
import { announceCoins, announceWire, type IssuerDependencies } from './announcement.ts'
import { depositPlaces, redemptionPlace, stillToDo, wireInstructions } from './instructions.ts'
import { findTransaction, listTransactions } from './list.ts'
import { readStablecoin, readWalletsOf } from './stablecoin-status.ts'
import { TERMS, agree } from './terms.ts'
import type { Feature } from '../feature.ts'
import { createStablecoinIssuer } from '../network/stablecoin/issuer.ts'

const bodyOf = <Body extends object, Code extends string>(answer: Body | Refused<Code>) =>
  answer instanceof Refused ? answer : { body: answer }

/** Calls on the stablecoin: holdings, purchases and redemptions. */
const stablecoinHandlers = (dependencies: IssuerDependencies): Handlers => {
  const { issuer } = dependencies
  const answer = async <Code extends FaultName>(
    { trx, tenant }: RequestOf<'stablecoin.buy' | 'stablecoin.redeem'>,
    announce: () => Promise<{ id: string; details: object } | Refused<Code>>,
  ) => {
    const made = await announce()
    if (made instanceof Refused) return made
    const transaction = await findTransaction(trx, issuer.currency, made.id)
    if (!transaction) return refused('not-found')
    const { amount, walletId } = transaction
    return {
      body: { ...transaction, ...(await stillToDo(trx, issuer, tenant, transaction)) },
      record: { details: { amount, walletId, ...made.details } },
    }
  }
  return {
    'stablecoin.read': async ({ trx, tenant }) => ({ body: await readStablecoin(trx, issuer, tenant) }),
    'stablecoin.wallets': async ({ trx }) => ({
      body: { content: await readWalletsOf(trx, issuer.currency) },
    }),
    'stablecoin.transactions': async ({ trx, query }) => ({
      body: await listTransactions(trx, issuer.currency, query),
    }),
    'stablecoin.transaction': async ({ trx, tenant, params }) => {
      const found = await findTransaction(trx, issuer.currency, params.transactionId)
      if (!found) return refused('not-found')
      return { body: { ...found, ...(await stillToDo(trx, issuer, tenant, found)) } }
    },
    'stablecoin.bankDetails': async ({ trx, tenant, query }) =>
      bodyOf(await wireInstructions(trx, issuer, tenant, query.walletId)),
    'stablecoin.redemptionAddress': async ({ trx, tenant, query }) =>
      bodyOf(await redemptionPlace(trx, issuer, tenant, query.walletId)),
    'stablecoin.depositAddresses': async ({ tenant }) => bodyOf(await depositPlaces(issuer, tenant)),
    'stablecoin.agree': async ({ trx, tenant }) => {
      const isNew = await agree(trx, tenant)
      return {
        body: await readStablecoin(trx, issuer, tenant),
        record: { document: TERMS },
        unchanged: !isNew,
      }
    },
    'stablecoin.buy': (request) =>
      answer(request, () => announceWire(request.trx, dependencies, request.tenant, request.body)),
    'stablecoin.redeem': (request) =>
      answer(request, () => announceCoins(request.trx, dependencies, request.tenant, request.body)),
  }
}

export const feature: Feature = ({ definitions, data, jobs, network }) =>
  stablecoinHandlers({
    definitions,
    issuer: createStablecoinIssuer(data.stablecoin, { ask: network.ask, jobs }),
  })
