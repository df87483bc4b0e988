import { connect, type AddressInfo, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { openMemory } from '../../src/server/store/engines/embedded.ts'
import { createStore } from '../../src/server/store/store.ts'
import { overHttp } from '../server/over-http.ts'
import { signIn } from '../server/sign-in.ts'
import { fill } from '../server/snapshot.ts'
import { median, percentile, say, tableOf, type Part } from './figures.ts'
import { serverOf } from './lists.ts'

const CROWDS = [32, 200, 1000]
const ROUNDS = 2
const CALLS = 60
const BYTE_EVERY_MS = 500
const statistics = [
  ['median', median],
  ['p95', (took: readonly number[]) => percentile(took, 0.95)],
] as const

/** Opens many connections of one person that send a body byte by byte, and reopens those that the server closes. */
const openSlow = async (port: number, accessToken: string, many: number): Promise<() => void> => {
  const sockets = new Set<Socket>()
  let isOver = false
  const head = [
    'POST /api/v1/payout_proxy/payments/filter HTTP/1.1',
    'host: 127.0.0.1',
    `authorization: Bearer ${accessToken}`,
    'content-type: application/json',
    'content-length: 1000',
  ].join('\r\n')
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' }, resolve)
      sockets.add(socket)
      const feeding = setInterval(() => socket.write(' '), BYTE_EVERY_MS)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        clearInterval(feeding)
        sockets.delete(socket)
        if (!isOver) void open()
      })
      socket.resume()
      socket.write(`${head}\r\n\r\n{`)
    })
  for (let at = 0; at < many; at += 1) await open()
  return () => {
    isOver = true
    for (const socket of sockets) socket.destroy()
  }
}

/**
 * Measures the calls of another person while many connections send slowly. Database and connections run in one
 * process.
 */
export async function measureSlow(): Promise<Part> {
  const store = createStore('embedded', (await openMemory()).pool)
  await fill(store, 'seeded')
  const app = await serverOf(store)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const slow = await signIn(app, 'maker@northwind.example')
  const other = await signIn(overHttp(port), 'viewer@lumen.example')
  const ask = async () => {
    const from = performance.now()
    const { status } = await other.call('GET', '/xcurrent_proxy/v4/payments', { query: { size: '10' } })
    if (status !== 200) throw new Error(`A call of somebody else was answered ${status}.`)
    return performance.now() - from
  }
  const askMany = async () => {
    const took: number[] = []
    for (let at = 0; at < CALLS; at += 1) took.push(await ask())
    return took
  }
  await askMany()
  const rows = []
  for (const many of CROWDS) {
    const [without, beside]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      without.push(...(await askMany()))
      const close = await openSlow(port, slow.accessToken, many)
      beside.push(...(await askMany()))
      close()
    }
    for (const [name, of] of statistics)
      rows.push([
        `${many.toLocaleString('en')} clients, ${name}`,
        say(of(without)),
        say(of(beside)),
        `${say(of(beside) / of(without), 2)} ×`,
      ])
  }
  await app.close()
  await store.close()
  return {
    title: 'Beside slow clients',
    says: `Milliseconds for a list of another person over HTTP, while so many connections of one person send a byte every ${BYTE_EVERY_MS} ms from the same address and come again when they are hung up on; PGlite, the crowd in the same process, ${ROUNDS} rounds of ${CALLS} calls each way. Less than 2 × is promised for p95.`,
    table: tableOf([['', 'alone', 'beside them', 'ratio'], ...rows]),
  }
}
