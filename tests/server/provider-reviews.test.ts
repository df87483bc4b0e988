import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import type { Store } from '#server/store/store.ts'
import { decideChange } from './controlling.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const ADMIN = 'admin@northwind.example'

describe('what the provider looks at before it decides', () => {
  let store: Store
  let world: World
  let first: Caller
  let second: Caller
  let admin: Caller
  let orgId: string

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    first = await signIn(world.app, 'provider@staff.example')
    second = await signIn(world.app, 'provider2@staff.example')
    admin = await signIn(world.app, ADMIN)
    orgId = (await placeOf(store, ADMIN)).org_id
  })

  const read = async <T>(caller: Caller, path: string) => (await caller.call('GET', path)).body as T
  const system = <T>(text: ReturnType<typeof sql<T>>) =>
    asSystem(store, async (trx) => (await text.execute(trx)).rows)
  const trail = (ofClient: string) =>
    system(sql<{ action: string; details: Record<string, unknown> }>`select action, details from audit_trail
      where org_id = ${ofClient} and user_id is null order by seq desc limit 1`)

  it('decides nothing that a client submitted anew since the first person looked at it (TRU-361)', async () => {
    const submit = () =>
      system(sql`insert into onboarding_reviews (org_id, task, status, outcome, submitted_at)
        values (${orgId}, 'your-business', 'COMPLETE', 'in review', app_now())
        on conflict (org_id, task) do update set status = 'COMPLETE', submitted_at = excluded.submitted_at`)
    await submit()
    const { content } = await read<Answer<'providerReviews.list'>>(
      first,
      '/provider/reviews?kind=ONBOARDING&size=100',
    )
    const { id } = content.find(({ clientId }) => clientId === orgId)!
    const requested = await first.call('POST', `/provider/reviews/${id}/approve`, {
      body: { reason: 'Read' },
    })
    await world.pass(5)
    await submit()
    const decided = await decideChange(second, (requested.body as { id: string }).id, 'approve')
    expect(decided.body).toMatchObject({ state: 'failed' })
    expect(
      await system(
        sql`select status from onboarding_reviews where org_id = ${orgId} and task = 'your-business'`,
      ),
    ).toEqual([{ status: 'COMPLETE' }])
  })

  it('lets one decision of a review wait at a time, and says who asked for it (TRU-677)', async () => {
    const wallets = await read<Answer<'providerReviews.list'>>(
      first,
      '/provider/reviews?kind=WALLET&size=100',
    )
    const { id } = wallets.content[0]!
    const decide = (caller: Caller, verb: 'approve' | 'decline', reason: string) =>
      caller.call('POST', `/provider/reviews/${id}/${verb}`, { body: { reason } })
    const requested = await decide(first, 'approve', 'Looked at the chain.')
    expect(requested.status).toBe(202)
    for (const verb of ['approve', 'decline'] as const)
      expect((await decide(second, verb, 'Looked at it, too.')).body).toMatchObject({
        code: 'CONTROL_CHANGE_WAITS',
        detail: expect.stringContaining('Administrator (provider)'),
      })
    const decided = await decideChange(second, (requested.body as { id: string }).id, 'approve')
    expect(decided.body).toMatchObject({ state: 'done' })
    const after = await read<Answer<'providerReviews.list'>>(first, '/provider/reviews?kind=WALLET&size=100')
    expect(after.content.map((one) => one.id)).not.toContain(id)
  })

  it('opens the proof of a bank account while its review waits, and leaves that in the trail of the client (TRU-360)', async () => {
    const [bank] = await system(sql<{ org_id: string; id: string; name: string }>`update bank_accounts
      set verification = 'Pending', status = 'Activated' where (org_id, id) in
      (select org_id, id from bank_accounts limit 1) returning org_id, id, proof_name as name`)
    const id = `BANK.${bank!.org_id}.${bank!.id}`
    const review = await read<Answer<'providerReviews.read'>>(first, `/provider/reviews/${id}`)
    expect(review.document).toEqual({ fileId: id, name: bank!.name, size: expect.any(Number) })
    const proof = await first.call('GET', `/provider/reviews/${id}/proof`)
    expect([proof.status, proof.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
    expect(await trail(bank!.org_id)).toMatchObject([
      { action: 'review.proof', details: { by: 'Administrator (provider)', file: bank!.name } },
    ])
    expect((await admin.call('GET', `/provider/reviews/${id}/proof`)).status).toBe(403)
    await system(sql`update bank_accounts set verification = 'Verified' where id = ${bank!.id}`)
    expect((await first.call('GET', `/provider/reviews/${id}/proof`)).status).toBe(404)
  })
})
