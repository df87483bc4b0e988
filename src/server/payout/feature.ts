import type { Answer } from '#definition/wire.ts'
import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { configurationsAnswer, configureProduct } from '../configuration/product-configuration.ts'
import { isOpen, readConfiguration, readProduct } from '../configuration/product.ts'
import { among, isListed, listOf, statesOf } from '../languages/lists.ts'
import { refused } from '../app/refused.ts'
import { activeFlags } from '../flags/active.ts'
import { holderOf } from '../identities/requirements/holder.ts'
import { accountOf, requirementsOf } from '../identities/requirements/requirements.ts'
import type { NetworkData } from '../network/data.ts'
import type { Corridor, NetworkGateway } from '../network/types.ts'
import { toMethod } from './methods.ts'
import { partnerOf, withoutPartner } from './partner.ts'
import type { Feature } from '../feature.ts'

const paymentOf = ({ definitions }: PayoutDependencies, requested: Corridor['payment']) => ({
  ...requested,
  purposes: listOf(definitions, 'payment-purposes'),
  sourcesOfCash: listOf(definitions, 'sources-of-cash'),
})

/** The states of the network; approval is added beside them. */
const STATES: readonly Answer<'payout.paymentStates'>['states'][number]['value'][] = [
  'INITIATED',
  'VALIDATING',
  'TRANSFERRING',
  'COMPLETED',
  'FAILED',
  'RETURNED',
]

const ASKS_NOTHING = { purposeRequired: false, sourceOfCashRequired: false, documentsRequired: false }

interface PayoutDependencies {
  network: NetworkGateway
  data: NetworkData
  definitions: ServerDefinitions
}

export const payoutHandlers = (dependencies: PayoutDependencies): Handlers => ({
  'payout.methods': async ({ trx, tenant }) => {
    const configuration = await readConfiguration(trx, dependencies.network.corridors)
    const open = dependencies.network.corridors.filter((corridor) =>
      isOpen(configuration, corridor, tenant.environment),
    )
    const served = open.filter(
      ({ country, currency }) =>
        !isListed(dependencies.definitions, 'sanctioned-countries', country) &&
        !isListed(dependencies.definitions, 'excluded-currencies', currency),
    )
    return { body: { payoutMethods: served.map((corridor) => toMethod(corridor, corridor.country)) } }
  },
  'payout.dataRequirements': async ({ trx, query, tenant, session }) => {
    const requested = query
    const expected = requested.for ?? 'BENEFICIARY'
    const { currency, payoutCategory } = requested
    const flags = activeFlags(dependencies.definitions.library.flags, session.organisation.flags)
    const hasNoDestination = expected === 'BENEFICIARY' && !currency && !payoutCategory
    if (expected === 'ORIGINATOR' || hasNoDestination) {
      const role = expected === 'ORIGINATOR' ? expected : 'BENEFICIARY'
      const whose = holderOf(requested.useCaseType ?? 'B2B', role)
      const fields = requirementsOf(dependencies.data.holders, role, whose, undefined, flags)
      return {
        body: {
          partnerName: session.organisation.name,
          fields,
          payment: paymentOf(dependencies, ASKS_NOTHING),
        },
      }
    }
    if (!currency || !payoutCategory || (!requested.country && payoutCategory !== 'CRYPTO'))
      return withoutPartner(requested, requested.destinationAddress)
    const corridor = dependencies.network.corridor({ ...requested, currency, payoutCategory })
    if (!corridor && requested.destinationAddress)
      return withoutPartner(requested, requested.destinationAddress)
    const configuration = await readConfiguration(trx, dependencies.network.corridors)
    if (!corridor || !isOpen(configuration, corridor, tenant.environment))
      return refused('payout-not-available')
    const partnerName = partnerOf(dependencies.data.partners, tenant.orgId, corridor)
    if (!partnerName) return withoutPartner(requested)
    const holder = holderOf(requested.useCaseType ?? 'B2B', 'BENEFICIARY')
    const requestedFor = () =>
      requested.part === 'ACCOUNT'
        ? accountOf(corridor, holder, flags)
        : requirementsOf(dependencies.data.holders, 'BENEFICIARY', holder, corridor, flags)
    const fields = expected === 'PAYMENT' ? [] : requestedFor()
    return {
      body: {
        partnerName,
        fields,
        payment: paymentOf(dependencies, corridor.payment),
      },
    }
  },
  'payout.paymentStates': async () => ({
    body: { states: among(statesOf(dependencies.definitions, 'payment'), STATES) },
  }),
  'payout.configurations': async ({ trx }) => {
    const stored = await readProduct(trx, dependencies.network.corridors)
    return { body: configurationsAnswer(stored, dependencies.network.corridors) }
  },
  'payout.configure': (request) => configureProduct(request, dependencies),
})

/** The destinations of payouts, and their required fields. */
export const feature: Feature = ({ network, data, definitions }) =>
  payoutHandlers({ network, data, definitions })
