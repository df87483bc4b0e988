import { sql } from 'kysely'
import { asSystem } from '#tests/server/system.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { next, reachReview, resultPage, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

test('a payee that was changed an hour ago is marked where it is reviewed and on the payment, and stands there whole (TRU-055, TRU-058)', async ({
  page,
  world,
}) => {
  await asSystem(world.store, (trx) =>
    sql`with old as (select * from identities where nick_name = 'Elbe Logistik' and environment = 'test'
          and org_id = (select org_id from users where email = ${people.sender})),
        kept as (insert into identity_versions (org_id, environment, identity_id, version, nick_name, requirements,
          replaced_at, replaced_by)
          select org_id, environment, id, version, nick_name,
            requirements || jsonb_build_object('CdtrAcct.Id.IBAN', 'DE02120300000000202051'), app_now() - interval '61 minutes',
            created_by from old)
      update identities set version = version + 1 where id in (select id from old)`.execute(trx),
  )
  await enter(page, world, people.sender, '/payments/create')
  await reachReview(page, uniqueId())
  const whole = page.getByRole('region', { name: 'Where the money goes' })
  await expect(whole).toContainText(/Changed 1 hour ago by .*Old\s*DE02120300000000202051.*New\s*DE/)
  await expect(whole).toContainText(/Legal name.*Account.*Country/)
  await expect(page.getByRole('region', { name: 'How it gets there' })).toContainText(/Rail.*Arrives/)
  await next(page)
  await page.waitForURL(resultPage)
  await expect(page.getByRole('region', { name: 'Beneficiary' })).toContainText(/Changed 1 hour ago by/)
})
