import type { Request } from '#definition/wire.ts'
import { printDestinationTag } from '#values/destination-tag.ts'
import { chainFamily } from '#values/chain.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { FieldFault } from '../app/refused.ts'
import type { OnboardingConfig } from '../onboarding/config/read.ts'
import { offeredUnder, type WalletTerms } from './terms.ts'

export type WalletWanted = Request<'wallets.create'>['wallets'][number]

export interface WalletGround {
  definitions: ServerDefinitions
  config: OnboardingConfig
  terms: WalletTerms
  isMultiProduct: boolean
}

export interface Judged {
  faults: FieldFault[]
  host: { id: string | null; name: string | null }
  tag: string | null
}

const fault = (name: keyof WalletWanted, message: string | undefined): FieldFault[] =>
  message === undefined ? [] : [{ path: `wallets.0.${name}`, keyword: 'wallet', message }]

const wrongTag = ({ chain, destinationTag }: WalletWanted): string | undefined =>
  destinationTag === null || chainFamily(chain) === 'xrpl'
    ? undefined
    : 'Only addresses of the XRP Ledger have a destination tag. Leave it empty.'

/** What names a holder that this wallet does not have; it would not be kept. */
const foreignHost = (
  { walletType, custodyExchangeHostId: id, custodyExchangeHostName: name }: WalletWanted,
  isMultiProduct: boolean,
  exchangeName?: string,
): FieldFault[] => {
  const isGiven = (text: string | null | undefined) => Boolean(text?.trim())
  if (walletType === 'unhosted') {
    const message = 'Nobody else holds an unhosted wallet. Leave this empty.'
    return [
      ...fault('custodyExchangeHostId', isGiven(id) ? message : undefined),
      ...fault('custodyExchangeHostName', isGiven(name) ? message : undefined),
    ]
  }
  if (!isMultiProduct)
    return fault(
      'custodyExchangeHostId',
      isGiven(id) ? 'Name the exchange instead, and leave this empty.' : undefined,
    )
  const isOther = isGiven(name) && name?.trim() !== exchangeName
  return fault(
    'custodyExchangeHostName',
    isOther ? `The exchange that is chosen is ${exchangeName}. Leave this empty.` : undefined,
  )
}

/** Who holds a hosted wallet: one of the exchanges in multi-product mode, whoever is named before it (WAL-043, WAL-044). */
const judgeHost = (wanted: WalletWanted, ground: WalletGround): Pick<Judged, 'faults' | 'host'> => {
  const nobody = { id: null, name: null }
  if (wanted.walletType === 'unhosted')
    return { faults: foreignHost(wanted, ground.isMultiProduct), host: nobody }
  if (!ground.isMultiProduct) {
    const name = wanted.custodyExchangeHostName?.trim() ?? ''
    const message = name === '' ? 'Name the exchange or custodian that holds this wallet.' : undefined
    const faults = [...fault('custodyExchangeHostName', message), ...foreignHost(wanted, false)]
    return { faults, host: { id: null, name } }
  }
  const exchange = ground.config.availableExchanges.find(
    ({ exchangeId }) => exchangeId === wanted.custodyExchangeHostId,
  )
  return exchange
    ? {
        faults: foreignHost(wanted, true, exchange.exchangeName),
        host: { id: exchange.exchangeId, name: exchange.exchangeName },
      }
    : { faults: fault('custodyExchangeHostId', 'Choose the exchange that holds this wallet.'), host: nobody }
}

/** What no field of the screen knows alone; each sentence stands at its field (WAL-031..042). */
export const judgeWallet = (wanted: WalletWanted, ground: WalletGround): Judged => {
  const offers = (list: string, value: string) =>
    offeredUnder(ground.definitions, list, ground.terms).some((one) => one.value === value)
  const { chain, digitalAssetType } = wanted
  const { faults, host } = judgeHost(wanted, ground)
  const given = [
    fault('chain', offers('wallet-chains', chain) ? undefined : 'Choose a chain that this product offers.'),
    fault(
      'digitalAssetType',
      offers('wallet-assets', digitalAssetType) ? undefined : 'Choose a currency that this product offers.',
    ),
    fault('destinationTag', wrongTag(wanted)),
  ]
  const tag = wanted.destinationTag === null ? null : printDestinationTag(wanted.destinationTag)
  return { faults: [...given.flat(), ...faults], host, tag }
}
