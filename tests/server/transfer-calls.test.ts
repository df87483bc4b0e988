import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallRequest } from '#server/app/call.ts'
import type { ServerDefinitions } from '#server/app/definitions.ts'
import { linkedMachine } from '#server/definitions/machine.ts'
import type { Store } from '#server/store/store.ts'
import { createTransfer } from '#server/transfers/new-transfer.ts'
import { allBooks, laterBooks, moveTransfer, type TransferDependencies } from '#server/transfers/move.ts'
import { callWith } from './calling.ts'
import { createTestStore } from './engines.ts'
import { placeOrganisation, type PlacedOrganisation } from './placing.ts'
import { comparingDefinitions } from './server.ts'
import { asSystem } from './system.ts'

interface Shown {
  body: { transferId: string; status: string }
}

describe('calls that transfer (TRU-493)', () => {
  let store: Store
  let org: PlacedOrganisation
  const definitions = comparingDefinitions()
  const calls = new Map(definitions.calls.map((call) => [call.id, call]))

  beforeAll(async () => {
    store = await createTestStore('empty')
  })
  beforeEach(async () => {
    org = await placeOrganisation(store)
  })

  const tenant = () => ({ orgId: org.orgId, userId: org.maker, environment: 'uat' as const })
  const system = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))

  const ask = <Answer>(work: (request: CallRequest) => Promise<Answer>, given: object = {}) =>
    callWith(store, tenant(), work, given)

  const account = async (name: string, settled = '0', more: { status?: string; peer?: string } = {}) => {
    const id = randomUUID()
    await system(sql`insert into ledger_accounts (org_id, environment, id, name, owner, currency, scale, rounding_mode, status,
        peer_address, peer_relationship_id)
      values (${org.orgId}, 'uat', ${id}, ${name}, 'Of a test', 'USD', 2, 'DOWN', ${more.status ?? 'ENABLED'},
        ${more.peer ?? null}, ${more.peer ?? null})`)
    await system(sql`insert into balances (org_id, environment, account_id, account_type, currency, kind, settled, minimum, maximum)
      values (${org.orgId}, 'uat', ${id}, 'LEDGER', 'USD', 'FIAT', ${settled}::numeric, 0, 1000)`)
    return id
  }
  const balanceOf = async (id: string) => {
    const { rows } = await system(sql`select trim_scale(settled - held) || ', ' || trim_scale(held) as is
      from balances where account_id = ${id}`)
    return (rows[0] as { is: string }).is
  }
  const statusOf = async (id: string) => {
    const { rows } = await system(sql`select status from ledger_transfers where id = ${id}`)
    return (rows[0] as { status: string }).status
  }

  const create = (body: object, given: ServerDefinitions = definitions) =>
    ask((request) => createTransfer(request as unknown as Parameters<typeof createTransfer>[0], given), {
      body,
    })

  it('write a transfer down with what was said of it, and set its amount aside, or nothing at all', async () => {
    const [from, to] = [await account('from', '100'), await account('to')]
    const requested = { debitAccount: 'from', creditAccount: 'to', amount: '40' }
    const answer = await create({ ...requested, internalId: 'T-1', additionalInfo: 'Top up' })
    expect(answer).toMatchObject({
      body: {
        ...requested,
        currency: 'USD',
        status: 'QUOTED',
        internalId: 'T-1',
        additionalInfo: 'Top up',
        createdBy: 'Ana Ruiz',
      },
    })
    expect([await balanceOf(from), await balanceOf(to)]).toEqual(['60, 40', '0, 0'])
    expect(await create({ ...requested, amount: '60.01' })).toMatchObject({ fault: 'insufficient-funds' })
    expect(await create({ ...requested, amount: '0' })).toMatchObject({ fault: 'transfer-amount' })
    expect(await create({ ...requested, debitAccount: 'missing' })).toMatchObject({
      fault: 'ledger-account-unknown',
    })
    const { rows } = await system(sql`select 1 from ledger_transfers where org_id = ${org.orgId}`)
    expect([rows.length, await balanceOf(from)]).toEqual([1, '60, 40'])
  })

  it('ask about the newest transfer that looks the same, of the same accounts and amount and of late, until it is named', async () => {
    await account('from', '900')
    await account('to')
    const requested = { debitAccount: 'from', creditAccount: 'to', amount: '10' }
    const made = async (more: object = {}) =>
      ((await create({ ...requested, ...more })) as Shown).body.transferId
    const first = await made()
    const same = await create({ ...requested, amount: '10.00' })
    expect(same).toMatchObject({
      fault: 'transfer-duplicate',
      details: {
        values: {
          amount: '10.00 USD',
          debit: 'from',
          credit: 'to',
          when: expect.stringMatching(/\d\d:\d\d/),
        },
        current: { transfers: [{ transferId: first }] },
      },
    })
    await account('third')
    expect(await create({ ...requested, creditAccount: 'third' })).toHaveProperty('body')
    expect(await create({ ...requested, confirmedDuplicates: [randomUUID()] })).toMatchObject({
      fault: 'transfer-duplicate',
    })
    const confirmed = await create({ ...requested, confirmedDuplicates: [first] })
    expect(confirmed).toMatchObject({ record: { confirmedDuplicates: [first] } })
    const second = (confirmed as Shown).body.transferId
    await system(
      sql`update ledger_transfers set created_at = created_at - interval '1 hour' where id = ${first}`,
    )
    expect(await create(requested)).toMatchObject({
      details: { current: { transfers: [{ transferId: second }] } },
    })
    expect(await made({ amount: '11' })).toBeDefined()
    await system(sql`update ledger_transfers set status = 'FAILED' where id in (${first}, ${second})`)
    const third = await made()
    await system(
      sql`update ledger_transfers set created_at = app_now() - interval '25 hours' where id = ${third}`,
    )
    expect(await made()).toBeDefined()
    const nothing = { is: 0, unit: 'seconds' as const, says: 'For tests.' }
    const free = { ...definitions, limits: { ...definitions.limits, duplicateSeconds: nothing } }
    expect(await create(requested, free)).toHaveProperty('body')
    // The way back is another transfer.
    await system(
      sql`update balances set settled = 500 where org_id = ${org.orgId} and settled = 0 and account_type = 'LEDGER'`,
    )
    expect(await create({ ...requested, debitAccount: 'to', creditAccount: 'from' })).toHaveProperty('body')
    const other = await placeOrganisation(store)
    org = other
    await account('from', '900')
    await account('to')
    expect(await create(requested)).toHaveProperty('body')
  })

  describe('that move a transfer', () => {
    const executed: unknown[] = []
    const machine = linkedMachine(definitions, 'transfer')
    const rights = (machine?.definition.moves ?? []).flatMap(({ by }) => by ?? [])
    const dependencies = (more: object = {}) =>
      ({
        machine,
        readFacts: () => ({ session: { permissions: rights } }),
        peers: { execute: (_: unknown, transfer: unknown) => Promise.resolve(executed.push(transfer)) },
        ...more,
      }) as unknown as TransferDependencies
    const books = { execute: allBooks, complete: laterBooks, cancel: {} }
    const move = (id: string, verb: keyof typeof books, more: object = {}) =>
      ask((request) => moveTransfer(request, dependencies(more), books[verb]), {
        params: { id },
        call: calls.get(`transfers.${verb}`),
      })
    const placed = async (peer?: string) => {
      const [from, to] = [await account('from', '100'), await account('to', '0', { ...(peer && { peer }) })]
      const answer = await create({
        debitAccount: 'from',
        creditAccount: 'to',
        amount: '40',
        internalId: 'T-1',
      })
      return { id: (answer as Shown).body.transferId, from, to }
    }

    it('execute and complete it by its machine, each once', async () => {
      const { id, from, to } = await placed()
      expect(await move(id, 'complete')).toMatchObject({
        fault: 'transfer-standing',
        details: { values: { state: 'Quoted' } },
      })
      expect(await move(id, 'execute')).toMatchObject({
        body: { transferId: id, status: 'EXECUTED' },
        record: { from: 'QUOTED' },
      })
      expect([await balanceOf(from), await balanceOf(to), executed]).toEqual(['60, 40', '0, 0', []])
      expect(await move(id, 'complete')).toMatchObject({ body: { status: 'COMPLETED' } })
      expect([await balanceOf(from), await balanceOf(to)]).toEqual(['60, 0', '40, 0'])
      for (const verb of ['execute', 'complete', 'cancel'] as const)
        expect(await move(id, verb)).toMatchObject({ fault: 'transfer-standing' })
      for (const unknown of [randomUUID(), 'no-id'])
        expect(await move(unknown, 'cancel')).toMatchObject({ fault: 'not-found' })
      const { rows } = await system(
        sql`select modified_at > created_at as later from ledger_transfers where id = ${id}`,
      )
      expect(rows).toEqual([{ later: true }])
    })

    it('give back what it held, and hand it over where another ledger must agree', async () => {
      const { id, from } = await placed('a.example')
      expect(await move(id, 'execute')).toMatchObject({ body: { status: 'PENDING' } })
      expect(executed).toEqual([{ orgId: org.orgId, environment: 'uat', transferId: id, internalId: 'T-1' }])
      expect(await move(id, 'cancel')).toMatchObject({ body: { status: 'FAILED' } })
      expect([await balanceOf(from), await statusOf(id)]).toEqual(['100, 0', 'FAILED'])
    })

    it('and move nothing without the right, with a broken machine, or past an account that is disabled', async () => {
      const { id, to } = await placed()
      const readFacts = () => ({ session: { permissions: [] } })
      for (const closed of [{ readFacts }, { machine: undefined }])
        expect(await move(id, 'execute', closed)).toMatchObject({ fault: 'transfer-standing' })
      expect(await move(id, 'execute', { machine: undefined })).toMatchObject({
        details: { values: { state: 'QUOTED' } },
      })
      await system(sql`update ledger_accounts set status = 'DISABLED' where id = ${to}`)
      expect(await move(id, 'execute')).toMatchObject({ fault: 'ledger-account-disabled' })
      expect(await statusOf(id)).toBe('QUOTED')
      await system(sql`update ledger_accounts set status = 'ENABLED' where id = ${to}`)
      await move(id, 'execute')
      const silent = ask((request) => moveTransfer(request, dependencies(), {}), {
        params: { id },
        call: calls.get('transfers.complete'),
      })
      await expect(silent).rejects.toThrow(/lets a move put in/)
    })
  })
})
