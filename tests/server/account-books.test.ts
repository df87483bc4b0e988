import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallRequest } from '#server/app/call.ts'
import { linkedMachine } from '#server/definitions/machine.ts'
import { updateAccount } from '#server/ledger/account-storage.ts'
import { findAccount } from '#server/ledger/account.ts'
import { exchangeBalances } from '#server/ledger/exchanges.ts'
import { listAccounts } from '#server/ledger/list.ts'
import { switchAccount } from '#server/ledger/switch.ts'
import type { Store } from '#server/store/store.ts'
import { callWith } from './calling.ts'
import { createTestStore } from './engines.ts'
import { placedAccounts, placeOrganisation, type PlacedOrganisation } from './placing.ts'
import { comparingDefinitions } from './server.ts'

describe('accounts in the books', () => {
  let store: Store
  let org: PlacedOrganisation

  beforeAll(async () => {
    store = await createTestStore('empty')
  })
  beforeEach(async () => {
    org = await placeOrganisation(store)
  })

  const { tenant, run, add, fund, account } = placedAccounts(() => ({ store, org }))
  const system = (change: ReturnType<typeof sql>) => change.execute(store.db)

  const definitions = comparingDefinitions()
  const calls = new Map(definitions.calls.map((call) => [call.id, call]))
  const ask = <Answer>(work: (request: CallRequest) => Promise<Answer>, given: object = {}) =>
    callWith(store, tenant(), work, given)

  const bounds = { minimum: '0', maximum: '1000' }
  it('add an account once for each name, with what was said of it (TRU-493)', async () => {
    const more = {
      lowLiquidity: '5',
      peerAddress: 'a.example',
      peerRelationshipId: 'r-1',
      minimum: '-7',
      scale: '3',
    }
    expect([await add('first', more), await add('first'), await add('second')]).toEqual([true, false, true])
    expect(await account('first')).toMatchObject({
      scale: 3,
      owner: 'Of a test',
      rounding_mode: 'DOWN',
      low_liquidity: '5',
      peer_address: 'a.example',
      peer_relationship_id: 'r-1',
      minimum: '-7',
      maximum: '1000',
      balance: '0',
      available: '7',
      version: 1,
      is_low: true,
    })
    expect(await account('second')).toMatchObject({ low_liquidity: null, peer_address: null, is_low: false })
    expect(await run((trx) => findAccount(trx, undefined))).toBeUndefined()
    for (const [kind, is] of [
      ['LOCAL', true],
      ['REMOTE', false],
    ] as const)
      expect((await run((trx) => findAccount(trx, 'first', kind))) !== undefined).toBe(is)
  })

  it('change an account as it was seen, while what it holds lies within its new bounds (TRU-493)', async () => {
    await add('changing')
    await add('other')
    await fund('changing', '100')
    await system(sql`update balances set held = 30 where account_id =
      (select id from ledger_accounts where org_id = ${org.orgId} and name = 'changing')`)
    const change = (version: number, more: object = {}, name = 'changing') =>
      run((trx) =>
        updateAccount(trx, name, version, {
          owner: 'Another',
          roundingMode: 'HALF_UP',
          ...bounds,
          ...more,
        } as never),
      )
    for (const outside of [{ minimum: '70.01' }, { maximum: '99.99' }])
      expect(await change(1, outside)).toBe(false)
    for (const version of [0, 2]) expect(await change(version)).toBe(false)
    expect(await change(1, {}, 'missing')).toBe(false)
    expect(await account('changing')).toMatchObject({ owner: 'Of a test', version: 1, maximum: '1000' })
    expect(await change(1, { minimum: '70', maximum: '100', lowLiquidity: '80' })).toBe(true)
    expect(await account('changing')).toMatchObject({
      owner: 'Another',
      rounding_mode: 'HALF_UP',
      version: 2,
      minimum: '70',
      maximum: '100',
      low_liquidity: '80',
      balance: '70',
      is_low: true,
    })
    const { created_at: made, modified_at: changed } = await account('changing')
    expect(changed.getTime()).toBeGreaterThan(made.getTime())
    expect(await account('other')).toMatchObject({
      owner: 'Of a test',
      version: 1,
      minimum: '0',
      maximum: '1000',
    })
    await system(
      sql`update ledger_accounts set kind = 'REMOTE', funding_limit = 1, funding_period = 'DAY', owner_minimum = 0, owner_maximum = 1, peer_address = 'a', peer_relationship_id = 'r' where org_id = ${org.orgId} and name = 'other'`,
    )
    expect(await change(1, {}, 'other')).toBe(false)
  })

  it('list accounts by what they are, hold and are called (TRU-493)', async () => {
    for (const [name, more] of [
      ['alpha', {}],
      ['Beta', { currency: 'EUR', owner: 'Harbour' }],
      ['gamma', { lowLiquidity: '5' }],
      ['delta', { minimum: '-9', lowLiquidity: '1' }],
    ] as const)
      await add(name, more)
    await fund('gamma', '4.99')
    await fund('delta', '1')
    await system(
      sql`update ledger_accounts set kind = 'REMOTE', funding_limit = 1, funding_period = 'DAY', owner_minimum = 0, owner_maximum = 1, peer_address = 'a', peer_relationship_id = 'r', status = 'DISABLED' where org_id = ${org.orgId} and name = 'alpha'`,
    )
    const list = async (query: Partial<Parameters<typeof listAccounts>[1]> = {}) => {
      const { content, page } = await run((trx) => listAccounts(trx, { page: 0, size: 10, ...query }))
      return [content.map(({ name }) => name).join(' '), page.totalElements]
    }
    const made = ['alpha Beta gamma delta', 4]
    const named = ['alpha Beta delta gamma', 4]
    expect([await list(), await list({ sort_field: 'name', sort_direction: 'asc' })]).toEqual([named, named])
    expect(await list({ sort_direction: 'desc' })).toEqual(['gamma delta Beta alpha', 4])
    expect(await list({ sort_field: 'created_at' })).toEqual(made)
    expect(await list({ size: 3, page: 1 })).toEqual(['gamma', 4])
    for (const [query, is] of [
      [{ kind: 'REMOTE' }, ['alpha', 1]],
      [{ kind: 'LOCAL' }, ['Beta delta gamma', 3]],
      [{ status: 'DISABLED' }, ['alpha', 1]],
      [{ currency: 'EUR' }, ['Beta', 1]],
      [{ search: 'harb' }, ['Beta', 1]],
      [{ search: 'GAM' }, ['gamma', 1]],
      [{ liquidity: 'LOW' }, ['gamma', 1]],
      [{ liquidity: 'ENOUGH' }, ['alpha Beta delta', 3]],
    ] as const)
      expect.soft(await list(query), JSON.stringify(query)).toEqual(is)
  })

  it('enable and disable an account once, as its machine says (TRU-493)', async () => {
    for (const name of ['switched', 'other']) await add(name)
    const machine = linkedMachine(definitions, 'ledger-account')
    const permissions = (machine?.definition.moves ?? []).flatMap(({ by }) => by ?? [])
    const turn = (verb: string, name = 'switched', more: object = {}) =>
      ask((request) => switchAccount(request, { machine, facts: { session: { permissions } }, ...more }), {
        params: { name },
        call: calls.get(`ledgerAccounts.${verb}`),
      })
    expect(await turn('disable')).toMatchObject({
      body: { name: 'switched', status: 'DISABLED', version: 2 },
      record: { from: 'ENABLED' },
    })
    const stands = {
      fault: 'ledger-account-standing',
      details: { values: { name: 'switched', state: 'Disabled' } },
    }
    expect(await turn('disable')).toMatchObject(stands)
    expect(await turn('enable', 'switched', { facts: { session: { permissions: [] } } })).toMatchObject(
      stands,
    )
    expect(await turn('enable', 'switched', { machine: undefined })).toMatchObject({
      details: { values: { state: 'DISABLED' } },
    })
    expect(await turn('enable')).toMatchObject({ body: { status: 'ENABLED', version: 3 } })
    expect(await turn('disable', 'missing')).toMatchObject({ fault: 'not-found' })
    const { rows } = await system(
      sql`select status, version from ledger_accounts where org_id = ${org.orgId} and name = 'other'`,
    )
    expect(rows).toEqual([{ status: 'ENABLED', version: 1 }])
  })

  it('read what exchanges hold, and set that of a mock one alone (TRU-493)', async () => {
    const exchanges = exchangeBalances({ definitions })
    const { rows } =
      await system(sql`insert into exchange_balances (org_id, environment, exchange, currency, balance, mock)
      select ${org.orgId}, 'uat', exchange, currency, 5.50, mock from (values ('odd', 'XRP', true), ('northern-exchange', 'XRP', false),
        ('northern-exchange', 'MXN', true)) as made (exchange, currency, mock) returning id`)
    const [odd, real, mock] = (rows as { id: string }[]).map(({ id }) => id)
    const { content } = (
      (await ask((request) => exchanges.list(request))) as { body: { content: { id: string }[] } }
    ).body
    expect(content).toMatchObject([
      {
        id: mock,
        exchange: 'northern-exchange',
        exchangeName: 'Northern Exchange',
        currency: 'MXN',
        balance: '5.5',
        mock: true,
      },
      { id: real, mock: false },
      { id: odd, exchangeName: 'odd' },
    ])
    type Update = Parameters<typeof exchanges.update>[0]
    const read = (id?: string) =>
      ask((request) => exchanges.read(request as unknown as Parameters<typeof exchanges.read>[0]), {
        params: { id },
      })
    const set = (id: string) =>
      ask((request) => exchanges.update(request as unknown as Update), {
        params: { id },
        body: { balance: '7.5' },
      })
    expect(await set(mock!)).toMatchObject({
      body: { id: mock, balance: '7.5' },
      record: { before: '5.5' },
    })
    expect(await set(real!)).toMatchObject({ fault: 'mock-exchange-real' })
    expect(await read(real)).toMatchObject({ body: { id: real, balance: '5.5' } })
    for (const unknown of [randomUUID(), 'no-id']) {
      expect(await read(unknown)).toMatchObject({ fault: 'not-found' })
      expect(await set(unknown)).toMatchObject({ fault: 'not-found' })
    }
  })
})
