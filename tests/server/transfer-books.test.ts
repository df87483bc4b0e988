import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAccount } from '#server/ledger/account.ts'
import { statementOf } from '#server/ledger/statement.ts'
import { linkedMachine } from '#server/definitions/machine.ts'
import type { Store } from '#server/store/store.ts'
import { takePeerAnswers } from '#server/transfers/answered.ts'
import { giveBack, putIn, setAside, takeOut } from '#server/transfers/book.ts'
import { findTransfer, listTransfers } from '#server/transfers/list.ts'
import { createTestStore } from './engines.ts'
import { placedAccounts, placeOrganisation, type PlacedOrganisation } from './placing.ts'
import { shippedWorld } from './server.ts'

describe('transfers in the books', () => {
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

  const holds = async (name: string) => {
    const { rows } =
      await system(sql`select trim_scale(settled - held) || ', ' || trim_scale(held) as is from balances b
      join ledger_accounts a on a.id = b.account_id where a.org_id = ${org.orgId} and a.name = ${name}`)
    return (rows[0] as { is: string }).is
  }

  /** A transfer that was only written down. */
  const write = async (debit: string, credit: string, amount: string, more: object = {}) => {
    const [from, to] = [await account(debit), await account(credit)]
    const row = { debit_id: from.id, credit_id: to.id, amount, created_by: org.maker, ...more }
    const { id } = await run((trx) =>
      trx
        .insertInto('ledger_transfers')
        .values({ org_id: org.orgId, environment: 'uat', internal_id: null, additional_info: null, ...row })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    return (await run((trx) => findTransfer(trx, id)))!
  }
  type Transfer = Awaited<ReturnType<typeof write>>
  const linesOf = async (name: string) => {
    const { content } = await run(async (trx) =>
      statementOf(trx, await findAccount(trx, name).then((found) => found!), {
        page: 0,
        size: 9,
        sort_direction: 'asc',
      }),
    )
    return content.map(({ type, change, balance }) => `${type} ${change} ${balance}`)
  }
  const book = (how: typeof takeOut | typeof putIn | typeof giveBack | typeof setAside, transfer: Transfer) =>
    run((trx) => how(trx, tenant(), transfer))

  describe('when a transfer is made (TRU-493)', () => {
    beforeEach(async () => {
      await add('from')
      await add('to', { maximum: '60' })
      await fund('from', '100')
    })

    it('set the amount aside, and book it in the other account once there is room', async () => {
      const transfer = await write('from', 'to', '60')
      expect(await book(setAside, transfer)).toBeUndefined()
      expect([await holds('from'), await holds('to')]).toEqual(['40, 60', '0, 0'])
      expect(await book(takeOut, transfer)).toBeUndefined()
      expect(await holds('from')).toBe('40, 60')
      await fund('to', '0.01')
      const full = { fault: 'transfer-no-room', details: { values: { name: 'to', most: '60.00 USD' } } }
      for (const how of [takeOut, putIn]) expect(await book(how, transfer)).toMatchObject(full)
      await fund('to', '0')
      expect(await book(putIn, transfer)).toBeUndefined()
      expect([await holds('from'), await holds('to')]).toEqual(['40, 0', '60, 0'])
      expect([await linesOf('from'), await linesOf('to')]).toEqual([
        ['TRANSFER_OUT -60 40'],
        ['TRANSFER_IN 60 60'],
      ])
    })

    it('set nothing aside that is not there, and one of an older release only when it goes on', async () => {
      const much = await write('from', 'to', '100.01')
      expect(await book(setAside, much)).toMatchObject({
        fault: 'insufficient-funds',
        details: { values: { available: '100.00 USD' }, fields: [{ path: 'amount' }] },
      })
      expect(await linesOf('from')).toEqual([])
      const older = await write('from', 'to', '10')
      expect(await book(takeOut, older)).toBeUndefined()
      expect(await holds('from')).toBe('90, 10')
      expect(await book(takeOut, older)).toBeUndefined()
      expect(await linesOf('from')).toEqual(['TRANSFER_OUT -10 90'])
    })

    it('give back what was set aside once, and nothing where nothing was', async () => {
      const [transfer, idle] = [await write('from', 'to', '10'), await write('from', 'to', '20')]
      await book(setAside, transfer)
      for (const one of [idle, transfer, transfer]) await book(giveBack, one)
      expect(await holds('from')).toBe('100, 0')
      expect(await linesOf('from')).toEqual(['TRANSFER_OUT -10 90', 'TRANSFER_RETURNED 10 100'])
    })

    it('wait for an account that is disabled, and name it', async () => {
      const transfer = await write('from', 'to', '10')
      await book(setAside, transfer)
      for (const name of ['from', 'to']) {
        const put = (status: string) =>
          system(
            sql`update ledger_accounts set status = ${status} where org_id = ${org.orgId} and name = ${name}`,
          )
        await put('DISABLED')
        for (const how of [takeOut, putIn])
          expect(await book(how, transfer)).toMatchObject({
            fault: 'ledger-account-disabled',
            details: { values: { name } },
          })
        await put('ENABLED')
      }
      expect([await holds('from'), await holds('to')]).toEqual(['90, 10', '0, 0'])
    })

    it('take the answer of another ledger in turn and once, with a row in the trail', async () => {
      const answer = takePeerAnswers(linkedMachine(shippedWorld().definitions, 'transfer'))
      const take = (transferId: string, move: string, by = answer) =>
        run((trx) =>
          by(trx, {
            orgId: org.orgId,
            environment: 'uat',
            transferId,
            move: move as Parameters<typeof by>[1]['move'],
          }),
        )
      const transfer = await write('from', 'to', '10', { status: 'PENDING' })
      await book(setAside, transfer)
      for (const odd of ['settle', 'unheard-of', 'execute', 'complete'])
        expect(await take(transfer.id, odd)).toBe(false)
      expect(await take(transfer.id, 'prepare', takePeerAnswers(undefined))).toBe(false)
      expect(await take(randomUUID(), 'prepare')).toBe(false)
      expect([await take(transfer.id, 'prepare'), await take(transfer.id, 'prepare')]).toEqual([true, false])
      expect(await holds('from')).toBe('90, 10')
      expect(await take(transfer.id, 'refuse')).toBe(true)
      expect([await holds('from'), (await run((trx) => findTransfer(trx, transfer.id)))?.status]).toEqual([
        '100, 0',
        'FAILED',
      ])
      const { rows } = await sql<{
        row: unknown
      }>`select jsonb_build_array(action, user_id, environment, object_type, details) as row
        from audit_trail where object_id = ${transfer.id} order by seq`.execute(store.db)
      expect(rows.map(({ row }) => row)).toEqual([
        ['transfer.prepare', null, 'uat', 'transfer', { from: 'PENDING', to: 'PREPARED' }],
        ['transfer.refuse', null, 'uat', 'transfer', { from: 'PREPARED', to: 'FAILED' }],
      ])
    })
  })

  it('list transfers and the lines of an account by what they are, with what they come to (TRU-493)', async () => {
    await add('from')
    await add('to')
    await fund('from', '100')
    const placed = [
      await write('from', 'to', '10', { internal_id: 'T-1', additional_info: 'Top up' }),
      await write('from', 'to', '20', { status: 'EXECUTED' }),
      await write('to', 'from', '5', { created_by: org.checker }),
    ]
    const names = new Map(placed.map(({ id }, at) => [id, 'abc'[at]]))
    const list = async (query: Partial<Parameters<typeof listTransfers>[1]> = {}) => {
      const { content, page, sums, counts } = await run((trx) =>
        listTransfers(trx, { page: 0, size: 10, ...query }),
      )
      return {
        is: content.map(({ transferId: id }) => names.get(id)).join(''),
        all: page.totalElements,
        sums,
        counts,
      }
    }
    expect(await list()).toMatchObject({ is: 'cba', all: 3, sums: [{ currency: 'USD', amount: '35' }] })
    expect(await list({ sort_direction: 'asc' })).toMatchObject({ is: 'abc' })
    expect(await list({ size: 1, page: 1 })).toMatchObject({ is: 'b', all: 3 })
    for (const [query, is] of [
      [{ status: 'EXECUTED' }, 'b'],
      [{ account: 'to' }, 'cba'],
      [{ account: 'nowhere' }, ''],
      [{ internal_id: 'T-1' }, 'a'],
      [{ search: 'top' }, 'a'],
      [{ search: 'bea sol' }, 'c'],
    ] as const)
      expect.soft(await list(query), JSON.stringify(query)).toMatchObject({ is, all: is.length })
    const { counts } = await list()
    expect((await list({ status: 'EXECUTED' })).counts).toEqual(counts)
    expect((await list({ search: 'top' })).counts).not.toEqual(counts)
    for (const transfer of placed.slice(0, 2)) await book(setAside, transfer)
    const from = await account('from')
    const lines = (query: Partial<Parameters<typeof statementOf>[2]> = {}) =>
      run((trx) => statementOf(trx, from, { page: 0, size: 10, ...query }))
    const all = await lines()
    expect(all).toMatchObject({
      content: [
        { type: 'TRANSFER_OUT', change: '-20', balance: '70', currency: 'USD', transferId: placed[1]!.id },
        { change: '-10', balance: '90' },
      ],
      sums: [{ currency: 'USD', amount: '-30' }],
      page: { totalElements: 2 },
    })
    expect((await lines({ sort_direction: 'asc', size: 1 })).content).toMatchObject([{ change: '-10' }])
    expect((await lines({ size: 1, page: 1 })).content).toMatchObject([{ change: '-10' }])
    expect(await lines({ type: 'FUNDING' })).toMatchObject({
      content: [],
      sums: [],
      page: { totalElements: 0 },
    })
    expect(
      (await run((trx) => findTransfer(trx, 'no-id'))) ?? (await run((trx) => findTransfer(trx, undefined))),
    ).toBeUndefined()
  })
})
