import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { subtract } from '#values/decimal.ts'
import { askForCredit, decideCredit } from '#server/balances/credit.ts'
import { takeReports } from '#server/payments/report.ts'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { fund } from './funding.ts'
import { identityNamed, pay, quoteOf, type Caller, type IdentityRecord } from './paying.ts'
import { shippedMoving } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const LUMEN = { email: 'maker@lumen.example' }

interface Day {
  id: string
  day: string
  account: string
  currency: string
  opening: string
  credited: string
  debited: string
  closing: string
  bookings: number
  differing: number
  state: string
}

interface Booking {
  type: string
  change: string
  balance: string
  objectId: string
  state: string
  why?: string
}

describeAnyEngine('a day of an account', (makeStore) => {
  let store: Store
  let world: World
  let lumen: Caller
  let taller: IdentityRecord

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    lumen = await signIn(world.app, LUMEN.email)
    taller = await identityNamed(lumen, 'Taller Azul')
    await fund(store, LUMEN, '1000.00')
  })

  const list = async (query: Record<string, string>) =>
    (await lumen.call('GET', '/reconciliation', { query: { size: '100', ...query } })).body as {
      content: Day[]
      counts: { differing: number }
    }
  const dollars = async (query: Record<string, string> = { show: 'TODAY' }) => {
    const { content } = await list({ currency: 'USD', ...query })
    return content.find(({ account }) => account === 'USD account')!
  }
  const bookingsOf = async ({ id }: Day, query: Record<string, string> = {}) =>
    (
      (await lumen.call('GET', `/reconciliation/${id}/bookings`, { query: { size: '100', ...query } }))
        .body as {
        content: Booking[]
      }
    ).content
  const sent = async () => {
    const { quoteId } = await quoteOf(lumen, taller)
    await pay(lumen, taller, {}, randomUUID(), quoteId)
    return quoteId
  }
  const report = (
    paymentId: string,
    ...states: ('VALIDATING' | 'TRANSFERRING' | 'COMPLETED' | 'RETURNED')[]
  ) =>
    asSystem(store, async (trx) => {
      const { org_id: orgId, environment } = await trx
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow()
      for (const state of states)
        await takeReports(shippedMoving())(trx, { orgId, environment, paymentId, state })
    })
  const change = (before: Day, after: Day) => ({
    opening: subtract(after.opening, before.opening),
    credited: subtract(after.credited, before.credited),
    debited: subtract(after.debited, before.debited),
    closing: subtract(after.closing, before.closing),
  })

  it('begins with what stood there, and ends with what the payments, returns and deposits of the day made of it, found by the payment (TRU-220, TRU-236)', async () => {
    const before = await dollars()
    const [paid, returned] = [await sent(), await sent()]
    expect(change(before, await dollars())).toEqual({
      opening: '0',
      credited: '0',
      debited: '0',
      closing: '0',
    })
    await report(paid, 'VALIDATING', 'TRANSFERRING', 'COMPLETED')
    await report(returned, 'VALIDATING', 'TRANSFERRING', 'COMPLETED', 'RETURNED')
    const credit = await asSystem(store, (trx) =>
      askForCredit(
        trx,
        {
          organisation: 'lumen marketplace inc.',
          environment: 'uat',
          currency: 'USD',
          amount: '40.00',
          kind: 'CREDIT',
          reference: 'WIRE 4712',
        },
        'first',
      ),
    )
    await asSystem(store, (trx) => decideCredit(trx, credit, 'booked', 'second'))
    const after = await dollars()
    expect(change(before, after)).toEqual({ opening: '0', credited: '190', debited: '300', closing: '-110' })
    expect(subtract(subtract(after.closing, after.credited), `-${after.debited}`)).toBe(after.opening)
    expect([after.bookings - before.bookings, after.differing, after.state]).toEqual([4, 0, 'AGREES'])
    const [deposit, ...payments] = await bookingsOf(after)
    expect(deposit).toMatchObject({ type: 'DEPOSIT', change: '40', balance: after.closing, objectId: credit })
    expect(payments.slice(0, 3).map(({ change: by, objectId }) => [by, objectId])).toEqual([
      ['150', returned],
      ['-150', returned],
      ['-150', paid],
    ])
    const found = await bookingsOf(after, { search: returned.slice(0, 18) })
    expect(found.map(({ objectId }) => objectId)).toEqual([returned, returned])
    expect(await bookingsOf(after, { search: `${returned} nobody` })).toEqual([])
  })

  it('differs where a payment says another thing than its bookings, and names the payment (TRU-221)', async () => {
    const [unbooked, tooMuch] = [await sent(), await sent()]
    const before = await list({ show: 'DIFFERS' })
    await asSystem(store, async (trx) => {
      await sql`update payments set state = 'COMPLETED', modified_at = app_now() where id = ${unbooked}`.execute(
        trx,
      )
    })
    await report(tooMuch, 'VALIDATING', 'TRANSFERRING', 'COMPLETED')
    await asSystem(store, async (trx) => {
      await sql`insert into account_bookings (org_id, environment, account_id, currency, object_id, object_type, change)
        select org_id, environment, org_id, 'USD', id, 'PAYMENT', -7 from payments where id = ${tooMuch}`.execute(
        trx,
      )
    })
    const today = await dollars()
    expect([today.differing, today.state]).toEqual([2, 'DIFFERS'])
    expect((await list({ show: 'DIFFERS' })).counts.differing).toBe(before.counts.differing + 1)
    const differing = await bookingsOf(today, { state: 'DIFFERS' })
    expect(new Map(differing.map(({ objectId, why }) => [objectId, why]))).toEqual(
      new Map([
        [unbooked, '0.00 USD booked, -150.00 USD expected'],
        [tooMuch, '-157.00 USD booked, -150.00 USD expected'],
      ]),
    )
    await asSystem(store, async (trx) => {
      await sql`delete from account_bookings where change = -7`.execute(trx)
    })
  })

  it('is yesterday where nothing else is asked for, in the zone of the person, and closes where the next one opens (TRU-220)', async () => {
    const today = await dollars()
    const yesterday = await dollars({})
    expect(yesterday.day < today.day).toBe(true)
    expect(yesterday.closing).toBe(today.opening)
    const { content } = await list({ show: 'ALL', currency: 'USD' })
    const days = content.filter(({ account }) => account === 'USD account')
    expect(days).toHaveLength(31)
    for (const [at, day] of days.entries()) if (at > 0) expect(day.closing).toBe(days[at - 1]!.opening)
    const far = { 'x-timezone': 'Pacific/Kiritimati' }
    const there = await lumen.call('GET', '/reconciliation', { query: { show: 'TODAY' }, headers: far })
    expect((there.body as { content: { zone: string }[] }).content[0]).toMatchObject({
      zone: 'Pacific/Kiritimati',
    })
  })

  it('is nobody else’s (TRU-220)', async () => {
    const { id } = await dollars()
    const other = await signIn(world.app, 'maker@northwind.example')
    for (const named of [id, id.replace('USD', 'XX'), 'USD'])
      for (const path of [`/reconciliation/${named}`, `/reconciliation/${named}/bookings`])
        expect((await other.call('GET', path)).status, path).toBe(404)
    expect((await lumen.call('GET', `/reconciliation/${id}`)).body).toMatchObject({ account: 'USD account' })
  })

  it('can be taken along, in the columns of the list, with a sum that holds for the bytes and stands in the trail (TRU-576)', async () => {
    await sent()
    const query = { show: 'ALL', currency: 'USD', zone: 'America/Mexico_City' }
    const take = (format: string, more: object = {}) =>
      lumen.call('GET', '/reconciliation/download', { query: { ...query, format, ...more } })
    const { body, headers } = await take('csv')
    const text = String(body)
    const sum = createHash('sha256').update(text).digest('hex')
    expect(headers).toMatchObject({
      'x-file-sha256': sum,
      'x-total-elements': expect.stringMatching(/^\d+$/),
    })
    const [organisation, filters, zone, madeAt, entries, , head, ...lines] = text.split('\r\n')
    expect(organisation).toBe('\uFEFFOrganisation,Lumen Marketplace Inc.')
    expect(filters).toMatch(/^Filters,Period: \d{4}-\d\d-\d\d to .*; Currency: USD$/)
    expect([zone, madeAt]).toEqual([
      'Time zone,America/Mexico_City',
      expect.stringMatching(/^Made at,.*-06:00/),
    ])
    expect(head).toBe(
      'Account,Day,Time zone,Currency,Opening,In,Out,Closing,Bookings,Payments that differ,Payments',
    )
    expect(entries).toBe(`Entries,${lines.length - 1}`)
    expect(lines[0]).toMatch(
      /^USD account,\d{4}-\d\d-\d\d,America\/Mexico_City,USD,[\d.]+,[\d.]+,[\d.]+,[\d.]+,\d+,1,Differs$/,
    )
    const plain = String((await take('csv-plain', { page: '0', size: '1' })).body).split('\r\n')
    expect(plain).toEqual([`\uFEFF${head}`, lines[0], ''])
    const program = (await take('json')).body as { content: Day[] }
    expect(program.content).toHaveLength(lines.length - 1)
    const admin = await signIn(world.app, 'admin@lumen.example')
    const trail = await admin.call('GET', '/activity_log', { query: { action: 'reconciliation.download' } })
    expect(JSON.stringify(trail.body)).toContain('reconciliation')
    expect((await take('csv', { zone: 'Nowhere' })).body).toMatchObject({ code: 'ZONE_UNKNOWN' })
  })
})
