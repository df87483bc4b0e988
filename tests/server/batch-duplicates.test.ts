import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { openBatches, type Batches } from './batching.ts'
import { describeAnyEngine } from './engines.ts'
import { fund } from './funding.ts'
import { codeOf, identityNamed, pay, quoteOf, type Caller } from './paying.ts'
import { comparingDefinitions } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { waitForChange } from './waiting-change.ts'
import { openWorld, type World } from './world.ts'

const LUMEN = { email: 'maker@lumen.example' }
const HEAD = 'Beneficiary,Amount,Internal ID'

interface Duplicate {
  id: string
  says: string
  batchId?: string
  paymentId?: string
  row?: number
}

describeAnyEngine('a batch that looks like something paid before', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let batches: Batches

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store, undefined, undefined, comparingDefinitions())
    maker = await signIn(world.app, LUMEN.email)
    batches = openBatches(world, maker)
    await fund(store, LUMEN, '100000.00')
  })

  const unique = () => randomUUID().slice(0, 12)
  const quoted = (...rows: string[]) => batches.quoted([HEAD, ...rows].join('\n'))
  const accept = (id: string, confirmedDuplicates?: string[]) =>
    batches.accept(id, maker, randomUUID(), confirmedDuplicates ? { confirmedDuplicates } : {})
  const duplicatesOf = ({ status, body }: { status: number; body: unknown }): Duplicate[] => {
    expect([status, codeOf({ body })]).toEqual([409, 'BATCH_DUPLICATE'])
    return (body as { current: { duplicates: Duplicate[] } }).current.duplicates
  }
  const confirmedOf = async (id: string) => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{ details: { confirmedDuplicates?: { id: string }[] } }>`select details from audit_trail
        where object_id = ${id} and action = 'batch.accept'`.execute(trx),
    )
    return rows.map(({ details }) => details.confirmedDuplicates?.map(({ id: confirmed }) => confirmed))
  }

  it('pays a payee whose change waits only once that is named, at its first row (TRU-595)', async () => {
    const { identityId } = await identityNamed(maker, 'Taller Azul')
    const takeBack = await waitForChange(store, identityId, LUMEN.email)
    const batch = await quoted(
      `Elbe Logistik,31.00,${unique()}`,
      `Taller Azul,32.00,${unique()}`,
      `Taller Azul,33.00,${unique()}`,
    )
    const [change, ...more] = duplicatesOf(await accept(batch.batch_id))
    expect(more).toEqual([])
    expect(change).toMatchObject({
      row: 3,
      says: expect.stringContaining('payments go to the account') as string,
    })
    expect((await accept(batch.batch_id, [change!.id])).status).toBe(200)
    await takeBack()
    await world.jobs.settle()
  })

  it('with the same rows is refused until the other batch is named, in any order and under any name (TRU-037, TRU-039)', async () => {
    const [one, two] = [`Taller Azul,21.00,${unique()}`, `Elbe Logistik,22.00,${unique()}`]
    const first = await quoted(one, two)
    const never = await quoted(one, two)
    expect((await accept(first.batch_id)).status).toBe(200)
    expect(await confirmedOf(first.batch_id)).toEqual([undefined])
    expect(duplicatesOf(await accept(never.batch_id))).toMatchObject([{ batchId: first.batch_id }])
    await world.jobs.settle()

    const again = await quoted(two, one)
    const [other, ...more] = duplicatesOf(await accept(again.batch_id))
    expect(other).toMatchObject({ id: first.batch_id, batchId: first.batch_id })
    expect(other!.says).toMatch(/^The batch payday of \w{3} \d+, \d{4}, \d\d:\d\d UTC has the same rows\.$/)
    expect(more).toEqual([])
    for (const wrong of [never.batch_id, again.batch_id, 'row-3'])
      duplicatesOf(await accept(again.batch_id, [wrong]))
    expect((await batches.read(again.batch_id)).body).toMatchObject({
      status: 'BATCH_QUOTE_CREATED',
      payments: 0,
    })
    expect((await accept(again.batch_id, [first.batch_id])).status).toBe(200)
    expect(await confirmedOf(again.batch_id)).toEqual([[first.batch_id]])
    await world.jobs.settle()

    await asSystem(store, (trx) =>
      sql`update payments set state = 'FAILED' where batch_id in (${first.batch_id}, ${again.batch_id})`.execute(
        trx,
      ),
    )
    const third = await quoted(one, two)
    expect((await accept(third.batch_id)).status).toBe(200)
  })

  it('goes once of four with the same rows at the same moment (TRU-037)', async () => {
    const rows = [`Taller Azul,31.00,${unique()}`]
    const all = []
    for (let at = 0; at < 4; at += 1) all.push(await quoted(...rows))
    const answers = await Promise.all(all.map(({ batch_id: id }) => accept(id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    await world.jobs.settle()
  })

  it('says of each row which earlier one it looks like, and is refused until each such row is named (TRU-038)', async () => {
    const [shared, own] = [unique(), unique()]
    const batch = await quoted(
      `Taller Azul,41.00,${shared}`,
      `Elbe Logistik,42.00,${shared.toUpperCase()}`,
      `Taller Azul,43.00,${own}`,
      `Taller Azul,41.0,${unique()}`,
      `Taller Azul,41.00,${shared}`,
    )
    const messages = (await batches.read(batch.batch_id)).body.rows.map(
      (row) => (row as { alike?: string }).alike,
    )
    expect(messages).toEqual([
      undefined,
      'Row 3 has the same internal ID as row 2.',
      undefined,
      'Row 5 has the same payee, amount and currency as row 2.',
      'Row 6 has the same payee, amount and currency and the same internal ID as row 2.',
    ])
    expect(duplicatesOf(await accept(batch.batch_id))).toMatchObject([
      { id: 'row-3', row: 3, says: messages[1] },
      { id: 'row-5', row: 5 },
      { id: 'row-6', row: 6 },
    ])
    duplicatesOf(await accept(batch.batch_id, ['row-3', 'row-5']))
    expect((await accept(batch.batch_id, ['row-3', 'row-5', 'row-6'])).status).toBe(200)
    await world.jobs.settle()
    expect((await batches.read(batch.batch_id)).body).toMatchObject({ payments: 5 })
  })

  it('holds a row that looks like a payment made before, until that payment is named, and shows it on the payment of the row (TRU-039, TRU-116)', async () => {
    const taller = await identityNamed(maker, 'Taller Azul')
    const { quoteId } = await quoteOf(maker, taller, { quoteAmount: '51.00' })
    const paid = await pay(maker, taller, { internalId: unique() }, randomUUID(), quoteId)
    expect(paid.status).toBe(200)
    const batch = await quoted(`Taller Azul,51.00,${unique()}`, `Elbe Logistik,52.00,${unique()}`)
    const duplicates = duplicatesOf(await accept(batch.batch_id))
    expect(duplicates).toMatchObject([{ id: quoteId, paymentId: quoteId, row: 2 }])
    expect(duplicates[0]!.says).toMatch(
      /^Row 2: The payment of 51\.00.USD to Taller Azul of .* has the same payee, amount and currency\.$/,
    )
    expect((await accept(batch.batch_id, [quoteId])).status).toBe(200)
    expect(await confirmedOf(batch.batch_id)).toEqual([[quoteId]])
    await world.jobs.settle()
    const { quoteIds } = (await batches.read(batch.batch_id)).body
    const shown = await Promise.all(
      quoteIds.map(async (id) => (await maker.call('GET', `/payments/${id}`)).body),
    )
    expect(shown).toMatchObject([
      { confirmedDuplicates: [{ paymentId: quoteId, says: duplicates[0]!.says }] },
      {},
    ])
    expect(shown[1]).not.toHaveProperty('confirmedDuplicates')
    const alike = await quoteOf(maker, taller, { quoteAmount: '51.00' })
    const single = await pay(maker, taller, { internalId: unique() }, randomUUID(), alike.quoteId)
    expect(codeOf(single)).toBe('PAYMENT_DUPLICATE')
  })

  it('is compared with rows of an accepted batch whose payments are not there yet, and so is a payment (TRU-175)', async () => {
    const [shared, other] = [`Taller Azul,71.00,${unique()}`, `Elbe Logistik,72.00,${unique()}`]
    const first = await quoted(shared)
    const second = await quoted(shared, other)
    const isWaiting = (state: string) =>
      asSystem(store, (trx) =>
        sql`update batches set state = ${state}, accepted_at = app_now() where id = ${first.batch_id}`.execute(
          trx,
        ),
      )
    await isWaiting('BATCH_QUOTE_PENDING')
    const [quoteId] = first.quoteIds
    expect(duplicatesOf(await accept(second.batch_id))).toMatchObject([{ paymentId: quoteId, row: 2 }])
    const taller = await identityNamed(maker, 'Taller Azul')
    const paid = async (changes: object) => {
      const quote = await quoteOf(maker, taller, { quoteAmount: '71.00' })
      return pay(maker, taller, { internalId: unique(), ...changes }, randomUUID(), quote.quoteId)
    }
    expect((await paid({})).body).toMatchObject({ current: { payments: [{ paymentId: quoteId }] } })
    expect((await paid({ confirmedDuplicates: [quoteId] })).status).toBe(200)
    await isWaiting('ERROR')
  })

  it('or pays the same account under another name is to the same payee, also where that one was deleted; what was confirmed is shown (TRU-116, TRU-117)', async () => {
    const taller = await identityNamed(maker, 'Taller Azul')
    const path = '/pii_proxy/v2/identities'
    const { body } = await maker.call('GET', `${path}/${taller.identityId}`)
    const { requirements, country, currency, payoutCategory } = body as Record<string, unknown>
    const nickName = 'Other name'
    const named = { nickName, requirements: { ...(requirements as object), 'Cdtr.Nm': 'Azul de Noche SA' } }
    const kind = { identityType: 'BENEFICIARY', useCaseType: 'B2B', country, currency, payoutCategory }
    await maker.call('POST', path, { key: randomUUID(), body: { ...kind, ...named } })
    const twin = await identityNamed(maker, nickName)
    const rows = await quoted(`Taller Azul,61.00,${unique()}`, `${nickName},61.00,${unique()}`)
    expect((await batches.read(rows.batch_id)).body.rows[1]).toMatchObject({
      alike: 'Row 3 has the same payee, amount and currency as row 2.',
    })
    const send = async (quoteAmount: string, to = taller, changes: object = {}) => {
      const { quoteId } = await quoteOf(maker, to, { quoteAmount })
      return {
        quoteId,
        answer: await pay(maker, to, { internalId: unique(), ...changes }, randomUUID(), quoteId),
      }
    }
    const first = await send('62.00')
    expect(codeOf((await send('62.00', twin)).answer)).toBe('PAYMENT_DUPLICATE')
    const again = await send('62.00', twin, { confirmedDuplicates: [first.quoteId] })
    expect((await maker.call('GET', `/payments/${again.quoteId}`)).body).toMatchObject({
      confirmedDuplicates: [{ paymentId: first.quoteId, says: expect.stringMatching(/has the same payee/) }],
    })
    expect((await send('63.00', twin)).answer.status).toBe(200)
    await maker.call('DELETE', `${path}/${twin.identityId}`)
    expect(codeOf((await send('63.00')).answer)).toBe('PAYMENT_DUPLICATE')
  })
})
