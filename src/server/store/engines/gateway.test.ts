import { setImmediate as letOthersRun } from 'node:timers/promises'
import { sql } from 'kysely'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGateway, NESTED_USE } from './gateway.ts'
import { createStore, type Store } from '../store.ts'
import type { DatabasePool } from './pool.ts'
import { embeddedReaders, embeddedWriters } from './wire-types.ts'

describe('the gateway to the embedded database', () => {
  let pool: DatabasePool
  let store: Store

  beforeAll(async () => {
    const lite = await PGlite.create({ parsers: embeddedReaders(), serializers: embeddedWriters() })
    pool = createGateway(lite, 200)
    store = createStore('embedded', pool)
    await pool.query('create table notes (n int primary key, at timestamptz default now())')
  })
  afterAll(() => pool.end())

  const numbers = async () => (await pool.query('select n from notes order by n')).rows.map((row) => row.n)

  it('gives the session to one after the other, in the order they came', async () => {
    const order: string[] = []
    const first = await pool.connect()
    const others = ['second', 'third'].map(async (name) => {
      const client = await pool.connect()
      order.push(name)
      client.release()
    })
    order.push('first')
    first.release()
    await Promise.all(others)
    expect(order).toEqual(['first', 'second', 'third'])
  })

  it('rolls back what was left open at release', async () => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query('insert into notes (n) values ($1)', [1])
    client.release()
    expect(await numbers()).toEqual([])
  })

  it('names nested use instead of waiting for ever', async () => {
    const nested = store.db.transaction().execute(async () => sql`select 1`.execute(store.db))
    await expect(nested).rejects.toMatchObject({ message: NESTED_USE, code: '53300' })
    expect(await numbers()).toEqual([])
  })

  it('lets who waited go on after the whole thread stood still, and blames nobody', async () => {
    const holder = await pool.connect()
    const waiting = pool.query('select 1 as n')
    await letOthersRun()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
    await letOthersRun()
    holder.release()
    expect((await waiting).rows).toEqual([{ n: 1 }])
  })

  it('says that it is busy where others were at work in the session', async () => {
    const atWork = await pool.connect()
    const refusals: unknown[] = []
    pool.query('select 1').catch((error: unknown) => refusals.push(error))
    while (refusals.length === 0) {
      await atWork.query('select 1')
      await letOthersRun()
    }
    atWork.release()
    expect(refusals).toMatchObject([{ code: '53300' }])
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  })

  it('says that it is busy while one question takes longer than others wait', async () => {
    const atWork = await pool.connect()
    const long = atWork.query(
      "do $$ declare t timestamptz := clock_timestamp(); begin while clock_timestamp() < t + interval '600 ms' loop end loop; end $$",
    )
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: '53300' })
    await long
    atWork.release()
  })

  it('goes on after a failed query with parameters', async () => {
    await expect(pool.query('select 1 / $1::int', [0])).rejects.toThrow(/division by zero/)
    expect((await pool.query('select $1::int as n', [7])).rows).toEqual([{ n: 7 }])
  })

  it('keeps big numbers, amounts and days as text, and counts rows', async () => {
    const { rows } = await pool.query(
      `select 9007199254740993::int8 as big, 1.10::numeric as amount, date '2026-02-28' as day`,
    )
    expect(rows).toEqual([{ big: '9007199254740993', amount: '1.10', day: '2026-02-28' }])
    expect((await pool.query('insert into notes (n) values (11), (12)')).rowCount).toBe(2)
    expect((await pool.query('select n from notes where n > $1', [10])).rowCount).toBe(2)
    expect((await pool.query('delete from notes')).rowCount).toBe(2)
  })

  it('hears notifications', async () => {
    const heard: string[] = []
    const stop = await pool.listen('news', (payload) => heard.push(payload))
    await pool.query("select pg_notify('news', $1)", ['hello'])
    await pool.query('select 1')
    await stop()
    await pool.query("select pg_notify('news', 'late')")
    expect(heard).toEqual(['hello'])
  })
})
