import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPostgres } from '#server/store/postgres.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { copyOfTemplate } from './engines.ts'
import { freePort } from './free-port.ts'
import { overHttp } from './over-http.ts'
import { identityNamed, pay, quoteOf } from './paying.ts'
import { runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'
import { PUBLIC_URL } from './server.ts'
import { signIn } from './sign-in.ts'

const suite = inject('postgresUrl') ? describe : describe.skip

suite('asked to stop', () => {
  let place: string
  let store: Store
  let run: Program | undefined
  let port: number

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'portolan-stop-'))
    const url = await copyOfTemplate(inject('postgresUrl'), 'seeded')
    store = createStore('postgres', openPostgres(url, 2))
    port = await freePort()
    run = runProgram({
      DATABASE_URL: url,
      PORT: String(port),
      PORTOLAN_URL: PUBLIC_URL,
      PORTOLAN_PORTAL: writeSmallPortal(place),
      PORTOLAN_SEED: 'off',
    })
    expect(await run.ready, run.said()).toBe(PUBLIC_URL)
  })
  afterAll(async () => {
    if (run) await stopProgram(run, 'SIGKILL')
    await store.close()
    rmSync(place, { recursive: true, force: true })
  })

  const isRefused = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      () => false,
      () => true,
    )
  const waitsForLock = async () => {
    const { rows } = await store.pool.query(`select 1 from pg_locks where not granted
      and relation = 'payments'::regclass and database = (select oid from pg_database where datname = current_database())`)
    return rows.length > 0
  }

  it('finishes what is in the middle of a transaction, takes nobody new, and ends with 0', async () => {
    const maker = await signIn(overHttp(port), 'maker@lumen.example')
    const taller = await identityNamed(maker, 'Taller Azul')
    const { quoteId } = await quoteOf(maker, taller)
    const holder = await store.pool.connect()
    await holder.query('begin')
    await holder.query('lock table payments in access exclusive mode')
    const paying = pay(maker, taller, {}, undefined, quoteId)
    await expect.poll(waitsForLock).toBe(true)

    run!.child.kill('SIGTERM')
    await expect.poll(isRefused).toBe(true)
    run!.child.kill('SIGTERM')
    run!.child.kill('SIGINT')
    expect(run!.child.exitCode).toBeNull()
    await holder.query('commit')
    holder.release()

    expect(await paying).toMatchObject({ status: 200, body: { payment_id: quoteId } })
    expect(await run!.ended).toBe(0)
    const { rows } = await store.pool.query('select id from payments where id = $1', [quoteId])
    expect(rows).toEqual([{ id: quoteId }])
  })
})
