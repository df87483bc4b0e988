import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { moveClock } from '#server/store/clock.ts'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { copyOfTemplate } from './postgres-template.ts'
import { freePort } from './free-port.ts'
import { overHttp } from './over-http.ts'
import { identityNamed, type Caller } from './paying.ts'
import { runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'
import { allOnce, booksOf, sendContinuously } from './sending.ts'
import { PUBLIC_URL } from './server.ts'
import { signIn, type Reached } from './sign-in.ts'

/** Daily two processes share one database in bank.test.ts, where one of them is killed. */
const suite = inject('postgresUrl') && process.env.PORTOLAN_LONG === '1' ? describe : describe.skip

suite('two processes on one database', () => {
  let place: string
  let store: Store
  let ports: number[]
  let url: string
  const runs: Program[] = []

  const start = async (port: number): Promise<Program> => {
    const run = runProgram({
      DATABASE_URL: url,
      PORTOLAN_DATA: place,
      PORT: String(port),
      PORTOLAN_URL: PUBLIC_URL,
      PORTOLAN_PORTAL: join(place, 'portal'),
      PORTOLAN_SEED: 'off',
      PORTOLAN_REQUESTS_PER_MINUTE: '1000000',
    })
    runs.push(run)
    expect(await run.ready, run.output()).toBe(PUBLIC_URL)
    return run
  }

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'portolan-replicas-'))
    writeSmallPortal(place)
    url = await copyOfTemplate(inject('postgresUrl'), 'seeded')
    store = createStore('postgres', openPostgres(url, 6))
    ports = [await freePort(), await freePort()]
  })
  afterAll(async () => {
    for (const run of runs) await stopProgram(run, 'SIGKILL')
    await store.close()
    rmSync(place, { recursive: true, force: true })
  })

  const stepsTaken = async () => {
    const { rows } = await store.pool.query(
      `select count(*)::int as n from payment_events e join payments p on p.id = e.payment_id
        where e.event <> 'initiated' and p.internal_id = 'T-1'`,
    )
    return Number(rows[0]?.n)
  }

  it('share sessions, payments and jobs, and either may be killed', async () => {
    const [first, second] = await Promise.all(ports.map(start))
    const reaches = ports.map(overHttp)
    const places: Reached = { inject: (requested) => reaches[turn % 2]!.inject(requested) }
    let turn = 0
    /** Walks from one process to the other with every question, the sign-in included. */
    const inTurn: Reached = {
      inject: (requested) => {
        turn += 1
        return places.inject(requested)
      },
    }
    const maker: Caller = await signIn(inTurn, 'maker@lumen.example')
    const taller = await identityNamed(maker, 'Taller Azul')
    const sending = sendContinuously(() => maker, taller, 4)
    const untilMore = (more: number) => {
      const before = sending.acknowledged().length
      const enough = () => sending.acknowledged().length - before >= more
      return expect.poll(enough, { interval: 20 }).toBe(true)
    }
    await untilMore(10)
    await moveClock(store, 60)
    await stopProgram(first!, 'SIGKILL')
    await untilMore(10)
    await start(ports[0]!)
    await stopProgram(second!, 'SIGKILL')
    await untilMore(10)
    await sending.stop()
    await moveClock(store, 60)

    await expect.poll(stepsTaken).toBeGreaterThan(0)
    const books = async () => {
      await moveClock(store, 60)
      return booksOf(store, sending.wanted)
    }
    await expect.poll(books, { interval: 500 }).toEqual(allOnce(sending.wanted))
  })
})
