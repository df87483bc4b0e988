import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import type { Browser, BrowserContext } from 'playwright'
import { DEMO_PASSWORD } from '../../src/server/login/password/demo-password.ts'
import { freePort } from '../server/free-port.ts'
import { overHttp } from '../server/over-http.ts'
import { runProgram, stopProgram } from '../server/program.ts'
import { signIn } from '../server/sign-in.ts'
import { openBrowser } from './chromium.ts'
import { median, percentile, say, tableOf, type Part } from './figures.ts'
import { measureInteractions } from './interactions.ts'

const root = new URL('../..', import.meta.url).pathname
const person = 'maker@northwind.example'
const routes: Readonly<Record<string, string>> = {
  '/home': 'h1',
  '/payments': 'tbody tr',
  '/payments/single-payment/step/identity-selection': 'form',
  '/support': 'h1',
}
const visits = 5
const connections = 20
const seconds = 8

interface Seen {
  usable: number
  stands: number
  shift: number
}

interface Visit extends Readonly<Seen> {
  readonly scripts: readonly string[]
}

/** Runs in the page: when its content was painted first, when nothing of it was grey any more, and how far it moved. */
function watch(content: string): void {
  const seen: Seen = { usable: 0, stands: 0, shift: 0 }
  const isHere = () => document.querySelector(content) !== null
  const stands = () => isHere() && document.querySelector('.ptl-skeleton') === null
  const note = (what: 'usable' | 'stands', holds: () => boolean) => {
    if (seen[what] > 0 || !holds()) return
    requestAnimationFrame(() => setTimeout(() => holds() && (seen[what] ||= performance.now())))
  }
  Object.assign(window, { seen })
  new MutationObserver(() => {
    note('usable', isHere)
    note('stands', stands)
  }).observe(document, { subtree: true, childList: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function visit(context: BrowserContext, address: string, path: string, slower: number): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(watch, routes[path] ?? 'h1')
  await page.goto(address + path)
  await page.waitForFunction(() => Object(window).seen.stands > 0)
  await page.waitForLoadState('networkidle')
  const found = await page.evaluate(() => {
    const seen = Object(window).seen as Seen
    const arrived = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd <= seen.stands)
      .map(({ name }) => new URL(name).pathname)
    return { ...seen, scripts: arrived.filter((name) => name.endsWith('.js')) }
  })
  await page.close()
  return found
}

async function enter(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByLabel('Email').fill(person)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'I have read this' }).click()
  await page.getByRole('heading', { name: /Welcome/ }).waitFor()
  await page.close()
  return context
}

const weigh = (folder: string, scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length / 1000, 0)

async function visitRoutes(address: string, folder: string): Promise<Part[]> {
  const browser = await openBrowser()
  const context = await enter(browser, address)
  let home: ReadonlySet<string> | undefined
  const rows: string[][] = []
  for (const path of Object.keys(routes)) {
    const plain: Visit[] = []
    const slowed: Visit[] = []
    for (let time = 0; time < visits; time += 1) {
      plain.push(await visit(context, address, path, 1))
      slowed.push(await visit(context, address, path, 4))
    }
    const scripts = new Set(plain.at(-1)?.scripts)
    home ??= scripts
    const more = [...scripts].filter((file) => !home?.has(file))
    rows.push([
      path,
      say(weigh(folder, scripts), 0),
      say(weigh(folder, more), 0),
      say(median(plain.map(({ usable }) => usable)), 0),
      say(median(slowed.map(({ usable }) => usable)), 0),
      say(median(slowed.map(({ stands }) => stands)), 0),
      say(Math.max(...[...plain, ...slowed].map(({ shift }) => shift)), 3),
    ])
  }
  const interactions = await measureInteractions(context, address)
  await browser.close()
  const loading: Part = {
    title: 'Routes',
    says: `Each route opened ${visits} times on a warm server: JavaScript that arrives until nothing of the page is grey any more (gzip; what comes later, in idle time, is not counted), how much of it the home page does not load, median time from navigation until its first content is painted (a heading, a row, a form) and until all of it is, and the largest layout shift.`,
    table: tableOf([
      [
        'route',
        'JavaScript, kB',
        'more than home, kB',
        'usable, ms',
        'usable at 4 × throttle, ms',
        'whole at 4 × throttle, ms',
        'layout shift',
      ],
      ...rows,
    ]),
  }
  return [loading, interactions]
}

const press = (url: string, token: string, request: Partial<autocannon.Options> = {}) =>
  autocannon({
    url,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...request,
  })

async function load(address: string, port: number): Promise<Part> {
  const { accessToken } = await signIn(overHttp(port), person)
  const filter = { method: 'POST' as const, body: JSON.stringify({ page: 0, size: 15 }) }
  const runs = {
    'payments.filter, first page': await press(
      `${address}/api/v1/payout_proxy/payments/filter?env_name=uat`,
      accessToken,
      filter,
    ),
    'configuration.read': await press(`${address}/api/v1/configuration?env_name=uat`, accessToken),
  }
  return {
    title: 'Server under load',
    says: `${connections} connections for ${seconds} s on the embedded database; the load comes from the same machine.`,
    table: tableOf([
      ['call', 'requests/s', 'p50, ms', 'p99, ms', 'not 2xx'],
      ...Object.entries(runs).map(([call, run]) => [
        call,
        say(run.requests.average, 0),
        say(run.latency.p50, 0),
        say(run.latency.p99, 0),
        String(run.non2xx + run.errors),
      ]),
    ]),
  }
}

/**
 * Measures the start-up, the size and loading time of each route, the response to a press, and the server with twenty
 * connections.
 */
export async function measurePortal(): Promise<Part[]> {
  const place = mkdtempSync(join(tmpdir(), 'portolan-bench-'))
  const port = await freePort()
  // A single person would be slowed down after so many requests; here one stands for many.
  const env = {
    PORT: String(port),
    PORTOLAN_DATA: join(place, 'data'),
    PORTOLAN_REQUESTS_PER_MINUTE: '10000000',
  }
  const starts: number[] = []
  const start = async () => {
    const began = performance.now()
    const program = runProgram(env)
    const address = await program.ready
    if (address === undefined) throw new Error(program.output())
    starts.push(performance.now() - began)
    return { program, address }
  }
  const stop = async ({ program }: Awaited<ReturnType<typeof start>>) => stopProgram(program)
  await stop(await start())
  for (let time = 0; time < 3; time += 1) await stop(await start())
  const running = await start()
  const parts = [
    ...(await visitRoutes(running.address, process.env.PORTOLAN_PORTAL ?? join(root, 'dist/portal'))),
    await load(running.address, port),
  ]
  await stop(running)
  rmSync(place, { recursive: true, force: true })
  const [first, ...later] = starts
  return [
    {
      title: 'Start-up',
      says: 'From the command to the ready sentence, on the embedded database.',
      table: tableOf([
        ['start', 'seconds'],
        ['the first: build, database, 6,000 payments', say((first ?? 0) / 1000)],
        ['every other: median', say(median(later) / 1000)],
        ['every other: slowest', say(percentile(later, 1) / 1000)],
      ]),
    },
    ...parts,
  ]
}
