import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'
import { admitTo } from './admission.ts'
import { PUBLIC_URL } from './server.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'cookies' | 'body' | 'json'>

/** A server that can be asked: one inside this process, or another process. */
export interface Reached {
  inject(options: InjectOptions): Promise<Answer>
}

/** A browser without a screen: keeps cookies and follows redirects within the server. */
export const createBrowser = (app: Reached, publicUrl = PUBLIC_URL) => {
  const cookies = new Map<string, string>()
  const visit = async (path: string, options: InjectOptions = {}) => {
    const url = new URL(path, publicUrl)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { host: url.host, ...(cookie ? { cookie } : {}), ...options.headers }
    const answer = await app.inject({ method: 'GET', ...options, url: url.pathname + url.search, headers })
    for (const { name, value, expires, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0 || (expires && expires.getTime() < Date.now())) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const follow = async (path: string, options: InjectOptions = {}) => {
    let answer = await visit(path, options)
    let place = path
    for (let hops = 0; hops < 12 && answer.statusCode >= 300 && answer.statusCode < 400; hops += 1) {
      place = new URL(answer.headers.location ?? '/', publicUrl).href.replace(publicUrl, '')
      if (/^\/(login|logout)\/callback/.test(place)) break
      answer = await visit(place)
    }
    return { answer, place }
  }
  return { cookies, visit, follow }
}

export type Browser = ReturnType<typeof createBrowser>

/** Walks through the hosted login; ends where the portal would take over. */
export const walkIn = async (
  browser: Browser,
  email: string,
  password = DEMO_PASSWORD,
  returnTo = '/home',
) => {
  const form = await browser.follow(`/auth/login?return_to=${encodeURIComponent(returnTo)}`)
  return browser.follow(form.place, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, password }).toString(),
  })
}

export interface SignInRequest {
  query?: Record<string, string>
  body?: object
  key?: string
  headers?: Record<string, string>
}

const enterByForm = async (browser: Browser, email: string, password?: string): Promise<string> => {
  await walkIn(browser, email, password)
  const session = await browser.visit('/auth/session')
  const { accessToken } = session.json<{ accessToken: string }>()
  if (!accessToken) throw new Error(`${email} could not sign in: ${session.body}`)
  return accessToken
}

const enterDirectly = async (app: Reached, browser: Browser, email: string): Promise<string | undefined> => {
  const admitted = await admitTo(app, email)
  if (admitted) browser.cookies.set(...admitted.cookie)
  return admitted?.accessToken
}

/**
 * Signs somebody in and returns their calls. The form is used for a custom password, or if the test is about the
 * login.
 */
export const signIn = async (
  app: Reached,
  email: string,
  { password = DEMO_PASSWORD, publicUrl = PUBLIC_URL, isByForm = false } = {},
) => {
  const browser = createBrowser(app, publicUrl)
  const isPlain = password === DEMO_PASSWORD && !isByForm
  const direct = isPlain ? await enterDirectly(app, browser, email) : undefined
  const accessToken = direct ?? (await enterByForm(browser, email, password))
  const call = async (method: Method, path: string, request: SignInRequest = {}) => {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      ...request.headers,
      ...(request.key ? { 'idempotency-key': request.key } : {}),
    }
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      query: request.query,
      headers,
      payload: request.body,
    })
    const isJson = /json/.test(String(answer.headers['content-type']))
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
  }
  return { call, accessToken, browser }
}
