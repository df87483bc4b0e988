import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openStore, type Engine } from '#server/store/store.ts'
import { copyOfTemplate } from './postgres-template.ts'
import { freePort } from './free-port.ts'
import { overHttp } from './over-http.ts'
import { identityNamed, pay, quoteOf, type Caller, type IdentityRecord } from './paying.ts'
import { isAlive, runProgram, simulatorOf, stopProgram, writeSmallPortal, type Program } from './program.ts'
import { quickFolder } from './quick-folder.ts'
import { allOnce, booksOf, giveUpTheDead, sendContinuously } from './sending.ts'
import { PUBLIC_URL } from './server.ts'
import { signIn } from './sign-in.ts'
import { writeFilledFolder } from './snapshot.ts'
import { loadingSeconds, workedSeconds } from './worked.ts'
import { openWorld } from './world.ts'
import { fileJournal } from '#server/network/simulator/journal.ts'
import { journalIn } from '../../src/tools/start/simulator-process.ts'

const HANDS = 4
const isLong = process.env.PORTOLAN_LONG === '1'
const LONG_MS = 60_000
const BETWEEN_MS = 3000
/** A second start may take this many times the processor time of loading the program: under five seconds. */
const TIMES_LOADING = 8

/** The daily run kills the embedded database, which newcomers start; the long one kills both for a minute. */
const engines: readonly Engine[] = isLong ? ['embedded', 'postgres'] : ['embedded']

describe.each(engines)('killed under load [%s]', (engine) => {
  let place: string
  let port: number
  let run: Program | undefined
  let worked: number
  let env: Record<string, string>
  let maker: Caller
  let taller: IdentityRecord
  const isSkipped = engine === 'postgres' && !inject('postgresUrl')

  const start = async (): Promise<void> => {
    run = runProgram(env)
    expect(await run.ready, run.output()).toBe(PUBLIC_URL)
    worked = workedSeconds(run)
  }
  const keys = async () => (await overHttp(port).inject({ url: '/oidc/jwks' })).body

  /** Kills the simulator after it has promised to pay. Returns the new simulator and its payments. */
  const killSimulator = async () => {
    const { quoteId } = await quoteOf(maker, taller)
    const paid = await pay(maker, taller, {}, randomUUID(), quoteId)
    expect(paid.status, JSON.stringify(paid.body)).toBe(200)
    const first = simulatorOf(run!)!
    expect(first).toBeGreaterThan(0)
    const journal = () => readFileSync(journalIn(env.PORTOLAN_DATA!, env.DATABASE_URL), 'utf8')
    await expect.poll(journal).toContain(`"paymentId":"${quoteId}"`)
    process.kill(first, 'SIGKILL')
    const state = async () =>
      ((await maker.call('GET', `/payments/${quoteId}`)).body as { payment_state: string }).payment_state
    await expect.poll(state, { interval: 500 }).toBe('COMPLETED')
    const second = simulatorOf(run!)!
    expect(second).not.toBe(first)
    return { quoteId, second }
  }

  beforeAll(async () => {
    if (isSkipped) return
    place = quickFolder('portolan-killed-')
    port = await freePort()
    const folder = join(place, 'data')
    env = {
      PORT: String(port),
      PORTOLAN_URL: PUBLIC_URL,
      PORTOLAN_DATA: folder,
      PORTOLAN_PORTAL: writeSmallPortal(place),
      PORTOLAN_SEED: 'off',
      PORTOLAN_REQUESTS_PER_MINUTE: '1000000',
    }
    if (engine === 'postgres') {
      env.DATABASE_URL = await copyOfTemplate(inject('postgresUrl'), 'seeded')
      return
    }
    await writeFilledFolder(folder)
  })

  afterAll(async () => {
    if (run) await stopProgram(run, 'SIGKILL')
    if (place) rmSync(place, { recursive: true, force: true })
  })

  it.skipIf(isSkipped)(
    'starts again within five seconds, keeps every payment it confirmed, makes none twice, and goes on with them; its simulator, a process of its own, starts again when it ends, remembers, and ends with it (TRU-422)',
    async () => {
      await start()
      const keysBefore = await keys()
      maker = await signIn(overHttp(port), 'maker@lumen.example')
      taller = await identityNamed(maker, 'Taller Azul')
      const sending = sendContinuously(() => maker, taller, HANDS)
      const untilMore = (more: number) => {
        const before = sending.acknowledged().length
        const enough = () => {
          const done = sending.acknowledged().length
          const isUnderWay = sending.wanted.filter(({ asked }) => asked > 0).length - done >= 2
          return isUnderWay && done - before >= more
        }
        return expect.poll(enough, { interval: 20 }).toBe(true)
      }
      const until = Date.now() + LONG_MS
      for (let kills = 0; isLong ? Date.now() < until : kills < 1; kills += 1) {
        await (isLong ? pass(BETWEEN_MS) : untilMore(8))
        await stopProgram(run!, 'SIGKILL')
        await start()
      }
      await untilMore(4)
      await sending.stop()
      expect(worked).toBeLessThan(loadingSeconds() * TIMES_LOADING)
      expect(await keys()).toBe(keysBefore)

      const { wanted } = sending
      expect(wanted.filter((one) => one.acknowledged === undefined)).toEqual([])
      expect(wanted.some((one) => one.asked > 1)).toBe(true)
      for (const { key, quoteId, acknowledged } of wanted.slice(-HANDS)) {
        const again = await pay(maker, taller, {}, key, quoteId)
        expect(again.headers['idempotency-replayed']).toBe('true')
        expect(again.body).toEqual(acknowledged)
      }
      const simulated = process.platform === 'linux' ? [await killSimulator()] : []
      await stopProgram(run!, 'SIGKILL')
      for (const { second } of simulated) await expect.poll(() => isAlive(second)).toBe(false)
      const sent = [...wanted, ...simulated]

      const store = await openStore({ url: env.DATABASE_URL, folder: env.PORTOLAN_DATA! })
      await giveUpTheDead(store)
      const world = await openWorld(
        store,
        undefined,
        undefined,
        undefined,
        fileJournal(journalIn(env.PORTOLAN_DATA!, env.DATABASE_URL)),
      )
      try {
        const books = async () => {
          await world.pass(60)
          return booksOf(store, sent)
        }
        await expect.poll(books).toEqual(allOnce(sent))
        if (isLong) console.info(`${engine}: ${sent.length} payments, each once and complete`)
      } finally {
        await store.close()
      }
    },
  )
})
