import { sql } from 'kysely'
import type { Store } from '../store/store.ts'
import { appNow } from '../store/clock.ts'
import { forAllTenants } from '../store/tenant.ts'
import { hashPassword } from '../login/password/password.ts'
import { networkData } from '../network/data.ts'
import { networkCatalogue } from '../network/catalogue.ts'
import { DEMO_PASSWORD } from '../login/password/demo-password.ts'
import { seedActivity } from './activity.ts'
import { seedBatches } from './batches.ts'
import { seedConnections } from './connections.ts'
import { seedCollections } from './collections.ts'
import { demoOrganisations, pastsOf } from './organisations/demo-organisations.ts'
import { pastOf, type Past } from './history/history.ts'
import { seedHoldings } from './money/holdings.ts'
import { seedHolds } from './money/holds.ts'
import { seedIdentities } from './organisations/identities.ts'
import { insertEvents, insertPast } from './history/insert-history.ts'
import { insertScenes } from './history/insert-legacy.ts'
import { seedInvoices } from './money/invoices.ts'
import { scenesOf } from './history/legacy.ts'
import { seedLedger } from './money/ledger.ts'
import { createLuck, type Luck } from './luck.ts'
import { seedNotifications } from './notifications.ts'
import { seedOnboardingConfig } from './organisations/onboarding-configs.ts'
import { seedOnboarding } from './organisations/onboarding.ts'
import { seedOrganisation } from './organisations/organisation.ts'
import { seedPeople } from './organisations/people.ts'
import { seedPresets } from './presets.ts'
import { seedReports } from './reports.ts'
import { seedRewards } from './money/rewards.ts'
import { seedStablecoin } from './money/stablecoin.ts'
import { seedWallets } from './money/wallets.ts'

const SEED = 20_261_121
const DAY = 86_400_000
const AGE_DAYS = 560

/** Fills an empty database with demo organisations and their history; returns false if it has any already. */
export const seed = async (store: Pick<Store, 'db'>): Promise<boolean> => {
  const password = await hashPassword(DEMO_PASSWORD)
  const network = networkCatalogue(networkData())
  const isNew = await forAllTenants(store, 'seed', async (trx) => {
    const existing = await trx.selectFrom('organisations').select('id').limit(1).executeTakeFirst()
    if (existing) return false
    const end = await appNow(trx)
    const begin = new Date(end.getTime() - AGE_DAYS * DAY)
    const pasts: { past: Past; luck: Luck }[] = []
    for (const [place, organisation] of demoOrganisations.entries()) {
      const at = new Date(begin.getTime() + place * 60_000)
      await seedOrganisation(trx, organisation, network.corridors, at)
      await seedPeople(trx, organisation, password, at)
      await seedOnboardingConfig(trx, organisation)
      await seedOnboarding(trx, organisation, at)
      await seedIdentities(trx, organisation, network.corridors, at)
      await seedHoldings(trx, organisation)
      await seedPresets(trx, organisation, end)
      await seedWallets(trx, organisation, end)
      await seedStablecoin(trx, organisation, end)
      await seedLedger(trx, organisation, end)
      for (const { environment, count: all } of pastsOf(organisation)) {
        const past = { organisation, environment, count: all - scenesOf(organisation).length, end }
        const luck = createLuck(SEED + place)
        await insertPast(trx, past, pastOf(past, network, luck))
        pasts.push({ past, luck })
      }
    }
    await seedBatches(trx)
    await insertEvents(trx)
    for (const { past, luck } of pasts) await insertScenes(trx, past, network, luck)
    await seedHolds(trx)
    await seedNotifications(trx)
    await seedActivity(trx)
    await seedReports(trx, demoOrganisations, end)
    await seedConnections(trx, demoOrganisations, end)
    await seedInvoices(trx)
    await seedRewards(trx, demoOrganisations)
    await seedCollections(trx, demoOrganisations)
    return true
  })
  // Without statistics a database picks the wrong indexes, and the embedded one never collects any.
  if (isNew) await sql`analyze`.execute(store.db)
  return isNew
}
