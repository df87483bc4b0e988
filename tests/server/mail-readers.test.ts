import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { mailToOne, NIGHT } from './mail-to-one.ts'
import { asSystem } from './system.ts'

const { store, post, choose, send, setClock, happens } = mailToOne()

const run = (statement: ReturnType<typeof sql>) => asSystem(store(), (trx) => statement.execute(trx))
const bodies = () => post().received.map(({ body }) => body)
const states = async () => {
  const { rows } = await asSystem(store(), (trx) =>
    sql<{ mail: string; state: string; reason: string | null }>`
      select mail, state, reason from mails order by seq`.execute(trx),
  )
  return rows
}

/** The person as an administrator in all environments again. */
let given: { roles: string[]; environments: string[] } | undefined
beforeEach(async () => {
  if (!given) {
    const { rows } = await asSystem(store(), (trx) =>
      sql<{ roles: string[]; environments: string[] }>`select
        array(select role from user_roles) as roles, array(select environment from user_environments) as environments`.execute(
        trx,
      ),
    )
    given = rows[0]!
  }
  await run(sql`insert into user_roles (org_id, user_id, role)
    select org_id, id, unnest(${given.roles}::text[]) from users on conflict do nothing`)
  await run(sql`insert into user_environments (org_id, user_id, environment)
    select org_id, id, unnest(${given.environments}::text[]) from users on conflict do nothing`)
})

const losing = {
  'their environment': sql`delete from user_environments where environment = 'uat'`,
  'the right to its page': sql`delete from user_roles`,
}

it.each(Object.entries(losing))(
  'tells nobody by mail what they may not see any more, after they lost %s in the quiet hours (TRU-710)',
  async (_, loses) => {
    await choose(NIGHT)
    await setClock('2026-06-10T21:00:00Z')
    await happens('REPORT_GENERATED')
    await send()
    await run(loses)
    await setClock('2026-06-11T05:00:01Z')
    await send()
    expect(bodies()).toEqual([])
    expect(await states()).toEqual([
      { mail: 'report-ready', state: 'DROPPED', reason: 'may not see it any more' },
    ])
  },
)

it('leaves out of a summary what its person may not see any more, and sends none without the rest (TRU-710)', async () => {
  await choose({ digest: 'DAILY', digestAt: '08:00' })
  await setClock('2026-06-20T12:00:00Z')
  await happens('REPORT_GENERATED')
  await send()
  await run(losing['their environment'])
  await setClock('2026-06-21T06:00:01Z')
  await send()
  expect(bodies()).toEqual([])
  expect((await states()).map(({ state }) => state)).toEqual(['DROPPED', 'DROPPED'])
})
