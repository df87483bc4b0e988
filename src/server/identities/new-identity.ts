import type { Request } from '#definition/wire.ts'
import type { Holder } from '../network/types.ts'
import { holderOf, useCaseOf, type IdentityRole } from './holder.ts'
import { namesOfParty } from './party.ts'

/** What both versions of the call come to (OPEN-38). */
export interface NewIdentity {
  role: IdentityRole
  holder: Holder
  useCase: string
  nickName: string
  internalId: string | undefined
  country?: string
  currency?: string
  payoutCategory?: string
  destinationBlockchainNetwork?: string
  requirements: Record<string, string>
  /** The holder was given in its own words, and is told of in them. */
  party: boolean
}

/** v2: the use case says who the holder is; the account comes with it (API-113). */
export type IdentityRequest = Request<'identities.create'>

/** v3: the identity type is the holder, the payment role the role; accounts follow as financial instruments (API-115). */
export type IdentityRequestV3 = Request<'identities.createV3'>

export const fromV2 = (request: IdentityRequest): NewIdentity => {
  const { identityType: role, useCaseType: useCase, business, individual } = request
  const holder = holderOf(useCase, role)
  const { country, currency, payoutCategory, destinationBlockchainNetwork } = request
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
    requirements: {
      ...namesOfParty(role, holder, { business, individual }),
      ...request.requirements,
    },
    party: business !== undefined || individual !== undefined,
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
    party: true,
  }
}
