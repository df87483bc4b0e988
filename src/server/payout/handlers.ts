import type { Answer } from '#definition/wire.ts'
import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { configurationsAnswer, configureProduct } from '../configuration/configure.ts'
import { isOpen, readConfiguration, readProduct } from '../configuration/product.ts'
import { among, isListed, listOf, statesOf } from '../definitions/lists.ts'
import { refused } from '../app/refused.ts'
import { activeFlags } from '../flags/active.ts'
import { holderOf } from '../identities/holder.ts'
import { accountOf, requirementsOf } from '../identities/requirements.ts'
import type { NetworkData } from '../network/data.ts'
import type { Corridor, NetworkGateway } from '../network/types.ts'
import { toMethod } from './methods.ts'
import { partnerOf, withoutPartner } from './partner.ts'

const paymentOf = ({ definitions }: PayoutGround, asked: Corridor['payment']) => ({
  ...asked,
  purposes: listOf(definitions, 'payment-purposes'),
  sourcesOfCash: listOf(definitions, 'sources-of-cash'),
})

/** Those the network knows; approval is told beside them. */
const STATES: readonly Answer<'payout.paymentStates'>['states'][number]['value'][] = [
  'INITIATED',
  'VALIDATING',
  'TRANSFERRING',
  'COMPLETED',
  'FAILED',
  'RETURNED',
]

const ASKS_NOTHING = { purposeRequired: false, sourceOfCashRequired: false, documentsRequired: false }

interface PayoutGround {
  network: NetworkGateway
  data: NetworkData
  definitions: ServerDefinitions
}

export const payoutHandlers = (ground: PayoutGround): Handlers => ({
  'payout.methods': async ({ trx, tenant }) => {
    const configuration = await readConfiguration(trx, ground.network.corridors)
    const open = ground.network.corridors.filter((corridor) =>
      isOpen(configuration, corridor, tenant.environment),
    )
    const served = open.filter(
      ({ country, currency }) =>
        !isListed(ground.definitions, 'sanctioned-countries', country) &&
        !isListed(ground.definitions, 'excluded-currencies', currency),
    )
    return { body: { payoutMethods: served.map((corridor) => toMethod(corridor, corridor.country)) } }
  },
  'payout.dataRequirements': async ({ trx, query, tenant, session }) => {
    const asked = query
    const wanted = asked.for ?? 'BENEFICIARY'
    const { currency, payoutCategory } = asked
    const flags = activeFlags(ground.definitions.library.flags, session.organisation.flags)
    const hasNoDestination = wanted === 'BENEFICIARY' && !currency && !payoutCategory
    if (wanted === 'ORIGINATOR' || hasNoDestination) {
      const role = wanted === 'ORIGINATOR' ? wanted : 'BENEFICIARY'
      const whose = holderOf(asked.useCaseType ?? 'B2B', role)
      const fields = requirementsOf(ground.data.holders, role, whose, undefined, flags)
      return {
        body: { partnerName: session.organisation.name, fields, payment: paymentOf(ground, ASKS_NOTHING) },
      }
    }
    if (!currency || !payoutCategory || (!asked.country && payoutCategory !== 'CRYPTO'))
      return withoutPartner(asked, asked.destinationAddress)
    const corridor = ground.network.corridor({ ...asked, currency, payoutCategory })
    if (!corridor && asked.destinationAddress) return withoutPartner(asked, asked.destinationAddress)
    const configuration = await readConfiguration(trx, ground.network.corridors)
    if (!corridor || !isOpen(configuration, corridor, tenant.environment))
      return refused('payout-not-available')
    const partnerName = partnerOf(ground.data.partners, tenant.orgId, corridor)
    if (!partnerName) return withoutPartner(asked)
    const holder = holderOf(asked.useCaseType ?? 'B2B', 'BENEFICIARY')
    const askedFor = () =>
      asked.part === 'ACCOUNT'
        ? accountOf(corridor, holder, flags)
        : requirementsOf(ground.data.holders, 'BENEFICIARY', holder, corridor, flags)
    const fields = wanted === 'PAYMENT' ? [] : askedFor()
    return {
      body: {
        partnerName,
        fields,
        payment: paymentOf(ground, corridor.payment),
      },
    }
  },
  'payout.paymentStates': async () => ({
    body: { states: among(statesOf(ground.definitions, 'payment'), STATES) },
  }),
  'payout.configurations': async ({ trx }) => {
    const kept = await readProduct(trx, ground.network.corridors)
    return { body: configurationsAnswer(kept, ground.network.corridors) }
  },
  'payout.configure': (request) => configureProduct(request, ground),
})
