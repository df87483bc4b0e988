import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { createTestServer } from './server.ts'
import { asSystem } from './system.ts'

interface Page {
  totalElements: number
}

interface File {
  about: { filters: string[]; payments: number; zone: string; environment: string }
  content: { payment_id: string; createdAt: string; sourceAmount: string }[]
}

describeEachEngineAtLength('the download of payments', (makeStore) => {
  let store: Store
  let maker: Caller
  let app: Awaited<ReturnType<typeof createTestServer>>

  beforeAll(async () => {
    store = await makeStore()
    await asSystem(store, async (trx) => {
      await sql`update identities set nick_name = '=cmd|calc, "x"' where nick_name =
        (select min(nick_name) from identities i join payments p on p.beneficiary_id = i.id)`.execute(trx)
    })
    app = await createTestServer(store)
    maker = await signIn(app, 'maker@northwind.example')
  })

  const take = async (body: object) => {
    const query = { env_name: 'uat' }
    const requested = { format: 'csv', zone: 'Europe/Berlin', ...body }
    const answer = await maker.call('POST', '/payout_proxy/payments/download', { query, body: requested })
    return { ...answer, text: String(answer.body), file: answer.body as File }
  }
  const total = async (body: object = {}) => {
    const query = { env_name: 'uat' }
    const answer = await maker.call('POST', '/payout_proxy/payments/filter', { query, body })
    return (answer.body as { page: Page }).page.totalElements
  }

  it('writes a page and says in its headers which one (PAY-063, LIM-002)', async () => {
    const { status, headers, file } = await take({ format: 'json', page: 1 })
    const all = await total()
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'x-page': '1',
      'x-page-size': '100',
      'x-total-elements': String(all),
      'x-total-pages': String(Math.ceil(all / 100)),
    })
    expect(file.content).toHaveLength(100)
    expect(file.about.payments).toBe(100)
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="payments-uat-\d{4}-\d\d-\d\d.json"$/,
    )
  })

  it('writes all payments of a filter once, in order, chunk after chunk', async () => {
    for (const sort_field of ['created_at', 'sending_amount', 'receiving_amount']) {
      const { file } = await take({ format: 'json', sort_field, sort_direction: 'asc' })
      const ids = new Set(file.content.map((row) => row.payment_id))
      expect(ids.size).toBe(file.content.length)
      expect(file.content.length).toBe(file.about.payments)
      expect(file.content.length).toBe(await total())
    }
    const { file } = await take({ format: 'json' })
    const times = file.content.map((row) => row.createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('offers a CSV with nothing above its names, and a workbook (TRU-111)', async () => {
    const plain = await take({ format: 'csv-plain', states: ['FAILED'] })
    const [names, ...rows] = plain.text.trim().split('\r\n')
    expect(names).toMatch(/^\ufeff?Payment ID,State,/)
    expect(rows).toHaveLength(await total({ states: ['FAILED'] }))
    expect(plain.headers['content-disposition']).toMatch(/\.csv"$/)
    const { headers, text } = await take({ format: 'xlsx', states: ['FAILED'] })
    expect(headers['content-type']).toContain('spreadsheetml.sheet')
    expect(headers['content-disposition']).toMatch(/\.xlsx"$/)
    expect(text.startsWith('PK')).toBe(true)
  })

  it('says in the first lines of a CSV what it holds, and when it was made', async () => {
    const { text, headers } = await take({ states: ['FAILED'], after: '2020-01-01T00:00:00Z' })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const [organisation, environment, filters, order, zone, made, payments, blank, names, row] =
      text.split('\r\n')
    expect(organisation).toBe('\uFEFFOrganisation,Northwind Payroll Ltd')
    expect(environment).toBe('Environment,uat')
    expect(filters).toBe('Filters,State: Failed; Created from: 2020-01-01 01:00:00 +01:00')
    expect(order).toBe('Sorted by,"created, descending"')
    expect(zone).toBe('Time zone,Europe/Berlin')
    expect(made).toMatch(/^Made at,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0[12]:00$/)
    expect(payments).toBe(`Payments,${await total({ states: ['FAILED'] })}`)
    expect(blank).toBe('')
    expect(names).toMatch(/^Payment ID,State,/)
    expect(row).toMatch(/,Failed,.*\+0[12]:00,/)
  })

  it('says in a CSV what the list shows for a code, and keeps the code in JSON (PAY-043)', async () => {
    const { text } = await take({ states: ['REJECTED'] })
    const [names = '', row = ''] = text.split('\r\n').slice(8)
    const cells = new Map(names.split(',').map((name, place) => [name, row.split(',')[place]]))
    expect(Object.fromEntries(cells)).toMatchObject({
      State: 'Rejected',
      Approval: 'Rejected',
      Direction: 'Send',
      Side: 'Sender',
      Source: 'A person',
    })
    expect(cells.get('Country')).toMatch(/^[A-Z][a-z]/)
    const { file } = await take({ format: 'json', states: ['REJECTED'] })
    expect(file.content[0]).toMatchObject({ payment_state: 'FAILED', payment_type: 'SEND' })
  })

  it('keeps what a spreadsheet would run a text', async () => {
    const { text } = await take({ beneficiary_nickname: '=cmd' })
    expect(text).toContain(`"'=cmd|calc, ""x"""`)
    expect(text).not.toMatch(/(^|,)"?=/m)
  })

  it('writes a file also when nothing fits', async () => {
    const { file } = await take({ format: 'json', internal_id: 'NONE' })
    expect(file).toMatchObject({ about: { payments: 0 }, content: [] })
    expect((await take({ format: 'json', page: 9999 })).file.content).toEqual([])
  })

  it('refuses a page that is too large, a zone nobody knows and filters that cannot be (LIM-053)', async () => {
    expect((await take({ size: 1001 })).status).toBe(400)
    expect((await take({ size: 1000 })).status).toBe(200)
    expect(codeOf(await take({ zone: 'Nowhere/Land' }))).toBe('ZONE_UNKNOWN')
    expect(codeOf(await take({ currency: 'USD' }))).toBe('REQUIRED')
  })

  it.each([
    ['is disabled', sql`update users set status = 'DISABLED' where email = 'viewer@northwind.example'`],
    [
      'is signed out',
      sql`update sessions set ended_at = now() where user_id =
      (select id from users where email = 'viewer@northwind.example')`,
    ],
  ])('ends unfinished once its reader %s (TRU-831)', async (_, shutOut) => {
    await asSystem(store, (trx) =>
      sql`update users set status = 'ACTIVE' where email = 'viewer@northwind.example'`.execute(trx),
    )
    const viewer = await signIn(app, 'viewer@northwind.example')
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/payout_proxy/payments/download',
      query: { env_name: 'uat' },
      headers: { authorization: `Bearer ${viewer.accessToken}` },
      payload: { format: 'json', zone: 'Europe/Berlin' },
      payloadAsStream: true,
    })
    expect(answer.statusCode).toBe(200)
    const stream = answer.stream()[Symbol.asyncIterator]()
    expect((await stream.next()).done).toBe(false)
    await asSystem(store, (trx) => shutOut.execute(trx))
    const rest = async () => {
      for (;;) if ((await stream.next()).done) return 'It came whole.'
    }
    await expect(rest()).rejects.toThrow()
  })

  it('leaves in the trail who took what along', async () => {
    expect((await take({ format: 'json', states: ['RETURNED'] })).status).toBe(200)
    const trail = await asSystem(store, (trx) =>
      sql<{ email: string; details: { filters: string[] } }>`select email, details from audit_trail
        join users on users.id = user_id where action = 'payment.download' order by seq desc limit 1`.execute(
        trx,
      ),
    )
    expect(trail.rows).toMatchObject([
      { email: 'maker@northwind.example', details: { filters: ['State: Returned'] } },
    ])
  })
})
