import type { Request } from '#definition/wire.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { refusedForeign } from '../app/refused.ts'
import type { PresetTerms } from './terms.ts'

/** A preset as it is written (schemas/entities/preset-create): of a payment there was, or with terms of its own. */
export type PresetRequest = Request<'presets.create'>

type Name = keyof Request<'presets.create' | 'presets.update'> | 'version'

const EVERY: readonly Name[] = ['name', 'version', 'quoteType', 'amount']

/** What a preset of each way to pay holds beside its name. */
const RESERVED: Readonly<Record<PresetTerms['flow'], readonly Name[]>> = {
  DIRECT: [
    ...EVERY,
    'beneficiaryIdentityId',
    'originatorIdentityId',
    'payinCategory',
    'purposeCode',
    'sourceOfCash',
    'paymentMemo',
  ],
  LEGACY: [
    ...EVERY,
    'paymentCurrency',
    'payoutCurrency',
    'senderAccount',
    'receiverHost',
    'receiverAccount',
    'country',
    'payoutMethodCategory',
    'outletId',
  ],
}

const SAYS = { DIRECT: 'presetDirect', LEGACY: 'presetLegacy' } as const

/** Refuses what a preset would not keep: terms beside those of a payment, and terms of the other way to pay. */
export const refusedTerms = (requested: PresetRequest, flow: PresetTerms['flow']) =>
  requested.paymentId === undefined
    ? refusedForeign(requested, RESERVED[flow], sayRefusals(SAYS[flow]))
    : refusedForeign(requested, ['name', 'paymentId'], sayRefusals('saidByPayment'))
