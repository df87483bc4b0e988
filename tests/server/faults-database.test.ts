import { readFileSync, readdirSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { copyOfTemplate } from './postgres-template.ts'
import { identityNamed, pay, type Caller, type IdentityRecord } from './paying.ts'
import { postgresFolders } from './postgres-binaries.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const AT_ONCE = 14

/** The server process and those it started: frozen, it takes connections and answers nobody. */
const familyOf = (pid: number): number[] => {
  const parentOf = (one: string) => {
    try {
      return Number(readFileSync(`/proc/${one}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
    } catch {
      return 0
    }
  }
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [pid, ...all.filter((one) => parentOf(one) === pid).map(Number)]
}

const suite = inject('postgresUrl') && process.platform === 'linux' ? describe : describe.skip

suite('a database that goes away', () => {
  let server: PostgresServer
  let store: Store
  let world: World
  let maker: Caller
  let taller: IdentityRecord

  beforeAll(async () => {
    server = await startPostgres(postgresFolders()[0]!)
    store = createStore('postgres', openPostgres(await copyOfTemplate(server.url, 'few')))
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@lumen.example')
    taller = await identityNamed(maker, 'Taller Azul')
  })
  afterAll(async () => {
    await store.close()
    await server.stop()
  })

  const list = () => maker.call('GET', '/xcurrent_proxy/v4/payments', { query: { size: '1' } })
  const askAll = () => Promise.all(Array.from({ length: AT_ONCE }, list))

  const expectAway = (answer: Awaited<ReturnType<typeof list>>) => {
    expect(answer).toMatchObject({ status: 503, body: { status: 503, finality: 'RETRYABLE', fields: [] } })
    expect((answer.body as { code: string }).code).toMatch(/^(AWAY|BUSY)$/)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }

  const expectBack = async () => {
    await expect.poll(async () => (await list()).status).toBe(200)
    const paid = await pay(maker, taller)
    expect(paid.status).toBe(200)
    const { payment_id: id } = paid.body as { payment_id: string }
    const stateNow = async () => {
      await world.pass(60)
      return ((await maker.call('GET', `/payments/${id}`)).body as { payment_state: string }).payment_state
    }
    await expect.poll(stateNow).toBe('COMPLETED')
  }

  it('is answered with 503 and when to come back while it is stopped, and used again without a restart of ours', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => reported.mockRestore())
    /** Returns true once the jobs have failed as well during the outage. */
    const haveJobsFailed = () =>
      reported.mock.calls.some(([message]) => String(message).startsWith('job library'))
    await server.restart(async () => {
      for (const answer of await askAll()) expectAway(answer)
      expect((await world.app.inject('/health')).statusCode).toBe(200)
      expect((await world.app.inject('/ready')).statusCode).toBe(503)
      await expect.poll(haveJobsFailed).toBe(true)
      for (const answer of await askAll()) expectAway(answer)
    })
    await expectBack()
  })

  const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
    const began = performance.now()
    const done = await work
    return [done, performance.now() - began]
  }
  /** Connects with a timeout of two seconds, and returns the result. */
  const giveUp = () =>
    new pg.Client({ connectionString: server.url, connectionTimeoutMillis: 2000 }).connect().then(
      () => 'connected',
      () => 'gave up',
    )

  it('is answered within seconds too when it only falls silent, in the middle of what is under way', async () => {
    await askAll()
    const frozen = familyOf(server.process().pid!)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    try {
      const [[answers, took], [ended, twoSeconds]] = await Promise.all([timed(askAll()), timed(giveUp())])
      for (const answer of answers) expectAway(answer)
      expect(ended).toBe('gave up')
      expect(took).toBeLessThan(twoSeconds * 6)
      expect((await world.app.inject('/health')).statusCode).toBe(200)
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
    await expectBack()
  })
})
