import type { Call } from '#definition/generated/call.ts'

export interface CallRequest {
  readonly method: Call['method']
  /** With its path parameters filled in, under /api/v1. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>> | undefined
}

export type RequestResult = { ok: true; request: CallRequest } | { ok: false; missing: string }

const PARAMETER = /\{([A-Za-z0-9_]+)\}/g

/**
 * Builds the request of a call: path parameters by name, the rest as query of a GET or DELETE, else as body.
 */
export function buildRequest(call: Call, given: Readonly<Record<string, unknown>>): RequestResult {
  const names = [...call.path.matchAll(PARAMETER)].map((match) => match[1]!)
  const missing = names.find((name) => !isSegment(valueOf(given, name)))
  if (missing !== undefined) return { ok: false, missing }
  const path = call.path.replace(PARAMETER, (_, name: string) =>
    encodeURIComponent(String(valueOf(given, name))),
  )
  const rest = Object.entries(given).filter(([name, value]) => !names.includes(name) && value !== undefined)
  if (call.method !== 'GET' && call.method !== 'DELETE') {
    return { ok: true, request: { method: call.method, path, query: {}, body: Object.fromEntries(rest) } }
  }
  const query = Object.fromEntries(rest.map(([name, value]) => [name, String(value)]))
  return { ok: true, request: { method: call.method, path, query, body: undefined } }
}

function valueOf(given: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(given, name) ? given[name] : undefined
}

// A blank segment, or one of dots, would change the address.
function isSegment(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' && value.trim() !== '' && !/^\.{1,2}$/.test(value)
}
