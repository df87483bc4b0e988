import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { add, compare, subtract } from '#values/decimal.ts'
import { endOfDay, startOfDay } from '#values/zone-day.ts'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, identityNamed, pay, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

interface Sum {
  currency: string
  amount: string
}

interface Summary {
  start: string
  end: string
  days: { day: string; count: number; sent: Sum[] }[]
  totals: Record<string, number> & { sent: Sum[] }
}

interface Balance {
  currency: string
  kind: string
  available: string
  pending: string
  total: string
}

describeAnyEngine('the home page', (makeStore) => {
  let store: Store
  let world: World
  let lumen: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    lumen = await signIn(world.app, 'maker@lumen.example')
  })

  const rows = async <T>(query: string): Promise<T[]> =>
    asSystem(store, async (trx) => (await sql.raw<T>(query).execute(trx)).rows)

  const summary = async (person: Caller, query: Record<string, string> = {}, zone = 'UTC') => {
    const { body } = await person.call('GET', '/home_page/payments_data', {
      query: { env_name: 'uat', ...query },
      headers: { 'x-timezone': zone },
    })
    return body as Summary
  }

  const balancesOf = async (person: Caller) =>
    (await person.call('GET', '/balance-information', { query: { env_name: 'uat' } })).body as {
      balances: Balance[]
      usage?: { limit: string; used: string; currency: string }
    }

  it('sums every payment exactly, day by day in the zone of the person (API-151)', async () => {
    const zone = 'America/Sao_Paulo'
    const all = await summary(lumen, {}, zone)
    const [existing] = await rows<{ count: string; completed: string; sent: string }>(`
      select count(*) as count, count(*) filter (where state = 'COMPLETED') as completed,
        sum(source_amount) filter (where state not in ('FAILED', 'RETURNED', 'EXPIRED', 'CANCELED'))::text as sent
      from payments p join organisations o on o.id = org_id where o.name like 'Lumen%' and environment = 'uat'`)
    expect(String(all.totals.count)).toBe(existing!.count)
    expect(String(all.totals.completed)).toBe(existing!.completed)
    const sent = add('0', existing!.sent)
    expect(all.totals.sent).toEqual([{ currency: 'USD', amount: sent }])
    const daily = all.days.flatMap((day) => day.sent.map((sum) => sum.amount))
    expect(daily.reduce(add)).toBe(sent)
    expect(all.days.reduce((sum, day) => sum + day.count, 0)).toBe(all.totals.count)
    const outcomes = ['completed', 'failed', 'returned', 'inProgress', 'waiting', 'notSent']
    expect(outcomes.reduce((sum, name) => sum + all.totals[name]!, 0)).toBe(all.totals.count)

    const busiest = all.days.toSorted((one, other) => other.count - one.count)[0]!
    const listed = await lumen.call('GET', '/xcurrent_proxy/v4/payments', {
      query: {
        env_name: 'uat',
        after: startOfDay(busiest.day, zone),
        before: endOfDay(busiest.day, zone),
        size: '1',
      },
    })
    expect(listed.body).toMatchObject({ page: { totalElements: busiest.count } })
  })

  it('counts as waiting what the list shows as pending approval, in either flow', async () => {
    const cordillera = await signIn(world.app, 'maker@cordillera.example')
    for (const person of [cordillera, await signIn(world.app, 'maker@northwind.example')]) {
      const { totals } = await summary(person)
      const query = { env_name: 'uat', states: 'PENDING_APPROVAL', size: '1' }
      const listed = await person.call('GET', '/xcurrent_proxy/v4/payments', { query })
      expect(totals.waiting).toBeGreaterThan(0)
      expect(listed.body).toMatchObject({ page: { totalElements: totals.waiting } })
    }
  })

  it('counts as failed what the list shows as failed: what was rejected was not sent (HOME-005, PAY-043)', async () => {
    const cordillera = await signIn(world.app, 'maker@cordillera.example')
    for (const person of [cordillera, await signIn(world.app, 'maker@northwind.example')]) {
      const { totals, start, end } = await summary(person)
      const range = { after: startOfDay(start, 'UTC'), before: endOfDay(end, 'UTC') }
      const countOf = async (states: string) => {
        const query = { env_name: 'uat', size: '1', states, ...range }
        const { body } = await person.call('GET', '/xcurrent_proxy/v4/payments', { query })
        return (body as { page: { totalElements: number } }).page.totalElements
      }
      expect(totals.failed).toBe(await countOf('FAILED'))
      expect(totals.notSent).toBe(await countOf('REJECTED,EXPIRED,CANCELED,DECLINED'))
      expect(await countOf('REJECTED')).toBeGreaterThan(0)
    }
  })

  it('answers days without payments too, and only those asked for (API-151)', async () => {
    const harbor = await signIn(world.app, 'maker@harbor.example')
    const week = await summary(lumen)
    const [end, start] = [week.end, week.days.at(-7)!.day]
    const days = week.days.slice(-7).map(({ day }) => day)
    expect((await summary(lumen, { start, end })).days.map(({ day }) => day)).toEqual(days)
    const empty = await summary(harbor, { start, end })
    expect(empty.days).toEqual(days.map((day) => ({ day, count: 0, sent: [] })))
    expect(empty.totals).toMatchObject({ count: 0, sent: [] })
  })

  it('reads a moment as the day it is where the person is (API-151)', async () => {
    const start = new Date(Date.parse((await summary(lumen)).end) - 3 * 86_400_000 + 3_600_000).toISOString()
    const days = async (zone: string) => (await summary(lumen, { start }, zone)).start
    expect(await days('Pacific/Kiritimati')).toBe(start.slice(0, 10))
    expect((await days('Pacific/Honolulu')) < start.slice(0, 10)).toBe(true)
  })

  it('refuses a zone nobody knows, and a range that makes no sense (API-151)', async () => {
    const ask = (query: Record<string, string>, zone: string) =>
      lumen.call('GET', '/home_page/payments_data', { query, headers: { 'x-timezone': zone } })
    const odd = await ask({}, 'Mars/Olympus')
    expect(odd.body).toMatchObject({
      code: 'ZONE_UNKNOWN',
      clientMessage: expect.stringContaining('Mars/Olympus'),
    })
    expect(codeOf(await ask({ start: '2026-02-01', end: '2026-01-01' }, 'UTC'))).toBe('RANGE_REVERSED')
    expect(codeOf(await ask({ start: '1900-01-01' }, 'UTC'))).toBe('RANGE_TOO_LONG')
    expect((await ask({ start: 'yesterday' }, 'UTC')).status).toBe(400)
    expect(codeOf(await lumen.call('GET', '/home_page/waiting', { headers: { 'x-timezone': 'X' } }))).toBe(
      'ZONE_UNKNOWN',
    )
  })

  it('counts what waits exactly as the list behind it does, for every person (TRU-199)', async () => {
    const zone = 'Asia/Tokyo'
    for (const [state, side] of [
      ['ACCEPTED', 'intermediary'],
      ['LOCKED', 'sender'],
      ['EXECUTED', 'receiver'],
    ])
      await rows(`update payments set state = '${state}', side = '${side}' where id = (select p.id from payments p
        join organisations o on o.id = p.org_id where o.name like 'Cordillera%' and state = 'COMPLETED' limit 1)`)
    const seen = new Set<string>()
    for (const email of ['checker@northwind', 'maker@northwind', 'maker@lumen', 'maker@cordillera']) {
      const person = await signIn(world.app, `${email}.example`)
      const { body } = await person.call('GET', '/home_page/waiting', {
        query: { env_name: 'uat' },
        headers: { 'x-timezone': zone },
      })
      for (const { id, count, path } of (body as { items: { id: string; count: number; path: string }[] })
        .items) {
        seen.add(id)
        const { kind: _, tab, after, ...words } = Object.fromEntries(new URL(path, 'http://x').searchParams)
        const [month, day, year] = (after ?? '').split('/')
        const since: Record<string, string> = after
          ? { after: startOfDay(`${year}-${month}-${day}`, zone) }
          : {}
        const isToFix = path === '/payments?kind=to-fix'
        const isOfPayments = path.startsWith('/payments') && tab !== 'approval_log' && !isToFix
        const own = isOfPayments ? { payment_type: 'SEND,RETURN', ...words, ...since } : words
        const other =
          path === '/approvals' ? '/decisions' : isToFix ? '/payments_to_fix' : '/payment_approvals'
        const list = await person.call('GET', isOfPayments ? '/xcurrent_proxy/v4/payments' : other, {
          query: { env_name: 'uat', size: '1', ...own },
        })
        expect([id, list.body]).toMatchObject([id, { page: { totalElements: count } }])
        expect(count).toBeGreaterThan(0)
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['to-decide', 'own-undecided', 'to-fix', 'to-lock', 'to-settle', 'to-complete']),
    )
  })

  it('asks nobody to decide who may not, and tells nothing of payments to who sees none (TRU-223)', async () => {
    const items = async (email: string) => {
      const person = await signIn(world.app, email)
      const { body } = await person.call('GET', '/home_page/waiting', { query: { env_name: 'uat' } })
      return (body as { items: { id: string }[] }).items.map(({ id }) => id)
    }
    expect(await items('checker@northwind.example')).toContain('to-decide')
    expect(await items('maker@northwind.example')).not.toContain('to-decide')
    expect(await items('users@northwind.example')).toEqual(['to-admit'])
  })

  it('shows fiat and crypto balances; what is under way cannot be spent twice (API-162)', async () => {
    const usd = async () => (await balancesOf(lumen)).balances.find(({ currency }) => currency === 'USD')!
    const before = await usd()
    const { balances } = await balancesOf(lumen)
    expect(new Set(balances.map(({ kind }) => kind))).toEqual(new Set(['FIAT', 'CRYPTO']))
    const digits = (amount: string) => amount.split('.')[1]?.length
    for (const { pending, total } of balances) expect(digits(pending)).toBe(digits(total))
    expect(subtract(before.total, before.pending)).toBe(before.available)
    await pay(lumen, await identityNamed(lumen, 'Taller Azul'))
    const during = await usd()
    expect(subtract(during.pending, before.pending)).toBe('150')
    expect([during.total, subtract(before.available, during.available)]).toEqual([before.total, '150'])
    for (let step = 0; step < 4; step += 1) await world.pass(120)
    const after = await usd()
    expect([after.pending, subtract(before.total, after.total)]).toEqual([before.pending, '150'])
    expect(after.available).toBe(during.available)
  })

  it('sets the month against its permitted usage where on-demand liquidity is used', async () => {
    const { usage } = await balancesOf(await signIn(world.app, 'maker@cordillera.example'))
    expect(usage).toMatchObject({ limit: '100000.00', currency: 'USD' })
    expect(compare(usage!.used, '0')).toBeGreaterThanOrEqual(0)
    expect(await balancesOf(lumen)).not.toHaveProperty('usage')
  })

  it('opens balances by the permission that belongs to the product (HOME-014, HOME-015, API-162)', async () => {
    const viewer = await signIn(world.app, 'viewer@lumen.example')
    const only = (role: string) =>
      asSystem(store, async (trx) => {
        const { id: user_id, org_id } = await trx
          .selectFrom('users')
          .select(['id', 'org_id'])
          .where('email', '=', 'viewer@lumen.example')
          .executeTakeFirstOrThrow()
        await trx.deleteFrom('user_roles').where('user_id', '=', user_id).execute()
        await trx.insertInto('user_roles').values({ org_id, user_id, role }).execute()
      })
    const code = async () => codeOf(await viewer.call('GET', '/balance-information'))
    expect(await code()).toBeUndefined()
    await only('cloud.payments.read')
    expect(await code()).toBe('BALANCES_DENIED')
    await only('Support')
    expect(await code()).toBe('INSUFFICIENT_PERMISSIONS')
    const cloud = await signIn(world.app, 'maker@cordillera.example')
    expect((await cloud.call('GET', '/balance-information')).status).toBe(200)
    const stranger = await signIn(world.app, 'maker@harbor.example')
    expect((await stranger.call('GET', '/balance-information')).body).toEqual({ balances: [] })
  })

  it('tells the rates of now, and leaves out what nobody trades (API-104)', async () => {
    const ask = async () =>
      (
        await lumen.call('POST', '/pricing_proxy/rates', {
          body: {
            pairs: [
              { source: 'USD', destination: 'MXN' },
              { source: 'USD', destination: 'JPY' },
            ],
          },
        })
      ).body as { rates: { destination: string; rate: string; at: string }[] }
    const first = await ask()
    expect(first.rates.map(({ destination }) => destination)).toEqual(['MXN'])
    expect(first.rates[0]!.rate).toMatch(/^1[78]\.\d{4,}$/)
    await world.pass(61)
    expect((await ask()).rates[0]!.at > first.rates[0]!.at).toBe(true)
    expect((await lumen.call('POST', '/pricing_proxy/rates', { body: { pairs: [] } })).status).toBe(400)
  })

  it('says what is left to do as the facts stand', async () => {
    const of = async (email: string) => {
      const person = await signIn(world.app, email)
      const { onboarding, tasks } = (
        await person.call('GET', '/home_page/tasks', { query: { env_name: 'uat' } })
      ).body as { onboarding: string; tasks: { id: string; done: boolean }[] }
      return { onboarding, ...Object.fromEntries(tasks.map(({ id, done }) => [id, done])) }
    }
    expect(await of('maker@harbor.example')).toEqual({
      onboarding: false,
      disclosure: false,
      'first-beneficiary': false,
      'first-payment': false,
    })
    expect(await of('maker@northwind.example')).toMatchObject({
      onboarding: true,
      'first-beneficiary': true,
      'second-person': true,
      'first-payment': true,
    })
    expect(await of('viewer@northwind.example')).not.toHaveProperty('first-payment')
  })
})
