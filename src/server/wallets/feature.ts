import type { CallRequest, Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { Refused, refused } from '../app/refused.ts'
import type { Reviewer } from '../network/review/reviews.ts'
import { readOnboardingConfig } from '../configuration/onboarding-config.ts'
import { toWallet } from './answer.ts'
import { createWallet } from './new-wallet.ts'
import { listWallets } from './list.ts'
import { removeWallet } from './wallet-removal.ts'
import { spaceOf, productStatusOf, type ProductMode } from './product-wallets.ts'
import { isMultiProduct, termsOf, walletProducts } from './terms.ts'
import type { Feature } from '../feature.ts'
import { createReviewer } from '../network/review/reviews.ts'
import { reviewedWallets } from './review.ts'

export interface WalletsDependencies {
  definitions: ServerDefinitions
  compliance: Reviewer
}

const modeOf = (definitions: ServerDefinitions, { session, may }: CallRequest): ProductMode => ({
  isMultiProduct: isMultiProduct(definitions, session),
  mayWrite: may('wallets.write'),
  tenantName: session.organisation.name,
})

const walletHandlers = ({ definitions, compliance }: WalletsDependencies): Handlers => ({
  'wallets.list': async (request) => {
    const { product, walletId } = request.query
    const wallets = (await listWallets(request.trx)).filter(
      (row) =>
        (product === undefined || row.product.toLowerCase() === product.toLowerCase()) &&
        (walletId === undefined || row.id === walletId),
    )
    return { body: { content: wallets.map((row) => toWallet(row, request.session.organisation.name)) } }
  },
  'wallets.room': async (request) => {
    const terms = termsOf(await readOnboardingConfig(request.trx), request.query.product)
    return { body: spaceOf(definitions, await listWallets(request.trx), terms, modeOf(definitions, request)) }
  },
  'wallets.products': async (request) => {
    const wallets = await listWallets(request.trx)
    const mode = modeOf(definitions, request)
    const products = walletProducts(await readOnboardingConfig(request.trx))
    const content = products.map((terms) => {
      const { counts, ...status } = productStatusOf(definitions, wallets, terms, mode)
      const { name: product } = terms
      return { key: product.toLowerCase(), product, wallets: counts.all, ...status }
    })
    return { body: { content } }
  },
  'wallets.create': async ({ trx, tenant, session, body }) => {
    const [requested] = body.wallets
    if (!requested) return refused('invalid-request')
    const config = await readOnboardingConfig(trx)
    const terms = termsOf(config, requested.product)
    if (!terms) return refused('wallet-product-differs')
    const isMulti = isMultiProduct(definitions, session)
    const dependencies = { definitions, config, terms, isMultiProduct: isMulti }
    const row = await createWallet(trx, tenant, dependencies, requested)
    if (row instanceof Refused) return row
    await compliance.review(trx, { orgId: tenant.orgId, id: row.review_id })
    return { body: { wallets: [toWallet(row, session.organisation.name)] } }
  },
  'wallets.remove': async ({ trx, session, body }) => {
    const [requested] = body.wallets
    const row = requested ? await removeWallet(trx, requested) : refused('invalid-request')
    if (row instanceof Refused) return row
    return { body: { wallets: [toWallet(row, session.organisation.name)] } }
  },
})

/** Calls on the organisation's wallets; each is screened before money goes to it. */
export const feature: Feature = ({ definitions, reviewing }) =>
  walletHandlers({ definitions, compliance: createReviewer(reviewing, 'wallet', reviewedWallets) })
