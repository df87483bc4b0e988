import { Agent, get } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { gateLimits } from '#server/app/calls/gate.ts'
import { identityNamed, pay, quoteOf } from './paying.ts'
import { growthWhile } from './resident.ts'
import { shippedDefinitions } from './shipped.ts'
import { signIn } from './sign-in.ts'
import { startProgram, type Started } from './started.ts'

/** So often the crowd comes, first to warm the process up. */
const CROWDS = 3
/** So often its watcher asks while every place is taken. */
const LOOKS = 20
const MOST_BYTES = 50 * 1024 ** 2

interface Answer {
  status: number
  retryAfter: number
}

const suite = inject('postgresUrl') ? describe : describe.skip

suite('a process', () => {
  const { atOnce, ofOrganisation, ofPerson, waiting } = gateLimits(shippedDefinitions())
  const inside = Math.min(atOnce, ofOrganisation, ofPerson)
  const atTheDoor = 100
  /** More than work and wait together. */
  const crowded = inside + waiting + atTheDoor
  let started: Started
  let headers: Record<string, string>
  const crowd = new Agent({ keepAlive: true })
  const watcher = new Agent({ keepAlive: true })

  beforeAll(async () => {
    started = await startProgram()
    const { accessToken } = await signIn(started.reach, 'maker@northwind.example')
    headers = { authorization: `Bearer ${accessToken}` }
  })
  afterAll(() => {
    crowd.destroy()
    watcher.destroy()
  })

  const ask = (agent: Agent, path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const requested = get({ port: started.port, host: '127.0.0.1', path, headers, agent }, (answer) => {
        answer.resume().once('end', () => {
          resolve({ status: answer.statusCode ?? 0, retryAfter: Number(answer.headers['retry-after']) })
        })
      })
      requested.once('error', reject)
    })
  const list = () => ask(crowd, '/api/v1/xcurrent_proxy/v4/payments?size=20&env_name=uat')

  /** Locks the payments, so that a call that has a place keeps it until `letGo`. */
  const holdPlaces = async () => {
    const holder = await started.store.pool.connect()
    await holder.query('begin')
    await holder.query('lock table payments in access exclusive mode')
    return async () => {
      await holder.query('commit')
      holder.release()
    }
  }

  /** Lets the crowd come while nobody inside is done; resolves to the answers of those refused and of the rest. */
  const come = async () => {
    const letGo = await holdPlaces()
    const refused: Answer[] = []
    const rest: Answer[] = []
    let isLocked = true
    const full = Promise.withResolvers<void>()
    const calls = Array.from({ length: crowded }, async () => {
      const answer = await list()
      if (!isLocked) return void rest.push(answer)
      refused.push(answer)
      if (refused.length >= atTheDoor) full.resolve()
    })
    await full.promise
    for (let look = 0; look < LOOKS; look += 1) expect((await ask(watcher, '/health')).status).toBe(200)
    isLocked = false
    await letGo()
    await Promise.all(calls)
    return { refused, rest }
  }

  it.runIf(process.platform === 'linux')(
    'refuses what it cannot bear, answers its watcher while every place is taken, then serves, and stays small',
    async () => {
      await come()
      const growth = await growthWhile(started.run.child.pid!, async () => {
        for (let crowds = 1; crowds < CROWDS; crowds += 1) {
          const { refused, rest } = await come()
          for (const { status, retryAfter } of refused) {
            expect(status).toBe(503)
            expect(retryAfter).toBeGreaterThan(0)
          }
          // On a slow machine a queued call may time out; a call that has a place is answered.
          expect(rest.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(inside)
        }
      })
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
    const letGo = await holdPlaces()
    const paying = pay(maker, taller, {}, undefined, quoteId)
    await expect.poll(waitsForLock).toBe(true)

    run.child.kill('SIGTERM')
    await expect.poll(isRefused).toBe(true)
    run.child.kill('SIGTERM')
    run.child.kill('SIGINT')
    expect(run.child.exitCode).toBeNull()
    await letGo()

    expect(await paying).toMatchObject({ status: 200, body: { payment_id: quoteId } })
    expect(await run.ended).toBe(0)
    const { rows } = await store.pool.query('select id from payments where id = $1', [quoteId])
    expect(rows).toEqual([{ id: quoteId }])
  })
})
