import { Agent, get } from 'node:http'
import { setTimeout as pass } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { gateLimits } from '#server/app/calls/gate.ts'
import { identityNamed, pay, quoteOf } from './paying.ts'
import { growthWhile } from './resident.ts'
import { shippedDefinitions } from './shipped.ts'
import { signIn } from './sign-in.ts'
import { startProgram, type Started } from './started.ts'
import { startStill } from './still.ts'

const REST_MS = 400
/** So often each hand asks. */
const ASKS = 6
const LOOK_MS = 25
const MOST_BYTES = 50 * 1024 ** 2
/** How many times faster than service a refusal and a sign of life are at least, where others starve us both. */
const FASTER = 2
/** How many times slower its sign of life comes than that of a process with nothing to do, asked at the same moment. */
const SLOWER = 25
/** What it may take besides, where that process takes next to nothing. */
const BESIDES_MS = 10

interface ReportedFault {
  status: number
  took: number
  retryAfter: number
}

const share = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN

const tookBy = (reportedFaults: readonly ReportedFault[]): number[] => reportedFaults.map(({ took }) => took)

const suite = inject('postgresUrl') ? describe : describe.skip

suite('a process', () => {
  const { atOnce, waiting, waitMs } = gateLimits(shippedDefinitions())
  /** More than work and wait together. */
  const crowded = atOnce + waiting + 100
  let started: Started
  let still: number
  let headers: Record<string, string>
  const crowd = new Agent({ keepAlive: true })
  const watcher = new Agent({ keepAlive: true })

  beforeAll(async () => {
    started = await startProgram()
    still = await startStill()
    const { accessToken } = await signIn(started.reach, 'maker@northwind.example')
    headers = { authorization: `Bearer ${accessToken}` }
  })
  afterAll(() => {
    crowd.destroy()
    watcher.destroy()
  })

  const ask = (agent: Agent, path: string, port = started.port) =>
    new Promise<ReportedFault>((resolve, reject) => {
      const began = performance.now()
      const requested = get({ port, host: '127.0.0.1', path, headers, agent }, (answer) => {
        answer.resume().once('end', () => {
          const retryAfter = Number(answer.headers['retry-after'])
          resolve({ status: answer.statusCode ?? 0, took: performance.now() - began, retryAfter })
        })
      })
      requested.once('error', reject)
    })
  const list = () => ask(crowd, '/api/v1/xcurrent_proxy/v4/payments?size=20&env_name=uat')

  const watchWhile = async (work: Promise<unknown>) => {
    const health: number[] = []
    const beside: number[] = []
    const over = new AbortController()
    const finish = work.finally(() => over.abort())
    while (!over.signal.aborted) {
      const [ours, theirs] = await Promise.all([ask(watcher, '/health'), ask(watcher, '/', still)])
      expect(ours.status).toBe(200)
      health.push(ours.took)
      beside.push(theirs.took)
      await pass(LOOK_MS)
    }
    await finish
    return { health: share(health, 0.95), beside: share(beside, 0.95) }
  }

  /** Who floods is connected already: what is refused is a call, and opening connections is not what is measured. */
  const connect = (hands: number) => Promise.all(Array.from({ length: hands }, () => ask(crowd, '/')))

  const flood = async (hands: number): Promise<ReportedFault[]> => {
    const reportedFaults: ReportedFault[] = []
    const hand = async () => {
      for (let asks = 0; asks < ASKS; asks += 1) {
        const answer = await list()
        reportedFaults.push(answer)
        if (answer.status !== 200) await pass(REST_MS)
      }
    }
    await Promise.all(Array.from({ length: hands }, hand))
    return reportedFaults
  }

  it.runIf(process.platform === 'linux')(
    'refuses at once what it cannot bear, answers the others, stays alive to its watcher and small',
    async () => {
      await connect(crowded)
      await flood(atOnce)
      let reportedFaults: ReportedFault[] = []
      let watched = { health: Number.NaN, beside: Number.NaN }
      const growth = await growthWhile(started.run.child.pid!, async () => {
        const flooding = flood(crowded).then((answers) => (reportedFaults = answers))
        watched = await watchWhile(flooding)
      })
      const served = reportedFaults.filter(({ status }) => status === 200)
      const refused = reportedFaults.filter(({ status }) => status !== 200)
      expect(served.length).toBeGreaterThan(atOnce)
      // On a slow machine some wait for their turn in vain; the others find the house full.
      const atTheDoor = refused.filter(({ took }) => took < waitMs)
      expect(atTheDoor.length).toBeGreaterThan(atOnce)
      for (const { status, retryAfter } of refused) {
        expect(status).toBe(503)
        expect(retryAfter).toBeGreaterThan(0)
      }
      const service = share(tookBy(served), 0.5)
      expect(share(tookBy(atTheDoor), 0.5)).toBeLessThan(service / FASTER)
      expect(watched.health).toBeLessThan(watched.beside * SLOWER + BESIDES_MS)
      expect(growth).toBeLessThan(MOST_BYTES)
    },
  )

  it('listens to its database over one connection, whatever it hears of', async () => {
    const { rows } = await started.store.pool.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  const isRefused = () =>
    fetch(`http://127.0.0.1:${started.port}/health`).then(
      () => false,
      () => true,
    )
  const waitsForLock = async () => {
    const { rows } = await started.store.pool.query(`select 1 from pg_locks where not granted
      and relation = 'payments'::regclass and database = (select oid from pg_database where datname = current_database())`)
    return rows.length > 0
  }

  // The last one, for it ends the process.
  it('finishes what is in the middle of a transaction, takes nobody new, and ends with 0', async () => {
    const { run, reach, store } = started
    const maker = await signIn(reach, 'maker@lumen.example')
    const taller = await identityNamed(maker, 'Taller Azul')
    const { quoteId } = await quoteOf(maker, taller)
    const holder = await store.pool.connect()
    await holder.query('begin')
    await holder.query('lock table payments in access exclusive mode')
    const paying = pay(maker, taller, {}, undefined, quoteId)
    await expect.poll(waitsForLock).toBe(true)

    run.child.kill('SIGTERM')
    await expect.poll(isRefused).toBe(true)
    run.child.kill('SIGTERM')
    run.child.kill('SIGINT')
    expect(run.child.exitCode).toBeNull()
    await holder.query('commit')
    holder.release()

    expect(await paying).toMatchObject({ status: 200, body: { payment_id: quoteId } })
    expect(await run.ended).toBe(0)
    const { rows } = await store.pool.query('select id from payments where id = $1', [quoteId])
    expect(rows).toEqual([{ id: quoteId }])
  })
})
