/** Tells whether this browser supports passkeys with JSON options. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

const asKey = (made: Credential | null): PublicKeyCredential => {
  if (made instanceof PublicKeyCredential) return made
  throw new DOMException('', 'NotAllowedError')
}

/** Creates a passkey in the browser and returns it as JSON. */
export async function makePasskey(options: string) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = asKey(await navigator.credentials.create({ publicKey })).toJSON() as RegistrationResponseJSON
  const { clientDataJSON, attestationObject, transports } = made.response
  return { credentialId: made.id, clientDataJSON, attestationObject, transports: [...new Set(transports)] }
}

/** Has the browser use a passkey, in the form in which it is sent. */
export async function answerWithPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const used = asKey(await navigator.credentials.get({ publicKey })).toJSON() as AuthenticationResponseJSON
  return { id: used.id, ...used.response }
}

/** Tells whether the person cancelled or waited too long. */
export const isCancelled = (thrown: unknown): boolean =>
  thrown instanceof DOMException && (thrown.name === 'NotAllowedError' || thrown.name === 'AbortError')
