import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announceCoins, announceWire, type IssuerDependencies } from '#server/stablecoin/announcement.ts'
import { takeArrival } from '#server/stablecoin/arrival.ts'
import { agree } from '#server/stablecoin/terms.ts'
import type { Store } from '#server/store/store.ts'
import { callWith } from './calling.ts'
import { createTestStore } from './engines.ts'
import { placeOrganisation, type PlacedOrganisation } from './placing.ts'
import { comparingDefinitions } from './server.ts'
import { asSystem } from './system.ts'

describe('coins in the books (TRU-493)', () => {
  let store: Store
  let org: PlacedOrganisation
  let walletId: string
  let bankId: string
  let ordered: unknown[]
  const definitions = comparingDefinitions()

  beforeAll(async () => {
    store = await createTestStore('empty')
  })
  beforeEach(async () => {
    ordered = []
    org = await placeOrganisation(store)
    ;[walletId, bankId] = [randomUUID(), randomUUID()]
    await change(sql`insert into wallets (org_id, id, product, product_id, nickname, chain, chain_key, asset, address, address_key,
        wallet_type, counterparty, approved, status, attestation, agreement, acknowledgement, created_by)
      values (${org.orgId}, ${walletId}, 'Stablecoin', 'p', 'Treasury', 'XRPL', 'XRPL', 'RLUSD', ${walletId}, ${walletId},
        'unhosted', 'Of a test', 'Yes', 'Active', true, true, true, ${org.maker})`)
    await change(sql`insert into bank_accounts (org_id, id, verification, bank_name, account_name, account_number, routing_number,
        bank_address, holder_address, products, proof_name, proof_type, proof_size, proof_content, created_by)
      values (${org.orgId}, ${bankId}, 'Verified', 'First Bank', 'Of a test', '123456789', '021000021', '{}', '{}', '{}',
        'a.pdf', 'application/pdf', 1, 'x', ${org.maker})`)
    await asSystem(store, (trx) => agree(trx, tenant()))
  })

  const change = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))
  const tenant = () => ({ orgId: org.orgId, userId: org.maker, environment: 'uat' as const })
  const dependencies = (places: object = { kind: 'answer', content: {} }) =>
    ({
      definitions,
      issuer: {
        currency: 'RLUSD',
        wireCurrency: 'USD',
        places: () => Promise.resolve(places),
        order: (_: unknown, order: unknown) => Promise.resolve(ordered.push(order)),
      },
    }) as unknown as IssuerDependencies
  type Redeeming = Parameters<typeof announceCoins>[3]
  const redeem = (more: object = {}, places?: object) =>
    callWith(store, tenant(), ({ trx }) =>
      announceCoins(trx, dependencies(places), tenant(), {
        walletId,
        bankId,
        amount: '40',
        ...more,
      } as unknown as Redeeming),
    )
  const buy = (more: object = {}, places?: object) =>
    callWith(store, tenant(), ({ trx }) =>
      announceWire(trx, dependencies(places), tenant(), { walletId, bankId, amount: '100', ...more }),
    )
  const idOf = (answer: unknown) => (answer as { id: string }).id
  const arrive = (id: string, state: 'COMPLETED' | 'FAILED', cause?: string, orgId = org.orgId) =>
    asSystem(store, (trx) =>
      takeArrival(
        trx,
        { orgId, environment: 'uat', id },
        {
          state,
          cause,
          status: state === 'COMPLETED' ? ({ transactionHash: '0xabc' } as never) : undefined,
        },
      ),
    )
  const wallet = async () => {
    const { rows } =
      await change(sql`select trim_scale(settled) || ', ' || trim_scale(held) as is from balances
      where account_id = ${walletId}`)
    return (rows[0] as { is: string } | undefined)?.is
  }
  const stored = async (id: string) => {
    const { rows } =
      await change(sql`select concat_ws(' ', type, status, reason, trim_scale(amount), ledger_hash) as is
      from stablecoin_transactions where id = ${id}`)
    return (rows[0] as { is: string } | undefined)?.is
  }
  const bought = async (amount = '100') => {
    const id = idOf(await buy({ amount }))
    await arrive(id, 'COMPLETED')
    return id
  }

  it('are expected once a wire is announced, and stand in the wallet once it has arrived', async () => {
    const id = idOf(await buy())
    expect([await wallet(), await stored(id)]).toEqual(['0, 0', 'BUY WAITING 100'])
    expect(ordered).toMatchObject([{ orgId: org.orgId, environment: 'uat', id }])
    expect(await arrive(id, 'COMPLETED', undefined, randomUUID())).toBe(false)
    expect([await arrive(id, 'COMPLETED'), await arrive(id, 'COMPLETED')]).toEqual([true, false])
    expect([await wallet(), await stored(id)]).toEqual(['100, 0', 'BUY COMPLETED 100 0xabc'])
    const back = idOf(await buy({ bankId: undefined }))
    expect(await arrive(back, 'FAILED', 'unverified-account')).toBe(true)
    expect([await wallet(), await stored(back)]).toEqual(['100, 0', 'BUY RETURNED UNVERIFIED_ACCOUNT 100'])
    const { rows } =
      await change(sql`select jsonb_build_array(action, user_id, environment, object_type, details) as row,
      (select modified_at > created_at from stablecoin_transactions where id = ${id}) as later
      from audit_trail where object_id in (${id}, ${back}) order by seq`)
    expect(rows).toEqual([
      { row: ['stablecoin.completed', null, 'uat', 'stablecoin transaction', { type: 'BUY' }], later: true },
      {
        row: [
          'stablecoin.returned',
          null,
          'uat',
          'stablecoin transaction',
          { type: 'BUY', reason: 'UNVERIFIED_ACCOUNT' },
        ],
        later: true,
      },
    ])
  })

  it('are set aside once they are redeemed, and gone or back once that is over', async () => {
    await bought()
    const id = idOf(await redeem())
    expect([await wallet(), await stored(id)]).toEqual(['100, 40', 'REDEEM WAITING 40'])
    expect(ordered).toHaveLength(2)
    expect(await redeem({ amount: '60.01' })).toMatchObject({
      fault: 'insufficient-funds',
      details: { fields: [{ path: 'amount' }] },
    })
    await arrive(id, 'COMPLETED')
    expect(await wallet()).toBe('60, 0')
    const back = idOf(await redeem({ amount: '50' }))
    await arrive(back, 'FAILED', 'no-account')
    expect([await wallet(), await stored(back)]).toEqual([
      '60, 0',
      'REDEEM RETURNED NO_REDEMPTION_ACCOUNT 50',
    ])
    const odd = idOf(await redeem({ amount: '51' }))
    await arrive(odd, 'FAILED')
    expect(await stored(odd)).toBe('REDEEM RETURNED NOT_TAKEN 51')
  })

  it('are asked about when they look like what was redeemed of late, until that is named', async () => {
    await bought('900')
    const first = idOf(await redeem())
    expect(await redeem({ amount: '40.00' })).toMatchObject({
      fault: 'redemption-duplicate',
      details: {
        values: { amount: '40.00 RLUSD', wallet: 'Treasury', when: expect.stringMatching(/\d\d:\d\d/) },
        current: { redemptions: [{ transactionId: first }] },
      },
    })
    expect(await redeem({ confirmedDuplicates: [randomUUID()] })).toMatchObject({
      fault: 'redemption-duplicate',
    })
    const second = await redeem({ confirmedDuplicates: [first] })
    expect(second).toMatchObject({ details: { confirmedDuplicates: [first] } })
    expect(await redeem({ amount: '41' })).toMatchObject({ details: {} })
    await arrive(first, 'FAILED')
    await arrive(idOf(second), 'FAILED')
    expect(await redeem()).toHaveProperty('id')
  })

  it.each([
    ['stablecoin-amount', { amount: '0' }],
    ['stablecoin-amount', { amount: '1.0000001' }],
    ['stablecoin-wallet-unusable', { walletId: randomUUID() }],
    ['stablecoin-bank-unverified', { bankId: randomUUID() }],
  ])('are refused with %s for %j, and nothing is ordered', async (fault, changes) => {
    await bought()
    for (const announce of [buy, redeem]) expect(await announce(changes)).toMatchObject({ fault })
    expect([ordered.length, await wallet()]).toEqual([1, '100, 0'])
  })

  it('are refused before the terms are agreed to, where nothing is offered, and to a bank that nobody verified', async () => {
    for (const announce of [buy, redeem]) {
      expect(await announce({}, { kind: 'unserved' })).toMatchObject({ fault: 'stablecoin-not-offered' })
      expect(await announce({}, { kind: 'silent' })).toMatchObject({ fault: 'stablecoin-unavailable' })
    }
    await change(sql`update bank_accounts set verification = 'Pending' where id = ${bankId}`)
    for (const announce of [buy, redeem])
      expect(await announce()).toMatchObject({ fault: 'stablecoin-bank-unverified' })
    await change(sql`delete from stablecoin_terms where org_id = ${org.orgId}`)
    for (const announce of [buy, redeem])
      expect(await announce()).toMatchObject({ fault: 'stablecoin-terms-open' })
    expect(ordered).toEqual([])
  })
})
