import type { Handlers, RequestOf } from '../app/call.ts'
import type { FaultName } from '#definition/wire.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { askedPage } from '../app/list-page.ts'
import { Refused, refused } from '../app/refused.ts'
import type { StablecoinIssuer } from '../network/stablecoin-issuer.ts'
import { otherTenant } from '../onboarding/tenant.ts'
import { announce, whyNotHeld } from './announce.ts'
import { depositPlaces, redemptionPlace, stillToDo, wireInstructions } from './instructions.ts'
import { findTransaction, listTransactions } from './list.ts'
import { readStablecoin, walletsHeld } from './read.ts'
import { TERMS, agree } from './terms.ts'
import type { Row } from '../store/generated/database.ts'

const bodyOf = <Body extends object, Code extends string>(answer: Body | Refused<Code>) =>
  answer instanceof Refused ? answer : { body: answer }

export const stablecoinHandlers = ({
  definitions,
  issuer,
}: {
  definitions: ServerDefinitions
  issuer: StablecoinIssuer
}): Handlers => {
  const make = async <Code extends FaultName = never>(
    request: RequestOf<'stablecoin.buy' | 'stablecoin.redeem'>,
    type: Row<'stablecoin_transactions'>['type'],
    whyNot: Parameters<typeof announce<Code>>[5],
  ) => {
    const { trx, tenant, session, body } = request
    const other = otherTenant(body.tenantName, session)
    if (other) return other
    const id = await announce(trx, tenant, issuer, type, body, whyNot)
    if (id instanceof Refused) return id
    const transaction = await findTransaction(trx, issuer.currency, id)
    if (!transaction) return refused('not-found')
    return {
      body: { ...transaction, ...(await stillToDo(trx, issuer, tenant, transaction)) },
      audit: {
        action: `stablecoin.${type.toLowerCase()}`,
        objectType: 'stablecoin transaction',
        objectId: id,
        details: { amount: transaction.amount, walletId: transaction.walletId },
      },
    }
  }
  return {
    'stablecoin.read': async ({ trx }) => ({ body: await readStablecoin(trx, issuer) }),
    'stablecoin.wallets': async ({ trx }) => ({ body: { content: await walletsHeld(trx, issuer.currency) } }),
    'stablecoin.transactions': async ({ trx, query }) => ({
      body: await listTransactions(trx, issuer.currency, askedPage(definitions, query)),
    }),
    'stablecoin.transaction': async ({ trx, tenant, params }) => {
      const found = await findTransaction(trx, issuer.currency, params.transactionId)
      if (!found) return refused('not-found')
      return { body: { ...found, ...(await stillToDo(trx, issuer, tenant, found)) } }
    },
    'stablecoin.bankDetails': async ({ trx, query }) =>
      bodyOf(await wireInstructions(trx, issuer, query.walletId)),
    'stablecoin.redemptionAddress': async ({ trx, tenant, query }) =>
      bodyOf(await redemptionPlace(trx, issuer, tenant, query.walletId)),
    'stablecoin.depositAddresses': ({ tenant }) => Promise.resolve({ body: depositPlaces(issuer, tenant) }),
    'stablecoin.agree': async ({ trx, tenant, session, body }) => {
      const other = otherTenant(body.tenantName, session)
      if (other) return other
      const isNew = await agree(trx, tenant)
      const audit = { action: 'stablecoin.agree', objectType: 'document', objectId: TERMS }
      return { body: await readStablecoin(trx, issuer), audit: isNew ? audit : null }
    },
    'stablecoin.buy': (request) => make(request, 'BUY', async () => undefined),
    'stablecoin.redeem': (request) => make(request, 'REDEEM', whyNotHeld),
  }
}
