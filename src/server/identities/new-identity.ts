import type { Identity } from '#definition/generated/wire-entities.ts'
import type { Request } from '#definition/wire.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { FieldFault } from '../app/refused.ts'
import type { ExtrasRequest } from '../extras/extras.ts'
import type { Holder } from '../network/types.ts'
import type { Route } from '../network/offer-request.ts'
import { holderOf, useCaseOf, type IdentityRole } from './requirements/holder.ts'
import { namesOfParty, type Party } from './requirements/party.ts'

/** A new identity, from either version of the call (OPEN-38). */
export interface NewIdentity extends Partial<Route> {
  role: IdentityRole
  holder: Holder
  useCase: Identity['useCaseType']
  nickName: string
  internalId: string | undefined
  requirements: Record<string, string>
  extras: ExtrasRequest
  /** True: the holder came as `business` or `individual`, and errors use these names. */
  party: boolean
  /** Errors about given fields that would be ignored. */
  foreign: FieldFault[]
}

/** Version 2: the use case determines the holder; the account is included (API-113). */
export type IdentityRequest = Request<'identities.create'>

/**
 * Version 3: the identity type is the holder, the payment role is the role; accounts follow as financial
 * instruments (API-115).
 */
export type IdentityRequestV3 = Request<'identities.createV3'>

const faultsAt = (
  values: Readonly<Record<string, unknown>>,
  message: string,
  keyword = 'additionalProperties',
): FieldFault[] =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([path]) => ({ path, keyword, message }))

/** Refuses details of the other kind of holder, which would be ignored. */
const otherHolder = (holder: Holder, { business, individual }: Party): FieldFault[] =>
  faultsAt(holder === 'BUSINESS' ? { individual } : { business }, sayRefusals('otherHolder', { holder }))

/** Refuses fields that contradict the use case or role, or repeat another field. */
const foreignToV2 = (
  request: IdentityRequest,
  holder: Holder,
  named: Record<string, string>,
): FieldFault[] => {
  const { identityType, useCaseType, holderType, requirements = {} } = request
  const { country, currency, payoutCategory, destinationBlockchainNetwork } = request
  const isOther = holderType !== undefined && holderType !== holder
  const twice = Object.keys(named).filter((name) => (requirements[name] ?? named[name]) !== named[name])
  return [
    ...otherHolder(holder, request),
    ...(isOther
      ? faultsAt(
          { holderType },
          sayRefusals('holderOfUseCase', { useCase: useCaseType, holder, code: holder }),
          'const',
        )
      : []),
    ...(identityType === 'ORIGINATOR'
      ? faultsAt(
          { country, currency, payoutCategory, destinationBlockchainNetwork },
          sayRefusals('originatorDestination'),
        )
      : []),
    ...faultsAt(
      Object.fromEntries(twice.map((name) => [`requirements.${name}`, name])),
      sayRefusals('givenTwice'),
    ),
  ]
}

export const fromV2 = (request: IdentityRequest): NewIdentity => {
  const { identityType: role, useCaseType: useCase, business, individual } = request
  const holder = holderOf(useCase, role)
  const { country, currency, payoutCategory, destinationBlockchainNetwork } = request
  const named = namesOfParty(role, holder, { business, individual })
  return {
    role,
    holder,
    useCase,
    nickName: request.nickName?.trim() ?? '',
    internalId: request.internalId,
    country,
    currency,
    payoutCategory,
    destinationBlockchainNetwork,
    requirements: { ...named, ...request.requirements },
    extras: request.extras,
    party: business !== undefined || individual !== undefined,
    foreign: foreignToV2(request, holder, named),
  }
}

export const fromV3 = (request: IdentityRequestV3): NewIdentity => {
  const { paymentRole: role, business, individual } = request
  const holder = request.identityType === 'business' ? 'BUSINESS' : 'INDIVIDUAL'
  return {
    role,
    holder,
    useCase: useCaseOf(holder, role),
    nickName: request.nickName?.trim() ?? '',
    internalId: request.internalId,
    requirements: namesOfParty(role, holder, { business, individual }),
    extras: undefined,
    party: true,
    foreign: otherHolder(holder, request),
  }
}
