import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { identityNamed, pay, quoteOf } from './paying.ts'
import type { Program } from './program.ts'
import { signIn, type Reached } from './sign-in.ts'
import { startProgram } from './started.ts'

const suite = inject('postgresUrl') ? describe : describe.skip

suite('asked to stop', () => {
  let run: Program
  let port: number
  let reach: Reached
  let store: Store

  beforeAll(async () => {
    ;({ run, port, reach, store } = await startProgram())
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
