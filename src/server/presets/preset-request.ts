import type { Request } from '#definition/wire.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { refusedForeign } from '../app/refused.ts'
import type { PresetTerms } from './terms.ts'

/** The body of a preset (schemas/entities/preset-create): from an earlier payment, or with its own terms. */
export type PresetRequest = Request<'presets.create'>

type Name = keyof Request<'presets.create' | 'presets.update'> | 'version'

const EVERY: readonly Name[] = ['name', 'version', 'quoteType', 'amount']

/** The allowed properties of a preset, by flow. */
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

/** Refuses terms beside those of a payment, and terms of the other flow. */
export const refusedTerms = (requested: PresetRequest, flow: PresetTerms['flow']) =>
  requested.paymentId === undefined
    ? refusedForeign(requested, RESERVED[flow], sayRefusals(SAYS[flow]))
    : refusedForeign(requested, ['name', 'paymentId'], sayRefusals('saidByPayment'))
