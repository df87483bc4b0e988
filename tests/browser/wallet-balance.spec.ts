import { sql } from 'kysely'
import { enter, workIn } from './entrance.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

test('the wallet balance is there for who sends from wallets (NAV-013, WAL-060, FLG-006, FLG-028)', async ({
  page,
  world,
}) => {
  const { db } = world.store
  await workIn(page, 'uat')
  await enter(page, world, people.traveller, '/wallet')
  await expect(page.getByRole('main')).toContainText(/contact support/i)
  const products = ['payments_direct', 'stablecoin', 'rewards']
  const own = db.updateTable('organisations').where('name', '=', 'Lumen Marketplace Inc.')
  await own.set({ products: [...products, 'wallet_send'] }).execute()
  for (const flag of ['walletBalance', 'cryptoInstructions'])
    await sql`insert into organisation_flags (org_id, flag, active)
      select id, ${flag}, true from organisations where name = 'Lumen Marketplace Inc.'`.execute(db)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Wallet balance' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('RLUSD')
  await expect(page.getByRole('heading', { name: 'How to deposit digital assets' })).toBeVisible()
  await own.set({ products }).execute()
  await sql`delete from organisation_flags where flag in ('walletBalance', 'cryptoInstructions')`.execute(db)
})
