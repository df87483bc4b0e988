import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { onTestFinished, vi } from 'vitest'
import type { Served } from '../definitions/fetch.ts'
import { App } from '../app.tsx'
import { answers as usual, claims } from './trial-answers.ts'
import { trialDefinitions } from './trial-definitions.ts'

export interface TrialWorld {
  readonly path?: string
  /** Answers by 'METHOD /path', instead of the usual ones; a number is a status without a body, a function is asked with the address. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** Changes the definitions the server hands out. */
  readonly definitions?: (served: Served) => unknown
  /** What GET /auth/session says, or how it answers an address. */
  readonly session?: unknown
}

/** What GET /auth/session usually says. */
export const grant = () => ({
  signedIn: true,
  accessToken: 'trial-token',
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  idleEndsAt: new Date(Date.now() + 1_800_000).toISOString(),
  sessionEndsAt: new Date(Date.now() + 3_600_000).toISOString(),
  claims,
})

function reply(answer: unknown): Promise<Response> {
  if (answer instanceof Error) return Promise.reject(answer)
  if (answer instanceof Promise) return answer.then(reply)
  if (typeof answer === 'number') return Promise.resolve(Response.json({ title: 'No' }, { status: answer }))
  if (answer instanceof Response) return Promise.resolve(answer.clone())
  return Promise.resolve(Response.json(answer))
}

/** The whole portal before a server in memory: what it was asked, and where the person was sent away to. */
export async function openPortal(world: TrialWorld = {}) {
  const { path = '/home', answers = {}, session = grant(), definitions } = world
  const asked: string[] = []
  const left: string[] = []
  const all: Record<string, unknown> = { ...usual, ...answers }
  const served = definitions?.(trialDefinitions()) ?? trialDefinitions()
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const address = new URL(String(input), location.origin)
    if (address.pathname === '/definitions.json') return reply(served)
    const answer = (one: unknown) => reply(typeof one === 'function' ? one(address, init) : one)
    if (address.pathname === '/auth/session') return answer(session)
    if (!address.pathname.startsWith('/api/v1')) return real(input, init)
    const name = `${init?.method ?? 'GET'} ${address.pathname.slice('/api/v1'.length)}`
    asked.push(`${name}${address.search}`)
    return answer(all[name] ?? 404)
  })
  const before = location.pathname + location.search
  history.replaceState(null, '', path)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', before)
  })
  await page.viewport(1280, 800)
  const screen = await render(<App leave={(address) => left.push(address)} />)
  return { screen, asked, left }
}
