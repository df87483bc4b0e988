import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HandlersById } from '#server/app/call.ts'
import type { Store } from '#server/store/store.ts'
import type { Trx } from '#server/store/tenant.ts'
import { openBatches } from './batching.ts'
import { createTestStore } from './engines.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const HEAD = 'Beneficiary,Amount,Amount type,Purpose,Memo,Internal ID'
const EMAIL = 'maker@lumen.example'

const person = sql`(select id from users where email = ${EMAIL})`
const organisation = sql`(select org_id from users where email = ${EMAIL})`

/** Ways the sender loses access between accepting the batch and creating its payments. */
const ENDINGS = {
  'is disabled': sql`update users set status = 'DISABLED' where id = ${person}`,
  'may send payments no longer': sql`delete from user_roles where user_id = ${person}`,
  'works in the environment no longer': sql`delete from user_environments where user_id = ${person} and environment = 'uat'`,
  'belongs to a client that the provider disabled': sql`insert into client_states (org_id, state, reason)
    values (${organisation}, 'DISABLED', 'Reported as stolen')`,
}

describe('a batch whose sender was shut out after it was accepted', () => {
  let store: Store
  let world: World
  let end: ((trx: Trx) => Promise<unknown>) | undefined

  beforeAll(async () => {
    store = await createTestStore('seeded')
    const around = (handlers: HandlersById): HandlersById => ({
      ...handlers,
      'batches.accept': async (request) => {
        const answer = await handlers['batches.accept']!(request)
        if (end) await asSystem(store, end)
        return answer
      },
    })
    world = await openWorld(store, around)
  })

  const sent = async (id: string) => {
    const { rows } = await asSystem(store, (trx) =>
      sql`select state from payments where batch_id = ${id}`.execute(trx),
    )
    return rows.length
  }

  it.each(Object.entries(ENDINGS))(
    'sends none of its payments if the person %s, and each row says so (TRU-714)',
    async (_, ending) => {
      const batches = openBatches(world, await signIn(world.app, EMAIL))
      const { batch_id: id } = await batches.quoted(`${HEAD}\nTaller Azul,10,,,,S-1\nTaller Azul,20,,,,S-2`)
      const before = await asSystem(store, (trx) =>
        sql<{
          held: string
        }>`select sum(held)::text as held from balances where org_id = ${organisation}`.execute(trx),
      )
      const keep = await asSystem(store, (trx) =>
        sql<{
          roles: string[]
        }>`select array(select role from user_roles where user_id = ${person}) as roles`.execute(trx),
      )
      end = (trx) => ending.execute(trx)
      expect((await batches.accept(id)).status).toBe(200)
      end = undefined
      await world.jobs.settle()
      expect(await sent(id)).toBe(0)
      const { rows } = await asSystem(store, (trx) =>
        sql<{
          state: string
          reason: string
        }>`select state, reason from batch_rows where batch_id = ${id}`.execute(trx),
      )
      const reason = 'The person who sent this batch may not send payments any more. No money has moved.'
      expect(rows).toEqual([1, 2].map(() => ({ state: 'failed', reason: expect.stringContaining(reason) })))
      const after = await asSystem(store, (trx) =>
        sql<{
          held: string
        }>`select sum(held)::text as held from balances where org_id = ${organisation}`.execute(trx),
      )
      expect(after.rows).toEqual(before.rows)
      await asSystem(store, async (trx) => {
        await sql`update users set status = 'ACTIVE' where id = ${person}`.execute(trx)
        await sql`delete from client_states where org_id = ${organisation}`.execute(trx)
        await sql`insert into user_environments (org_id, user_id, environment)
          values (${organisation}, ${person}, 'uat') on conflict do nothing`.execute(trx)
        await sql`insert into user_roles (org_id, user_id, role)
          select ${organisation}, ${person}, unnest(${keep.rows[0]!.roles}::text[]) on conflict do nothing`.execute(
          trx,
        )
      })
    },
  )
})
