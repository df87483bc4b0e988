import { request, type IncomingMessage } from 'node:http'
import type { InjectOptions } from 'fastify'
import type { Answer, Reached } from './sign-in.ts'

type Cookie = Answer['cookies'][number]

const readCookie = (line: string): Cookie => {
  const [pair = '', ...attributes] = line.split('; ')
  const at = pair.indexOf('=')
  const cookie: Cookie = { name: pair.slice(0, at), value: pair.slice(at + 1) }
  for (const attribute of attributes) {
    const [name = '', text = ''] = attribute.split('=')
    if (/^expires$/i.test(name)) cookie.expires = new Date(text)
    if (/^max-age$/i.test(name)) cookie.maxAge = Number.parseInt(text, 10)
  }
  return cookie
}

const toAnswer = (answer: IncomingMessage, body: string): Answer => ({
  statusCode: answer.statusCode ?? 0,
  headers: answer.headers,
  cookies: (answer.headers['set-cookie'] ?? []).map(readCookie),
  body,
  json: <T>() => JSON.parse(body) as T,
})

/** A server in another process, asked as the tests ask one in their own; a lost answer rejects. */
export const overHttp = (port: number): Reached => ({
  inject: ({ method, url, headers, query, payload }: InjectOptions) =>
    new Promise((resolve, reject) => {
      const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
      const text = typeof payload === 'object' ? JSON.stringify(payload) : payload
      const type = typeof payload === 'object' ? { 'content-type': 'application/json' } : {}
      const path = `${url as string}${search}`
      const requested = request({ port, host: '127.0.0.1', method, path, headers: { ...type, ...headers } })
      requested.once('error', reject)
      requested.once('response', (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (part: string) => (body += part))
        answer.once('error', reject)
        answer.once('end', () => resolve(toAnswer(answer, body)))
      })
      requested.end(text)
    }),
})
