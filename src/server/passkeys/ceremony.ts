import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
} from '@simplewebauthn/server'
import { sayProduct } from '#values/generated/say-product.ts'
import type { ServerConfig } from '../app/config.ts'
import type { Row } from '../store/generated/database.ts'

const TIMEOUT_MS = 240_000
/** EdDSA, and ES256 and RS256, which every authenticator has. */
const ALGORITHMS = [-8, -7, -257]

type Place = Pick<ServerConfig, 'publicUrl'>
type Stored = Pick<Row<'passkeys'>, 'credential_id' | 'transports'>

/** Returns the host and origin that passkeys are valid for. */
const placeOf = ({ publicUrl }: Place) => {
  const { hostname, origin } = new URL(publicUrl)
  return { expectedRPID: hostname, expectedOrigin: origin }
}

const descriptorOf = ({ credential_id: id, transports }: Stored) => ({
  id,
  transports: transports as AuthenticatorTransport[],
})

/** The answer of an authenticator that created a passkey. */
export interface MadePasskey {
  credentialId: string
  clientDataJSON: string
  attestationObject: string
  transports?: string[] | undefined
}

/** The answer of an authenticator that used a passkey. */
export interface UsedPasskey {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  userHandle?: string | undefined
}

/** The owner of a new passkey. */
export interface PasskeyOwner {
  id: string
  email: string
  name: string
}

/** Returns the options for creating a discoverable passkey with user verification. */
export const optionsToAdd = (place: Place, owner: PasskeyOwner, existing: readonly Stored[]) =>
  generateRegistrationOptions({
    rpName: sayProduct('name'),
    rpID: placeOf(place).expectedRPID,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** Returns the options for using a passkey: one of these, or any without a list. */
export const optionsToUse = (place: Place, existing: readonly Stored[] = []) =>
  generateAuthenticationOptions({
    rpID: placeOf(place).expectedRPID,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: existing.map(descriptorOf),
  })

type TakeChallenge = (challenge: string) => Promise<boolean>

/** Verifies a new passkey and returns its row; undefined if the verification fails (TRU-301). */
export const verifyMade = async (place: Place, made: MadePasskey, takes: TakeChallenge) => {
  const { credentialId: id, clientDataJSON, attestationObject } = made
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: takes,
    ...placeOf(place),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return undefined
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: String(credential.counter),
    transports: made.transports ?? [],
    is_backed_up: credentialBackedUp,
  }
}

/** Verifies the use of a passkey and returns its new state; undefined if the verification fails (TRU-301). */
export const verifyUsed = async (
  place: Place,
  { id, ...response }: UsedPasskey,
  stored: Row<'passkeys'>,
  takes: TakeChallenge,
) => {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: takes,
    ...placeOf(place),
    credential: {
      id: stored.credential_id,
      publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
      counter: Number(stored.counter),
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return undefined
  const { newCounter, credentialBackedUp } = authenticationInfo
  return { counter: String(newCounter), is_backed_up: credentialBackedUp }
}
