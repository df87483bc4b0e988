import { buildRequest } from '#engine/call/request.ts'
import { normaliseFailure } from '#engine/call/failure.ts'
import { sayServer } from '#values/generated/say-server.ts'
import { viewHeader } from '../session/client-view.ts'
import { busyMs } from './busy-server.ts'
import { drawnWith, zoneHeaders, type CallOptions, type ClientParts } from './client.ts'
import { readBody } from './answers/read-body.ts'
import { refusedHere } from './refused-here.ts'
import { objectOf } from '#values/object.ts'

export type StreamParts = Pick<
  ClientParts,
  'calls' | 'base' | 'tokens' | 'environment' | 'zone' | 'version' | 'definitions' | 'onConnection'
>
export type Stream = (id: string, options?: CallOptions) => Promise<Response>

/**
 * Returns the answer of a call as a stream, for files of any length; failures are thrown as by the client.
 */
export function createStream(parts: StreamParts): Stream {
  async function send(id: string, { body, params, signal }: CallOptions): Promise<Response> {
    const call = parts.calls[id]
    const built = call && buildRequest(call, { ...params, ...objectOf(body) })
    if (!call || !built?.ok)
      throw refusedHere({
        title: sayServer('notAvailable'),
        message: sayServer('notDownloaded'),
        status: 404,
      })
    const { path, query, body: sent } = built.request
    const address = new URL(parts.base(call) + path)
    for (const [name, value] of Object.entries({ env_name: parts.environment(), ...query }))
      address.searchParams.set(name, value)
    return fetch(address, {
      method: call.method,
      headers: {
        authorization: `Bearer ${await parts.tokens.token()}`,
        'content-type': 'application/json',
        'x-client-version': parts.version,
        ...zoneHeaders(address, parts.zone()),
        ...drawnWith(address, parts.definitions),
        ...viewHeader(id),
      },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      ...(signal ? { signal } : {}),
    })
  }

  return async (id, options = {}) => {
    try {
      let response = await send(id, options)
      if (response.status === 401) {
        parts.tokens.forget()
        response = await send(id, options)
      }
      const waitMs = busyMs(response)
      parts.onConnection(waitMs !== undefined, waitMs)
      if (!response.ok) throw normaliseFailure((await readBody(response)).answer, response.status)
      return response
    } catch (thrown) {
      if (thrown instanceof TypeError) parts.onConnection(true)
      throw thrown
    }
  }
}
