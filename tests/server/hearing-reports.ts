import { randomUUID } from 'node:crypto'
import type { Store } from '#server/store/store.ts'
import type { Hear } from './hearing.ts'
import type { Caller } from './paying.ts'
import { openReports, REPORTS, type Report } from './reporting.ts'
import { signIn } from './sign-in.ts'
import type { World } from './world.ts'

const INVOICES = '/invoices_proxy/v1/invoices'
const REWARDS = '/rewards_proxy/v1'

/** Every call about reports, invoices, rewards and collections, of an organisation that has them. */
export const hearReports = async (hear: Hear, world: World, store: Store, person: Caller) => {
  const { bodyWith } = await openReports(world, store, person)
  const query = { env_name: 'uat' }
  for (const kind of [
    { type: 'sender-account', senderAccount: 'report-sender' },
    { type: 'customized', columns: ['endToEndId'], zone: 'Asia/Tokyo' },
  ]) {
    const body = bodyWith(kind)
    const { id } = (await hear(
      'reports.create',
      REPORTS,
      { body, key: randomUUID(), query },
      person,
    )) as Report
    await world.jobs.settle()
    await hear('reports.read', `${REPORTS}/${id}`, { query }, person)
    await hear('reports.delete', `${REPORTS}/${id}`, { query }, person)
  }
  await hear('reports.list', REPORTS, { query: { ...query, size: '100' } }, person)
  const { content } = (await hear('invoices.list', INVOICES, {}, person)) as { content: { id: string }[] }
  for (const { id } of content) await hear('invoices.read', `${INVOICES}/${id}`, {}, person)
  const admin = await signIn(world.app, 'admin@lumen.example')
  await hearRewards(hear, admin)
  await hear('collections.list', '/collections_proxy/v1/collections', {}, admin)
  await hear('pricing.list', '/pricing_proxy/v1/pricing', {}, admin)
  await hear('quotes.metadata', '/quote_collections/metadata', {}, admin)
  await hear('payments.listOlder', '/payments', {}, admin)
}

const hearRewards = async (hear: Hear, person: Caller) => {
  await hear('rewards.summary', `${REWARDS}/summary`, {}, person)
  const { content } = (await hear('rewards.list', `${REWARDS}/rewards`, {}, person)) as {
    content: { id: string }[]
  }
  for (const { id } of content) {
    await hear('rewards.read', `${REWARDS}/rewards/${id}`, {}, person)
    await hear('rewards.days', `${REWARDS}/rewards/${id}/days`, {}, person)
  }
}
