import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '#server/store/store.ts'
import { asSystem } from '#server/store/tenant.ts'
import { freePort } from './free-port.ts'
import { overHttp } from './over-http.ts'
import { identityNamed, pay, quoteOf, type Caller, type KnownIdentity } from './paying.ts'
import { runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'
import { PUBLIC_URL } from './server.ts'
import { signIn } from './sign-in.ts'
import { snapshotOf } from './snapshot.ts'

interface Intent {
  key: string
  quoteId: string
  /** What was answered before the process died, if anything was. */
  acknowledged?: unknown
}

const KILLS = 4
const HANDS = 4

let place: string
let port: number
let run: Program | undefined
let maker: Caller
let taller: KnownIdentity

const folder = () => join(place, 'data')

const start = async (): Promise<Program> => {
  run = runProgram({
    PORT: String(port),
    PORTOLAN_URL: PUBLIC_URL,
    PORTOLAN_DATA: folder(),
    PORTOLAN_PORTAL: join(place, 'portal'),
    PORTOLAN_SEED: 'off',
  })
  expect(await run.ready, run.said()).toBe(PUBLIC_URL)
  return run
}

/** Pays again and again, until the server is gone. */
const payOn = async (intents: Intent[]): Promise<void> => {
  for (;;) {
    const quote = await quoteOf(maker, taller).catch(() => undefined)
    if (!quote) return
    const intent: Intent = { key: randomUUID(), quoteId: quote.quoteId }
    intents.push(intent)
    const answer = await pay(maker, taller, {}, intent.key, intent.quoteId).catch(() => undefined)
    if (answer?.status !== 200) return
    intent.acknowledged = answer.body
  }
}

const replay = async ({ key, quoteId, acknowledged }: Intent): Promise<void> => {
  const again = await pay(maker, taller, {}, key, quoteId)
  expect([again.status, again.body]).toMatchObject([200, { payment_id: quoteId }])
  if (!acknowledged) return
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(again.body).toEqual(acknowledged)
}

const countsOf = async (ids: readonly string[]) => {
  const store = await openStore({ folder: folder() })
  const counted = await asSystem(store, (trx) =>
    sql<{ payments: string; starts: string; trail: string; keys: string }>`select
      (select count(*) from payments where id = any(${ids})) as payments,
      (select count(*) from payment_events where payment_id = any(${ids}) and event = 'initiated') as starts,
      (select count(*) from audit_trail where object_id = any(${ids}) and action = 'payment.create') as trail,
      (select count(*) from idempotency_keys where call = 'payments.create') as keys`.execute(trx),
  )
  await store.close()
  return counted.rows[0]
}

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'portolan-killed-'))
  writeSmallPortal(place)
  port = await freePort()
  mkdirSync(folder())
  const filled = await PGlite.create({
    dataDir: `${folder()}/database`,
    loadDataDir: await snapshotOf('seeded'),
  })
  await filled.close()
})

afterAll(async () => {
  if (run) await stopProgram(run, 'SIGKILL')
  rmSync(place, { recursive: true, force: true })
})

it('keeps every payment it confirmed, and makes none twice, however often it is killed', async () => {
  const intents: Intent[] = []
  await start()
  maker = await signIn(overHttp(port), 'maker@lumen.example')
  taller = await identityNamed(maker, 'Taller Azul')
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = intents.length
    const hands = Array.from({ length: HANDS }, () => payOn(intents))
    await pass(100 + Math.random() * 400)
    await stopProgram(run!, 'SIGKILL')
    await Promise.all(hands)
    await start()
    await Promise.all(intents.slice(before).map(replay))
  }
  await stopProgram(run!, 'SIGKILL')

  const confirmed = intents.filter((intent) => intent.acknowledged)
  expect(confirmed.length).toBeGreaterThan(KILLS)
  expect(intents.length - confirmed.length).toBeGreaterThanOrEqual(KILLS)
  const all = String(intents.length)
  expect(await countsOf(intents.map((intent) => intent.quoteId))).toEqual({
    payments: all,
    starts: all,
    trail: all,
    keys: all,
  })
}, 120_000)
