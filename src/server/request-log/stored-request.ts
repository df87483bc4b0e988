import { seal, unseal } from '../secrets/seal.ts'

/** A request and its answer, stored encrypted in UAT only (TRU-550). */
export interface StoredRequest {
  /** The URL with its query. */
  url: string
  body?: unknown
  answer?: string
}

const SEALED_FOR = 'request-log'
/** The maximum size in characters; a larger request is listed, but not stored. */
const LONGEST = 64 * 1024

const SECRET = /secret|password|passphrase|token|api_?key|private_?key|keystore/i

/** Returns true if a property name suggests a secret. */
const holdsSecret = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(holdsSecret)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => SECRET.test(name) || holdsSecret(inner))
}

const parsed = (answer: string): unknown => {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}

/** Encrypts a request; undefined if it is too large, or it or its answer may contain a secret. */
export const sealRequest = (request: StoredRequest, key: string): string | undefined => {
  const { body, answer } = request
  if (holdsSecret(body) || (answer !== undefined && holdsSecret(parsed(answer)))) return undefined
  if (JSON.stringify(request).length > LONGEST) return undefined
  return seal(request, key, SEALED_FOR)
}

/** Decrypts a stored request; undefined if none was stored or the key differs. */
export const openStored = (sealed: string | null, key: string): StoredRequest | undefined =>
  sealed === null ? undefined : (unseal(sealed, key, SEALED_FOR) as StoredRequest | undefined)
