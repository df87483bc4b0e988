import { seal, unseal } from '../secrets/seal.ts'

/** A request as it came in, and what it was answered; only of UAT, and sealed (TRU-550). */
export interface StoredRequest {
  /** The address with its query. */
  url: string
  body?: unknown
  answer?: string
}

const SEALED_FOR = 'request-log'
/** What is larger is listed and not kept. */
const LONGEST = 64 * 1024

const SECRET = /secret|password|passphrase|token|api_?key|private_?key|keystore/i

/** Whether a secret may stand in it, by the names of its parts. */
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

/** The request sealed; nothing where it is too large, or where it or its answer may hold a secret. */
export const sealRequest = (request: StoredRequest, key: string): string | undefined => {
  const { body, answer } = request
  if (holdsSecret(body) || (answer !== undefined && holdsSecret(parsed(answer)))) return undefined
  if (JSON.stringify(request).length > LONGEST) return undefined
  return seal(request, key, SEALED_FOR)
}

/** What was kept of a request; nothing where none was, or it was sealed with another key. */
export const openStored = (sealed: string | null, key: string): StoredRequest | undefined =>
  sealed === null ? undefined : (unseal(sealed, key, SEALED_FOR) as StoredRequest | undefined)
