import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readPayment } from '#server/payments/payment.ts'
import { recordEvent } from '#server/payments/events.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant } from '#server/store/tenant.ts'
import { createTestStore } from './engines.ts'
import {
  placeApproval,
  placeIdentity,
  placeOrganisation,
  placeOwn,
  type PlacedOrganisation,
} from './placing.ts'
import { asSystem } from './system.ts'

describe('what is known of a payment (TRU-495)', () => {
  let store: Store
  let org: PlacedOrganisation

  beforeAll(async () => {
    store = await createTestStore('empty')
  })
  beforeEach(async () => {
    org = await placeOrganisation(store)
  })

  const change = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))
  const read = (id: string) =>
    inTenant(store, { orgId: org.orgId, userId: org.maker, environment: 'uat' }, (trx) =>
      readPayment(trx, id),
    )
  const record = (paymentId: string, state: string, more: object = {}) =>
    asSystem(store, (trx) =>
      recordEvent(trx, {
        orgId: org.orgId,
        environment: 'uat',
        paymentId,
        state,
        event: `became ${state}`,
        ...more,
      }),
    )

  it('is read with its people, its files, its trail in order and what was confirmed of it', async () => {
    const [beneficiaryId, originatorId] = [
      await placeIdentity(store, org, { name: 'Taller Azul' }),
      await placeIdentity(store, org, { role: 'ORIGINATOR', name: 'Meadow Bakery' }),
    ]
    const [id, other] = [await placeOwn(store, org, { beneficiaryId }), await placeOwn(store, org)]
    await change(sql`update payments set originator_id = ${originatorId} where id = ${id}`)
    for (const state of ['INITIATED', 'VALIDATING']) await record(id, state)
    await record(other, 'FAILED', { detail: { cause: 'closed' }, userId: org.checker })
    for (const [name, of] of [
      ['b.pdf', id],
      ['a.pdf', id],
      ['c.pdf', other],
    ] as const)
      await change(sql`with made as (insert into files (org_id, environment, name, type, size, sha256, uploaded_by, content)
          values (${org.orgId}, 'uat', ${name}, 'application/pdf', 1, ${name}, ${org.maker}, 'x') returning id)
        insert into file_references (org_id, environment, file_id, reference_id) select ${org.orgId}, 'uat', id, ${of} from made`)
    const confirm = (objectId: string, confirmed: unknown) =>
      change(sql`insert into audit_trail (org_id, environment, action, object_type, object_id, result, details)
        values (${org.orgId}, 'uat', 'payment.create', 'payment', ${objectId}, 'SUCCESS',
          ${JSON.stringify({ confirmedDuplicates: confirmed })}::jsonb)`)
    await confirm(id, [{ says: 'Like another.', paymentId: other }])
    await confirm(id, ['an id of an older release'])
    await confirm(other, [{ says: 'Like the first.' }])
    const parts = (await read(id))!
    expect(parts.events.map(({ state }) => state)).toEqual(['INITIATED', 'VALIDATING'])
    expect(parts.files.map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf'])
    expect(parts).toMatchObject({
      payment: { id },
      quote: { id },
      initiator: { id: org.maker, name: 'Ana Ruiz' },
      beneficiary: { nick_name: 'Taller Azul' },
      originator: { nick_name: 'Meadow Bakery' },
      confirmed: [{ says: 'Like another.', paymentId: other }],
    })
    expect([parts.approval, (await read(other))!.beneficiary]).toEqual([undefined, undefined])
    expect((await read(other))!.events).toMatchObject([{ user_id: org.checker, detail: { cause: 'closed' } }])
    for (const unknown of ['', 'no-id', org.orgId]) expect(await read(unknown)).toBeUndefined()
  })

  it('is read with its approval, what tells apart what was shown, and the price that stands while it waits', async () => {
    const [id, decided] = [await placeOwn(store, org), await placeOwn(store, org)]
    await placeApproval(store, org, id)
    await placeApproval(store, org, decided, { status: 'approved', decidedBy: org.checker })
    for (const one of [id, decided])
      await change(sql`insert into quotes select made.* from quotes q, jsonb_populate_record(q, jsonb_build_object(
        'id', gen_random_uuid(), 'replaces', q.id, 'state', 'open')) as made where q.id = ${one}`)
    const binding = await change(
      sql`select md5(binding::text) as fingerprint from approvals where payment_id = ${id}`,
    )
    const fingerprint = (binding.rows[0] as { fingerprint: string }).fingerprint
    expect((await read(id))!.approval).toMatchObject({
      status: 'pending',
      fingerprint,
      requote: { replaces: id },
    })
    const { approval } = (await read(decided))!
    expect(approval).toMatchObject({ status: 'approved', payment_id: decided })
    expect(approval).not.toHaveProperty('requote')
  })

  describe('is told to programs', () => {
    const listen = (changes: object = {}) =>
      change(sql`insert into webhook_endpoints select made.* from (select (jsonb_populate_record(null::webhook_endpoints,
        ${JSON.stringify({
          org_id: org.orgId,
          environment: 'uat',
          url: 'https://a.example/hook',
          event_types: ['payment.validating'],
          is_on: true,
          secret_sealed: 'sealed',
          created_by: org.maker,
          ...changes,
        })}::jsonb || jsonb_build_object('id', gen_random_uuid(), 'created_at', app_now(), 'modified_at', app_now(), 'version', 1))).*) as made`)
    const notified = async () => {
      const { rows } =
        await change(sql`select event_type, environment, facts, page, page_parameters from outbox
        where org_id = ${org.orgId} and event_type like 'payment.%' order by created_at`)
      return rows as { event_type: string; facts: Record<string, unknown> }[]
    }

    it('that asked for it, once it comes to another state, with what it is now', async () => {
      await listen()
      const id = await placeOwn(store, org, { internalId: 'INV-7', endToEndId: 'E-7' })
      await record(id, 'INITIATED')
      for (let turn = 0; turn < 2; turn += 1) await record(id, 'VALIDATING')
      expect(await notified()).toMatchObject([
        {
          event_type: 'payment.validating',
          environment: 'uat',
          facts: {
            object: 'payment',
            id,
            version: 2,
            state: 'VALIDATING',
            previousState: 'INITIATED',
            internalId: 'INV-7',
            endToEndId: 'E-7',
            side: 'sender',
            sourceAmount: '150.00',
            destinationCurrency: 'MXN',
          },
          page: 'payment',
          page_parameters: { id },
        },
      ])
      const fresh = await placeOwn(store, org)
      await record(fresh, 'VALIDATING')
      expect((await notified()).at(-1)).toMatchObject({
        facts: { id: fresh, version: 1, previousState: null },
      })
    })

    it.each([
      [{ environment: 'prod' }],
      [{ event_types: ['payment.failed'] }],
      [{ is_on: false }],
      [{ deleted_at: '2026-01-01T00:00:00Z' }],
      [{ secret_sealed: null }],
    ])('and to none that is %j', async (changes) => {
      await listen(changes)
      const id = await placeOwn(store, org)
      await record(id, 'VALIDATING')
      expect(await notified()).toEqual([])
    })
  })
})
