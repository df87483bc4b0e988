import type { Request } from '#definition/wire.ts'
import { printDestinationTag } from '#values/wallet/destination-tag.ts'
import { chainFamily } from '#values/wallet/chain.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { FieldFault } from '../app/refused.ts'
import type { OnboardingConfig } from '../configuration/onboarding-config.ts'
import { offeredUnder, type WalletTerms } from './terms.ts'

export type WalletRequest = Request<'wallets.create'>['wallets'][number]

export interface WalletDependencies {
  definitions: ServerDefinitions
  config: OnboardingConfig
  terms: WalletTerms
  isMultiProduct: boolean
}

export interface WalletOutcome {
  faults: FieldFault[]
  host: { id: string | null; name: string | null }
  tag: string | null
}

const fault = (name: keyof WalletRequest, message: string | undefined): FieldFault[] =>
  message === undefined ? [] : [{ path: `wallets.0.${name}`, keyword: 'wallet', message }]

const wrongTag = ({ chain, destinationTag }: WalletRequest): string | undefined =>
  destinationTag === null || chainFamily(chain) === 'xrpl' ? undefined : sayRefusals('tagOfXrpl')

/** Refuses a holder that this kind of wallet does not have. */
const foreignHost = (
  { walletType, custodyExchangeHostId: id, custodyExchangeHostName: name }: WalletRequest,
  isMultiProduct: boolean,
  exchangeName?: string,
): FieldFault[] => {
  const isGiven = (text: string | null | undefined) => Boolean(text?.trim())
  if (walletType === 'unhosted') {
    const message = sayRefusals('unhosted')
    return [
      ...fault('custodyExchangeHostId', isGiven(id) ? message : undefined),
      ...fault('custodyExchangeHostName', isGiven(name) ? message : undefined),
    ]
  }
  if (!isMultiProduct)
    return fault('custodyExchangeHostId', isGiven(id) ? sayRefusals('exchangeInstead') : undefined)
  const isOther = isGiven(name) && name?.trim() !== exchangeName
  return fault(
    'custodyExchangeHostName',
    isOther ? sayRefusals('exchangeChosen', { name: exchangeName ?? '' }) : undefined,
  )
}

/**
 * Validates the holder of a hosted wallet: an exchange of the list, or a name in the older flow (WAL-043,
 * WAL-044).
 */
const validateHost = (
  requested: WalletRequest,
  dependencies: WalletDependencies,
): Pick<WalletOutcome, 'faults' | 'host'> => {
  const nobody = { id: null, name: null }
  if (requested.walletType === 'unhosted')
    return { faults: foreignHost(requested, dependencies.isMultiProduct), host: nobody }
  if (!dependencies.isMultiProduct) {
    const name = requested.custodyExchangeHostName?.trim() ?? ''
    const message = name === '' ? sayRefusals('nameHost') : undefined
    const faults = [...fault('custodyExchangeHostName', message), ...foreignHost(requested, false)]
    return { faults, host: { id: null, name } }
  }
  const exchange = dependencies.config.availableExchanges.find(
    ({ exchangeId }) => exchangeId === requested.custodyExchangeHostId,
  )
  return exchange
    ? {
        faults: foreignHost(requested, true, exchange.exchangeName),
        host: { id: exchange.exchangeId, name: exchange.exchangeName },
      }
    : { faults: fault('custodyExchangeHostId', sayRefusals('chooseHost')), host: nobody }
}

/** Validates the fields against each other (WAL-031..042). */
export const validateWallet = (requested: WalletRequest, dependencies: WalletDependencies): WalletOutcome => {
  const isOffered = (list: string, value: string) =>
    offeredUnder(dependencies.definitions, list, dependencies.terms).some((one) => one.value === value)
  const { chain, digitalAssetType } = requested
  const { faults, host } = validateHost(requested, dependencies)
  const given = [
    fault('chain', isOffered('wallet-chains', chain) ? undefined : sayRefusals('offeredChain')),
    fault(
      'digitalAssetType',
      isOffered('wallet-assets', digitalAssetType) ? undefined : sayRefusals('offeredCurrency'),
    ),
    fault('destinationTag', wrongTag(requested)),
  ]
  const tag = requested.destinationTag === null ? null : printDestinationTag(requested.destinationTag)
  return { faults: [...given.flat(), ...faults], host, tag }
}
