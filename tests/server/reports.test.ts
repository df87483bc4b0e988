import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { finishReport } from '#server/reports/making/report-end.ts'
import { writePiece } from '#server/reports/making/report-making.ts'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { openReports, REPORTS, type Report } from './reporting.ts'
import { shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { withFlag } from './with-flag.ts'
import { openWorld, type World } from './world.ts'

const MAKER = 'maker@lumen.example'

describeAnyEngine('reports', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let at: Awaited<ReturnType<typeof openReports>>

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, MAKER)
    at = await openReports(world, store, maker)
  })
  beforeEach(() => at.forget())

  const places = (answer: { body: unknown }) =>
    ((answer.body as { fields?: { path: string }[] }).fields ?? []).map(({ path }) => path)
  const countOf = async (condition: string) => {
    const { org_id } = await placeOf(store, MAKER)
    const { rows } = await sql<{ count: string }>`select count(*) from payments
      where org_id = ${org_id} and environment = 'uat' and ${sql.raw(condition)}`.execute(store.db)
    return Number(rows[0]!.count)
  }
  const lastMonth = () => `created_at >= '${at.day(40)}T00:00:00Z' and created_at < '${at.day(9)}T00:00:00Z'`
  const linesOf = (text: string) => text.split('\r\n').filter((line) => line !== '')
  const noticesOf = async () => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{
        event_type: string
      }>`select event_type from notifications where page = 'report' order by seq desc`.execute(trx),
    )
    return rows.map((row) => row.event_type)
  }
  const mark = (changes: string) =>
    sql`update payments set ${sql.raw(changes)} where environment = 'uat'
      and org_id = (select org_id from users where email = ${MAKER})`.execute(store.db)

  it('keeps what was asked for, makes it, and hands out the file by its link (API-091, API-092, API-094, API-095, API-009, REP-003, REP-008, REP-009)', async () => {
    const requested = await at.ask({ name: ' Month ' })
    const { id } = requested.body as Report
    expect(requested.body).toEqual({
      id,
      name: 'Month',
      type: 'payment-operations',
      format: 'CSV',
      dataSelectionType: 'CREATED',
      from: at.day(40),
      until: at.day(10),
      zone: 'UTC',
      status: 'Pending',
      availability: 'pending',
      meaning: expect.stringMatching(/takes up to one minute/),
      creator: 'Operator One (maker)',
      createdAt: expect.any(String),
    })
    await world.jobs.settle()
    const ready = await at.read(id)
    const rows = await countOf(lastMonth())
    expect(ready).toMatchObject({ status: 'Ready', availability: 'ready', rows })
    const file = await maker.call('GET', ready.link!.replace('/api/v1', ''), { query: { env_name: 'uat' } })
    expect(file.headers['content-disposition']).toBe('attachment; filename="Month.csv"')
    expect(Buffer.byteLength(String(file.body))).toBe(ready.files![0]!.size)
    expect(linesOf(String(file.body))).toHaveLength(rows + 10)
    expect((await at.list({ status: 'READY', type: 'payment-operations' })).content).toEqual([ready])
    expect((await at.list({ status: 'failed' })).content).toEqual([])
    expect(await noticesOf()).toContain('REPORT_GENERATED')
  })

  it('comes in five kinds, each with the columns of its list (REP-001)', async () => {
    const heads: Record<string, string> = {}
    for (const type of ['payment-operations', 'reconciliation', 'settlement', 'sender-account'])
      heads[type] = linesOf(await at.textOf({ type }))[9]!
    expect(heads).toEqual({
      'payment-operations': expect.stringMatching(/^Payment ID,State,Approval,.*,Started by,Labels$/),
      reconciliation: expect.stringMatching(/^Internal ID,End-to-end ID,.*,Fee,/),
      settlement: expect.stringMatching(/^Payment ID,Settled,State,/),
      'sender-account': expect.stringMatching(/^Sender host,Sender account,/),
    })
    const own = await at.textOf({ type: 'customized', columns: ['internalId', 'sourceAmount'] })
    expect(linesOf(own)[9]).toBe('Amount sent,Internal ID')
    expect(places(await at.ask({ type: 'customized', columns: ['secret'] }))).toEqual(['columns'])
    expect(places(await at.ask({ type: 'horoscope' }))).toEqual(['type'])
  })

  it('refuses what its kind would not keep, and answers the columns that were chosen (TRU-073)', async () => {
    const columns = ['internalId', 'state']
    expect(places(await at.ask({ type: 'settlement', columns }))).toEqual(['columns'])
    expect(places(await at.ask({ type: 'settlement', senderAccount: 'a' }))).toEqual(['senderAccount'])
    expect(places(await at.ask({ type: 'customized', columns: ['state', 'secret'] }))).toEqual(['columns'])
    const { body } = await at.ask({ type: 'customized', columns })
    expect(await at.read((body as Report).id)).toMatchObject({ columns: ['state', 'internalId'] })
  })

  it('settles only what arrived or came back, and counts by the moment that was asked for', async () => {
    const { rows } = await at.made({ type: 'settlement', dataSelectionType: 'CHANGED' })
    const changed = lastMonth().replaceAll('created_at', 'modified_at')
    expect(rows).toBe(await countOf(`${changed} and state in ('EXECUTED', 'COMPLETED', 'RETURNED')`))
  })

  it('counts a payment of the last microseconds of a day on that day, and on no other (TRU-788)', async () => {
    const { rows } = await sql<{ id: string }>`select id from payments where environment = 'uat'
      and org_id = (select org_id from users where email = ${MAKER}) limit 1`.execute(store.db)
    const { id } = rows[0]!
    const place = (time: string) =>
      sql`update payments set created_at = ${time}::timestamptz where id = ${id}`.execute(store.db)
    const countOn = async (day: string) => (await at.made({ from: day, until: day })).rows ?? 0
    const counts = async () => [await countOn(at.day(11)), await countOn(at.day(10))] as const
    await place('2020-01-01T00:00:00Z')
    const [day, next] = await counts()
    await place(`${at.day(11)}T23:59:59.999700Z`)
    expect(await counts()).toEqual([day + 1, next])
  })

  it('writes JSON as well, runs no formula and leaves amounts as they are (REP-004)', async () => {
    await mark(`internal_id = '=cmd|calc'`)
    const text = await at.textOf({ type: 'customized', columns: ['internalId', 'sourceAmount'] })
    const [amount, internalId] = linesOf(text)[10]!.split(',')
    expect(amount).toMatch(/^\d+(\.\d+)?$/)
    expect(internalId).toBe(`'=cmd|calc`)
    const report = await at.made({ format: 'JSON', type: 'reconciliation' })
    const file = await at.take(report.id)
    expect(file.headers['content-type']).toMatch(/^application\/json/)
    const { about, content } = file.body as { about: object; content: Record<string, string>[] }
    expect(about).toMatchObject({ Organisation: 'Lumen Marketplace Inc.', 'Time zone': 'UTC' })
    expect(content).toHaveLength(report.rows!)
    expect(content[0]).toMatchObject({ internalId: '=cmd|calc', sourceAmount: expect.any(String) })
  })

  it('asks for name, type, format and range, and says where one is missing (REP-010, REP-012, REP-013, REP-014)', async () => {
    for (const path of ['name', 'type', 'format', 'from', 'until', 'dataSelectionType']) {
      const answer = await at.ask({ [path]: undefined })
      expect([answer.status, places(answer)]).toEqual([400, [path]])
    }
    expect(places(await at.ask({ name: '   ' }))).toEqual(['name'])
    expect(places(await at.ask({ from: '2026-02-30' }))).toEqual(['from'])
  })

  it('takes 90 days, and neither 91 nor a range that is reversed or lies ahead (REP-015, LIM-034, ERR-055)', async () => {
    expect((await at.ask({ from: at.day(100), until: at.day(10) })).status).toBe(200)
    const long = await at.ask({ from: at.day(101), until: at.day(10) })
    expect([codeOf(long), places(long)]).toEqual(['RANGE_TOO_LONG', ['from']])
    expect(codeOf(await at.ask({ from: at.day(10), until: at.day(11) }))).toBe('RANGE_REVERSED')
    const offset = await at.ask({ until: at.day(-2) })
    expect([codeOf(offset), places(offset)]).toEqual(['INVALID_DATE_RANGE', ['until']])
  })

  it('keeps one report of a name, of twenty asked for at once exactly one (REP-011, ERR-054)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => at.ask({ name: place % 2 ? 'Same' : 'SAME' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refusals = answers.filter(({ status }) => status !== 200)
    expect(new Set(refusals.map(codeOf))).toEqual(new Set(['REPORT_NAME_TAKEN']))
    expect(places(refusals[0]!)).toEqual(['name'])
  })

  it('makes five at once and says so to whoever asks for more (ERR-052)', async () => {
    for (let count = 0; count < 5; count += 1) await at.abandoned(MAKER)
    const answer = await at.ask()
    expect([answer.status, answer.body]).toMatchObject([429, { title: 'Too many requests' }])
  })

  it('says that nothing fits, and has no file then (REP-008, REP-009, ERR-051)', async () => {
    const { id, status, availability, rows } = await at.made({ from: '2020-01-01', until: '2020-01-31' })
    expect([status, availability, rows]).toEqual(['Empty', 'empty', 0])
    expect(await at.take(id)).toMatchObject({ status: 409, body: { code: 'REPORT_EMPTY' } })
    expect((await noticesOf())[0]).toBe('EMPTY_REPORT')
  })

  it('has failed when it was not made within a minute, and is not available (LIM-018, REP-008, REP-009, ERR-048)', async () => {
    const id = await at.abandoned(MAKER)
    expect(await at.take(id)).toMatchObject({ status: 409, body: { code: 'REPORT_NOT_AVAILABLE' } })
    await world.pass(59)
    expect((await at.read(id)).status).toBe('Pending')
    await world.pass(2)
    expect(await at.read(id)).toMatchObject({ status: 'Failed', availability: 'failed' })
    expect(await at.take(id)).toMatchObject({ status: 409, body: { code: 'REPORT_NOT_AVAILABLE' } })
    expect((await noticesOf())[0]).toBe('REPORT_GENERATION_FAILED')
  })

  it('goes on where another process died, with nothing twice', async () => {
    const place = { orgId: (await placeOf(store, MAKER)).org_id, id: await at.abandoned(MAKER) }
    await mark(`created_at = app_now() - interval '20 days'`)
    const { definitions } = shippedWorld()
    const finish = finishReport(definitions)
    const write = () => asSystem(store, (trx) => writePiece(trx, definitions, place, finish))
    await write()
    const dying = asSystem(store, async (trx) => {
      await writePiece(trx, definitions, place, finish)
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    while (await write());
    const { rows } = await at.read(place.id)
    const ids = linesOf(String((await at.take(place.id)).body)).slice(10)
    expect([ids.length, new Set(ids).size, Number(rows) > 500]).toEqual([rows, rows, true])
  })

  it('is deleted once, file and all, by who may (API-093)', async () => {
    const { id } = await at.made()
    const viewer = await signIn(world.app, 'viewer@lumen.example')
    expect((await at.remove(id, viewer)).status).toBe(403)
    expect((await at.remove(id)).status).toBe(200)
    expect(codeOf(await at.remove(id))).toBe('DELETED_ALREADY')
    expect((await at.take(id)).status).toBe(404)
    const { rows } = await sql`select 1 from report_pieces where report_id = ${id}`.execute(store.db)
    expect(rows).toEqual([])
  })

  it('tells who may not, and knows nothing of other organisations (ERR-053)', async () => {
    const { id } = await at.made()
    const users = await signIn(world.app, 'users@lumen.example')
    const denied = await users.call('GET', REPORTS, { query: { env_name: 'uat' } })
    expect([denied.status, (denied.body as { detail?: string }).detail]).toEqual([
      403,
      'You do not have access to reports. Ask your Organization Administrator.',
    ])
    const stranger = await signIn(world.app, 'maker@northwind.example')
    expect((await at.take(id, stranger)).status).toBe(404)
    expect((await at.remove(id, stranger)).status).toBe(409)
    expect((await at.list({}, stranger)).content).toEqual([])
    expect((await at.read(id)).id).toBe(id)
  })

  it('lists reports of payments direct by one flag, and makes those by sender account by another (FLG-011, FLG-026)', async () => {
    await withFlag(store, 'rpd2Reports', false, async () => {
      const fresh = await signIn(world.app, MAKER)
      const answer = await fresh.call('GET', REPORTS, { query: { env_name: 'uat' } })
      expect([answer.status, codeOf(answer)]).toEqual([403, 'REPORTS_NOT_AVAILABLE'])
      const legacy = await signIn(world.app, 'maker@cordillera.example')
      expect((await legacy.call('GET', REPORTS, { query: { env_name: 'uat' } })).status).toBe(200)
    })
    await withFlag(store, 'ssaReports', false, async () => {
      const answer = await at.ask({ type: 'sender-account' }, await signIn(world.app, MAKER))
      expect([codeOf(answer), places(answer)]).toEqual(['REPORT_TYPE_OFF', ['type']])
    })
  })

  it('narrows to one sender account (FLG-011)', async () => {
    const legacy = await signIn(world.app, 'maker@cordillera.example')
    const { rows } = await sql<{ sender_account: string }>`select sender_account from payments
      where sender_account is not null limit 1`.execute(store.db)
    const senderAccount = rows[0]!.sender_account
    const body = at.bodyWith({ type: 'sender-account', senderAccount, from: at.day(89), until: at.day(0) })
    const requested = await legacy.call('POST', REPORTS, {
      query: { env_name: 'uat' },
      body,
      key: randomUUID(),
    })
    await world.jobs.settle()
    const { id } = requested.body as Report
    expect(await at.read(id, legacy)).toMatchObject({ status: 'Ready', senderAccount })
    const lines = linesOf(String((await at.take(id, legacy)).body)).slice(11)
    expect(new Set(lines.map((line) => line.split(',')[1]))).toEqual(new Set([senderAccount]))
  })

  it('is made of the day before at 1:00 UTC, once, by nobody (LIM-017)', async () => {
    await sql`insert into report_runs (day) select (app_now() at time zone 'UTC')::date - 1 on conflict do nothing`.execute(
      store.db,
    )
    const { rows } = await sql<{ seconds: string; day: string }>`select t.now::date as day,
      extract(epoch from date_trunc('day', t.now) + interval '25 hours' - t.now)::text as seconds
      from (select app_now() at time zone 'UTC' as now) t`.execute(store.db)
    const { seconds, day } = rows[0]!
    const daily = () =>
      sql<{ name: string; environment: string }>`select r.name, r.environment from reports r
      join users u on u.org_id = r.org_id where u.email = ${MAKER} and created_by is null order by 1, 2`.execute(
        store.db,
      )
    await world.pass(Number(seconds) - 5)
    expect((await daily()).rows).toEqual([])
    await world.pass(6)
    await world.pass(60)
    const names = (await daily()).rows
      .filter(({ environment }) => environment === 'uat')
      .map(({ name }) => name)
    expect(names).toEqual([`Payment operations ${day}`, `Reconciliation ${day}`, `Settlement ${day}`])
    const fresh = await signIn(world.app, MAKER)
    const { content } = await at.list({}, fresh)
    expect(content.map(({ creator }) => creator)).toEqual(Array(3).fill('Daily, at 1:00 UTC'))
    expect(content.every(({ status }) => status === 'Ready' || status === 'Empty')).toBe(true)
  })
})
