import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeEachEngine } from './engines.ts'
import { identityNamed, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { createTestServer } from './server.ts'
import { asSystem } from './system.ts'

interface Row {
  payment_id: string
  payment_state: string
  payment_type: string
  source: string
  side: string
  flow: string
  createdAt: string
  sourceAmount: string
  sourceCurrency: string
  destinationAmount: string
  destinationCurrency: string
  beneficiaryId?: string
  beneficiaryName?: string
  internalId: string
  endToEndId: string
  initiatedBy: { id: string; name: string; email: string }
  approval?: { status: string; expires_at: string }
  internal_info?: { labels: string[] }
  contract_expired: boolean
}

interface Listed {
  content: Row[]
  page: { number: number; size: number; totalElements: number; totalPages: number; isEstimate?: true }
}

interface Failed {
  code: string
  fields: { path: string; message: string }[]
}

describeEachEngine('the list of payments', (makeStore) => {
  let store: Store
  let maker: Caller
  let checker: Caller
  let legacy: Caller

  beforeAll(async () => {
    store = await makeStore()
    await asSystem(store, async (trx) => {
      await sql`update payments set payment_type = 'REQUEST' where internal_id in
        (select internal_id from payments where flow = 'LEGACY' order by created_at limit 3)`.execute(trx)
      await sql`update payments set source = 'SCHEDULER', labels = array['rns:pending_approval', 'batch-id:7'], state = 'LOCKED' where id in
        (select id from payments where flow = 'LEGACY' and payment_type = 'SEND' and environment = 'uat' order by created_at limit 2)`.execute(
        trx,
      )
    })
    const app = await createTestServer(store)
    maker = await signIn(app, 'maker@northwind.example')
    checker = await signIn(app, 'checker@northwind.example')
    legacy = await signIn(app, 'maker@cordillera.example')
  })

  const ask = async (person: Caller, query: Record<string, string>) => {
    const answer = await person.call('GET', '/xcurrent_proxy/v4/payments', {
      query: { env_name: 'uat', size: '100', ...query },
    })
    return { ...answer, listed: answer.body as Listed, failed: answer.body as Failed }
  }
  const filter = async (person: Caller, body: object) => {
    const answer = await person.call('POST', '/payout_proxy/payments/filter', {
      query: { env_name: 'uat' },
      body: { size: 100, ...body },
    })
    return { ...answer, listed: answer.body as Listed, failed: answer.body as Failed }
  }
  const first = async (): Promise<Row> => (await ask(maker, { size: '1' })).listed.content[0]!

  it('lists newest first, page by page, each payment once (API-084, API-085)', async () => {
    const all = (await ask(maker, {})).listed
    expect(all.content.map((row) => row.createdAt)).toEqual(
      all.content
        .map((row) => row.createdAt)
        .toSorted()
        .toReversed(),
    )
    const pages = await Promise.all(
      ['0', '1', '2', '3'].map(async (page) => (await ask(maker, { page, size: '25' })).listed.content),
    )
    expect(pages.flat().map((row) => row.payment_id)).toEqual(all.content.map((row) => row.payment_id))
    expect(all.page.totalPages).toBe(Math.ceil(all.page.totalElements / 100))
  })

  it('walks to the last page from its end, and answers nothing behind it', async () => {
    const { page } = (await ask(maker, {})).listed
    const last = (await ask(maker, { page: String(page.totalPages - 1) })).listed
    expect(last.content).toHaveLength(page.totalElements - (page.totalPages - 1) * 100)
    const oldest = (await ask(maker, { sort_direction: 'asc', size: '1' })).listed.content[0]!
    expect(last.content.at(-1)?.payment_id).toBe(oldest.payment_id)
    expect((await ask(maker, { page: String(page.totalPages + 5) })).listed.content).toEqual([])
  })

  it.each([
    ['sending_amount', 'sourceAmount'],
    ['receiving_amount', 'destinationAmount'],
  ] as const)('sorts by %s both ways, by value and not by text (PAY-031)', async (sort_field, name) => {
    for (const sort_direction of ['asc', 'desc']) {
      const { content } = (await ask(maker, { sort_field, sort_direction })).listed
      const amounts = content.map((row) => Number(row[name]))
      const sorted = amounts.toSorted((a, b) => (sort_direction === 'asc' ? a - b : b - a))
      expect(amounts).toEqual(sorted)
      expect(new Set(amounts).size).toBeGreaterThan(10)
    }
  })

  it('filters by payment ID (PAY-006)', async () => {
    const { payment_id } = await first()
    const { content, page } = (await ask(maker, { payment_id })).listed
    expect(content.map((row) => row.payment_id)).toEqual([payment_id])
    expect(page.totalElements).toBe(1)
  })

  it('filters by state, several at once (PAY-007)', async () => {
    const { content } = (await ask(maker, { states: 'FAILED,RETURNED' })).listed
    expect(new Set(content.map((row) => row.payment_state))).toEqual(new Set(['FAILED', 'RETURNED']))
    const body = (await filter(maker, { states: ['FAILED', 'RETURNED'] })).listed
    expect(body.page.totalElements).toBe(
      (await ask(maker, { states: 'FAILED,RETURNED' })).listed.page.totalElements,
    )
  })

  it('filters by what is shown instead of a state (PAY-007)', async () => {
    const pending = (await ask(maker, { states: 'PENDING_APPROVAL' })).listed.content
    expect(pending.length).toBeGreaterThan(0)
    for (const row of pending) expect(row.approval?.status).toMatch(/pending|expired/)
    const rejected = (await ask(maker, { states: 'REJECTED' })).listed.content
    expect(rejected.length).toBeGreaterThan(0)
    for (const row of rejected) expect(row.approval?.status).toBe('rejected')
  })

  it('finds as failed only what is shown as failed, and a rejection apart from it, in either flow (PAY-007, PAY-038, PAY-043)', async () => {
    for (const person of [maker, legacy]) {
      const totalOf = async (states: string) => (await ask(person, { states })).listed.page.totalElements
      const failed = (await ask(person, { states: 'FAILED', size: '100' })).listed.content
      expect(failed.length).toBeGreaterThan(0)
      for (const row of failed) {
        expect(row.payment_state).toBe('FAILED')
        expect(row.approval?.status).not.toBe('rejected')
        expect(row.internal_info?.labels ?? []).not.toContain('rejected')
      }
      const [only, rejected, both] = [
        await totalOf('FAILED'),
        await totalOf('REJECTED'),
        await totalOf('FAILED,REJECTED'),
      ]
      expect(rejected).toBeGreaterThan(0)
      expect(only + rejected).toBe(both)
    }
  })

  it('filters by created date, both ends included (PAY-008)', async () => {
    const { content } = (await ask(maker, { size: '20' })).listed
    const [before, after] = [content[4]!.createdAt, content[10]!.createdAt]
    const found = (await ask(maker, { after, before })).listed.content
    expect(found.at(-1)?.payment_id).toBe(content[10]!.payment_id)
    expect(found.every((row) => row.createdAt >= after && row.createdAt <= before)).toBe(true)
    expect(found.length).toBeGreaterThanOrEqual(6)
  })

  it('finds a payment of the last microseconds of a day on that day (TRU-788)', async () => {
    const { payment_id: id, createdAt } = await first()
    const place = (at: string) =>
      asSystem(store, (trx) => sql`update payments set created_at = ${at} where id = ${id}`.execute(trx))
    await place('2024-02-29T23:59:59.999700Z')
    const on = (day: string) => ask(maker, { after: `${day}T00:00:00.000Z`, before: `${day}T23:59:59.999Z` })
    const idsOn = async (day: string) => (await on(day)).listed.content.map((row) => row.payment_id)
    expect([await idsOn('2024-02-29'), await idsOn('2024-03-01')]).toEqual([[id], []])
    await place(createdAt)
  })

  it('filters by beneficiary ID and by nickname, in any case and in part (PAY-009, PAY-012, API-146)', async () => {
    const { listed } = await filter(maker, {})
    const existing = listed.content.find((row) => row.beneficiaryName)!
    const beneficiary: IdentityRecord = await identityNamed(maker, existing.beneficiaryName!)
    const byId = (await filter(maker, { beneficiary_id: beneficiary.identityId })).listed
    expect(new Set(byId.content.map((row) => row.beneficiaryId))).toEqual(new Set([beneficiary.identityId]))
    const part = beneficiary.nickName.slice(2).toUpperCase()
    const byName = (await filter(maker, { beneficiary_nickname: part })).listed
    expect(byName.page.totalElements).toBeGreaterThanOrEqual(byId.page.totalElements)
    for (const row of byName.content) expect(row.beneficiaryName?.toUpperCase()).toContain(part)
    expect((await filter(maker, { beneficiary_nickname: 'nobody % _' })).listed.content).toEqual([])
  })

  it('filters by destination currency (PAY-010)', async () => {
    const expected = (await first()).destinationCurrency
    const { content } = (await filter(maker, { destination_currency: expected })).listed
    expect(new Set(content.map((row) => row.destinationCurrency))).toEqual(new Set([expected]))
  })

  it('filters by end-to-end ID and internal ID (PAY-011, API-086)', async () => {
    const { endToEndId, internalId, payment_id } = await first()
    const byReference = (await ask(maker, { sender_end_to_end_id: endToEndId })).listed.content
    expect(byReference.map((row) => row.payment_id)).toEqual([payment_id])
    const byInternal = (await ask(maker, { internal_id: internalId })).listed.content
    expect(byInternal.map((row) => row.payment_id)).toContain(payment_id)
    expect((await ask(maker, { sender_end_to_end_id: 'E2E-NONE' })).listed.content).toEqual([])
  })

  it('filters by amount and currency on the side the quote type names (API-086)', async () => {
    const { content } = (await ask(maker, { size: '1', page: '3' })).listed
    const { sourceAmount, destinationAmount, destinationCurrency } = content[0]!
    const exactly = (amount: string) => ({ min_amount: amount, max_amount: amount })
    const sent = await ask(maker, { quote_type: 'SENDING_AMOUNT', ...exactly(sourceAmount) })
    expect(sent.listed.content.map((row) => row.sourceAmount)).toContain(sourceAmount)
    expect(new Set(sent.listed.content.map((row) => Number(row.sourceAmount))).size).toBe(1)
    const arrives = { quote_type: 'RECEIVING_AMOUNT', currency: destinationCurrency }
    const got = await ask(maker, { ...arrives, ...exactly(destinationAmount) })
    expect(got.listed.content[0]?.destinationAmount).toBe(destinationAmount)
    const sides = [
      ['SENDING_AMOUNT', 'sourceCurrency'],
      ['RECEIVING_AMOUNT', 'destinationCurrency'],
    ] as const
    for (const [quote_type, name] of sides) {
      const currency = content[0]![name]
      const found = (await ask(maker, { quote_type, currency })).listed.content.map((row) => row[name])
      expect([name, ...new Set(found)]).toEqual([name, currency])
    }
    const none = await ask(maker, { ...arrives, min_amount: '0', max_amount: '0.00001' })
    expect(none.listed.page.totalElements).toBe(0)
  })

  it('filters legacy payments by direction, labels, hosts and accounts (API-086, PAY-030, PAY-034)', async () => {
    const requests = (await ask(legacy, { payment_type: 'REQUEST' })).listed.content
    expect(new Set(requests.map((row) => row.payment_type))).toEqual(new Set(['REQUEST']))
    const labelled = (await ask(legacy, { with_labels: 'batch-id:7,rns:pending_approval' })).listed
    expect(labelled.content.map((row) => row.source)).toEqual(['SCHEDULER', 'SCHEDULER'])
    expect(labelled.content[0]?.internal_info?.labels).toContain('batch-id:7')
    const all = (await ask(legacy, {})).listed.page.totalElements
    const others = (await ask(legacy, { without_labels: 'batch-id:7' })).listed.page.totalElements
    expect(others).toBe(all - 2)
    const hosts = await ask(legacy, { hosts: 'rn.mx.receiver' })
    expect(hosts.listed.page.totalElements).toBeGreaterThan(0)
    const account = (await ask(legacy, { accounts: 'payout@rn.mx.receiver' })).listed.page.totalElements
    expect(account).toBe(hosts.listed.page.totalElements)
    expect((await ask(legacy, { accounts: 'payout@rn.nowhere' })).listed.page.totalElements).toBe(0)
    expect((await ask(legacy, { hosts: 'rn.nowhere' })).listed.page.totalElements).toBe(0)
  })

  it('says of each payment what its row is judged by (API-084)', async () => {
    const row = await first()
    expect(row).toMatchObject({ flow: 'DIRECT', side: 'sender', source: 'USER', contract_expired: false })
    expect(row.initiatedBy.email).toMatch(/@northwind.example$/)
    const old = (await ask(legacy, { sort_direction: 'asc', size: '1' })).listed.content[0]!
    expect(old).toMatchObject({ flow: 'LEGACY', contract_expired: true })
  })

  it('shows a person only the payments of their environment and organisation', async () => {
    const { payment_id } = await first()
    expect((await ask(legacy, { payment_id })).listed.content).toEqual([])
    expect((await ask(checker, { env_name: 'prod', payment_id })).listed.content).toEqual([])
  })

  it.each<[string, Record<string, string>, string, string]>([
    ['PAY-059', { currency: 'USD' }, 'quote_type', 'REQUIRED'],
    ['PAY-059', { min_amount: '5' }, 'quote_type', 'REQUIRED'],
    ['PAY-060', { quote_type: 'SENDING_AMOUNT' }, 'currency', 'REQUIRED'],
    [
      'PAY-056',
      { after: '2026-02-01T00:00:00Z', before: '2026-01-01T00:00:00Z' },
      'before',
      'INVALID_DATE_RANGE',
    ],
    [
      'PAY-058',
      { quote_type: 'SENDING_AMOUNT', min_amount: '9', max_amount: '8' },
      'max_amount',
      'INVALID_AMOUNT_RANGE',
    ],
    ['PAY-007', { states: 'LOST' }, 'states', 'UNKNOWN_STATE'],
    ['PAY-057', { payment_id: 'abc' }, 'payment_id', 'INVALID_REQUEST'],
    ['PAY-058', { quote_type: 'SENDING_AMOUNT', min_amount: '1e3' }, 'min_amount', 'INVALID_REQUEST'],
    ['API-086', { after: '01/02/2026' }, 'after', 'INVALID_REQUEST'],
    ['TRU-804', { after: '2016-12-31T23:59:60Z' }, 'after', 'INVALID_REQUEST'],
    ['TRU-804', { before: '2024-02-29T23:59:59+05' }, 'before', 'INVALID_REQUEST'],
    ['TRU-804', { before: '0000-01-01T00:00:00Z' }, 'before', 'INVALID_REQUEST'],
    ['PAY-031', { sort_field: 'state' }, 'sort_field', 'INVALID_REQUEST'],
    ['PAY-007', { states: '' }, 'states', 'INVALID_REQUEST'],
    ['API-086', { colour: 'red' }, 'colour', 'INVALID_REQUEST'],
  ])('refuses at its field what cannot be (%s): %j', async (_row, query, path, code) => {
    const { status, failed } = await ask(maker, query)
    expect([status, failed.code]).toEqual([400, code])
    expect(failed.fields.map((field) => field.path)).toContain(path)
  })

  it('takes the same moment as both ends (OPEN-37)', async () => {
    const { createdAt } = await first()
    expect((await ask(maker, { after: createdAt, before: createdAt })).status).toBe(200)
  })
})
