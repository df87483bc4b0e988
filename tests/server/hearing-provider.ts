import { sql } from 'kysely'
import type { Answer } from '#definition/wire.ts'
import type { Store } from '#server/store/store.ts'
import { letDecide } from './controlling.ts'
import type { Hear } from './hearing.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import type { World } from './world.ts'

/** A client that nobody else is heard about. */
const ADMIN = 'admin@harbor.example'

/** A payout of a client that stands still. */
const placeStuck = (store: Store) =>
  asSystem(store, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into network_payouts (org_id, environment, id, state, amount, currency, stuck, stuck_at, stuck_detail)
        select org_id, environment, id, 'HELD', 10, 'MXN', 'conflict', app_now(), 'other payee'
        from payments where environment = 'uat' limit 1 returning id`.execute(trx)
    return rows[0]!.id
  })

/** A task of onboarding that waits for its review. */
const placeTask = (store: Store) =>
  asSystem(store, async (trx) => {
    const { org_id } = await placeOf(store, ADMIN)
    const { rows } = await sql<{ id: string }>`
      insert into onboarding_reviews (org_id, task, status, outcome, submitted_at)
        values (${org_id}, 'your-business', 'COMPLETE', 'in review', app_now())
        on conflict (org_id, task) do update set status = 'COMPLETE', submitted_at = excluded.submitted_at
        returning 'ONBOARDING.' || org_id || '.' || task || '-' || (extract(epoch from submitted_at) * 1000000)::bigint as id`.execute(
      trx,
    )
    return rows[0]!.id
  })

/** Records every call of the provider's people; a second one of them decides their changes. */
export const hearProvider = async (hear: Hear, world: World, store: Store) => {
  const first = await signIn(world.app, 'provider@staff.example')
  const second = await signIn(world.app, 'provider2@staff.example')
  const decided = async (id: string, path: string, reason: string) =>
    letDecide(second, { status: 202, body: await hear(id, path, { body: { reason } }, first) })
  const client = `/provider/clients/${(await placeOf(store, ADMIN)).org_id}`
  await hear('providerClients.list', '/provider/clients', {}, first)
  await decided('providerClients.disable', `${client}/disable`, 'Its licence was withdrawn')
  await hear('providerClients.read', client, {}, first)
  await decided('providerClients.enable', `${client}/enable`, 'It has another licence')
  const settings = {
    name: 'Login of the client',
    issuer: 'https://127.0.0.1:9',
    openidClient: 'portolan',
    scopes: 'openid',
    domains: 'client.example',
    emailTrust: 'DOMAINS',
    subjectClaim: 'sub',
    emailClaim: 'email',
    nameClaim: 'name',
    groupsClaim: 'groups',
    provisioning: 'DEFAULT',
    defaultJob: 'viewer',
    groups: 'all = preparer',
    acrValues: 'mfa',
    environments: ['uat'],
    directory: 'SCIM',
    otherSignIn: 'ALLOWED',
  }
  const added = await hear(
    'identityProviders.create',
    `${client}/identity_providers`,
    { body: settings },
    first,
  )
  await letDecide(second, { status: 202, body: added })
  const logins = '/provider/identity_providers'
  const listed = (await hear('identityProviders.list', logins, {}, first)) as Answer<'identityProviders.list'>
  const login = `${logins}/${listed.content[0]!.id}`
  const more = { ...settings, domains: 'client.example, other.example' }
  const changed = await hear('identityProviders.update', login, { body: more }, first)
  await letDecide(second, { status: 202, body: changed })
  await hear('identityProviders.saveSecret', `${login}/secret`, { body: { secret: 'of the login' } }, first)
  await hear('identityProviders.makeToken', `${login}/token`, { body: { validFor: 'P90D' } }, first)
  await hear('identityProviders.revokeToken', `${login}/revoke_token`, { body: {} }, first)
  await hear('identityProviders.try', `${login}/try`, { body: {} }, first)
  await hear('identityProviders.turnOn', `${login}/turn_on`, { body: {} }, first)
  await hear('identityProviders.turnOff', `${login}/turn_off`, { body: {} }, first)
  await hear('identityProviders.read', login, {}, first)
  await hear('providerSetup.list', '/provider/setup', {}, first)
  const looking = { body: { job: 'viewer', reason: 'A payment is missing' } }
  const begun = await hear(
    'clientViews.begin',
    `/provider/organisations/${(await placeOf(store, ADMIN)).org_id}/views`,
    looking,
    first,
  )
  const view = `/provider/views/${(begun as Answer<'clientViews.begin'>).id}`
  await hear('clientViews.read', view, {}, first)
  await hear('clientViews.end', `${view}/end`, { body: {} }, first)
  const stuck = `/provider/stuck_payouts/${await placeStuck(store)}`
  await hear('providerStuck.list', '/provider/stuck_payouts', {}, first)
  await hear('providerStuck.read', stuck, {}, first)
  await hear('providerStuck.askAgain', `${stuck}/ask`, { body: {} }, first)
  const { content } = (await hear(
    'providerReviews.list',
    '/provider/reviews',
    {},
    first,
  )) as Answer<'providerReviews.list'>
  for (const [at, verb] of (['approve', 'decline'] as const).entries()) {
    const review = `/provider/reviews/${content[at]!.id}`
    await hear('providerReviews.read', review, {}, first)
    await decided(`providerReviews.${verb}`, `${review}/${verb}`, 'The holder is known')
  }
  const task = `/provider/reviews/${await placeTask(store)}`
  await hear('providerReviews.read', task, {}, first)
  const repairs = [{ at: 'document', says: 'Send an extract of this month.' }]
  const requested = await hear('providerReviews.ask', `${task}/ask`, { body: { repairs } }, first)
  await letDecide(second, { status: 202, body: requested })
}
