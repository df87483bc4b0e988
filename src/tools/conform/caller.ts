import { signRequest } from '#server/network/http/signed-request.ts'

export interface Answer {
  status: number
  body: unknown
}

export interface CallerTerms {
  url: string
  secret: string
}

/** The deviations of a request from the contract. */
export interface Changes {
  secret?: string
  /** Milliseconds that its timestamp is off. */
  late?: number
  isUnsigned?: boolean
  /** The signed path, if it differs from the sent one. */
  signedPath?: string
  signedBody?: string
}

const ANSWER_MS = 15_000

/** Sends requests to an adapter as the portal does, with optional deviations. */
export const createCaller =
  ({ url, secret }: CallerTerms) =>
  async (method: string, path: string, body = '', changes: Changes = {}): Promise<Answer> => {
    const target = new URL(url + path)
    const headers = signRequest(
      { method, path: changes.signedPath ?? target.pathname, body: changes.signedBody ?? body },
      changes.secret ?? secret,
      Date.now() - (changes.late ?? 0),
    )
    const response = await fetch(target, {
      method,
      headers: {
        ...(!changes.isUnsigned && headers),
        ...(body !== '' && { 'content-type': 'application/json' }),
      },
      ...(body !== '' && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const text = await response.text()
    try {
      return { status: response.status, body: JSON.parse(text) as unknown }
    } catch {
      return { status: response.status, body: text.slice(0, 200) }
    }
  }

export type Call = ReturnType<typeof createCaller>
