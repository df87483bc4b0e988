import { randomUUID } from 'node:crypto'
import type { Store } from '#server/store/store.ts'
import { expect } from 'vitest'
import { callAs, clientNamed, type ClientRecord } from './asking-token.ts'
import { letDecide } from './controlling.ts'
import type { Hear } from './hearing.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { productConfiguration } from './selling.ts'
import { signIn } from './sign-in.ts'
import type { World } from './world.ts'

const ADMIN = 'admin@northwind.example'
/** While payment authorization is on, an allowlist is locked. */
const OPEN = 'admin@lumen.example'
const word = { password: 'Portolan-keys-1', passwordConfirmation: 'Portolan-keys-1' }

/** Every call about changes that weaken a control: withdrawn, turned down, and made. */
const hearControls = async (hear: Hear, world: World, settings: string, admin: Caller) => {
  const second = await signIn(world.app, 'admin2@northwind.example')
  const off = [{ setting_name: 'payment_authorization', setting_value: 'false' }]
  for (const verb of ['cancel', 'reject', 'approve']) {
    const requested = await admin.call('POST', settings, { body: { settings: off } })
    const { id } = requested.body as { id: string }
    await hear('controlChanges.read', `/control_changes/${id}`, {}, second)
    const body = verb === 'reject' ? { reason: 'Not now.' } : {}
    const person = verb === 'cancel' ? admin : second
    await hear(`controlChanges.${verb}`, `/control_changes/${id}/${verb}`, { body }, person)
  }
  await hear('controlChanges.list', '/control_changes', {}, admin)
}

/** Records every call about the webhooks of an organisation and their deliveries. */
const hearWebhooks = async (hear: Hear, organisation: string, admin: Caller, second: Caller) => {
  const hooks = `${organisation}/webhooks`
  const sent = { url: 'https://client.example/hook', eventTypes: ['payment.completed'], description: 'Books' }
  await letDecide(second, { status: 202, body: await hear('webhooks.create', hooks, { body: sent }, admin) })
  const { content } = (await hear('webhooks.list', hooks, {}, admin)) as { content: { webhookId: string }[] }
  const hook = `${hooks}/${content[0]!.webhookId}`
  await hear('webhooks.rotate', `${hook}/rotate_secret`, {}, admin)
  await hear('webhooks.rotate', `${hook}/rotate_secret`, {}, admin)
  await hear('webhooks.read', hook, {}, admin)
  await hear('webhooks.update', hook, { body: { ...sent, description: 'All books' } }, admin)
  await hear('webhooks.test', `${hook}/test`, {}, admin)
  const listed = await hear('webhookDeliveries.list', `${hook}/deliveries`, {}, admin)
  const { deliveryId } = (listed as { content: { deliveryId: string }[] }).content[0]!
  const delivery = `${organisation}/webhook_deliveries/${deliveryId}`
  await hear('webhookDeliveries.read', delivery, {}, admin)
  await hear('webhookDeliveries.resend', `${delivery}/resend`, {}, admin)
  await hear('webhooks.resend', `${hook}/resend`, { body: { since: '2026-01-01' } }, admin)
  await hear('webhooks.stop', `${hook}/stop`, {}, admin)
  await hear('webhooks.start', `${hook}/start`, {}, admin)
  await hear('webhooks.delete', hook, {}, admin)
}

/** Records the calls about requests of programs, which appear on the list after a short delay. */
const hearRequests = async (hear: Hear, requests: string, admin: Caller) => {
  const list = async () => {
    const { body } = await admin.call('GET', requests)
    return (body as { content: { requestId: string; method: string }[] }).content
  }
  await expect.poll(async () => (await list()).length).toBeGreaterThan(1)
  await hear('apiRequests.list', requests, {}, admin)
  const all = await list()
  const requestOf = (method: string) => `${requests}/${all.find((one) => one.method === method)!.requestId}`
  await hear('apiRequests.read', requestOf('GET'), {}, admin)
  const replay = (method: string, body: object) =>
    hear('apiRequests.replay', `${requestOf(method)}/replay`, { body, key: randomUUID() }, admin)
  await replay('GET', {})
  await replay('POST', { key: 'NEW' })
}

/** Every call about the keys of an organisation, its allowlist, flags, name, settings and products. */
export const hearSettings = async (hear: Hear, world: World, store: Store) => {
  const admin = await signIn(world.app, ADMIN)
  const { org_id: id } = await placeOf(store, ADMIN)
  const organisation = `/organizations/${id}`
  const clients = `${organisation}/clients`
  const key = randomUUID()
  const scopes = ['payments.read', 'payments.write']
  await hear('clients.scopes', `${organisation}/client_scopes`, {}, admin)
  const second = await signIn(world.app, 'admin2@northwind.example')
  const requested = await hear(
    'clients.create',
    clients,
    {
      body: { name: 'Ledger', description: 'For the books', isPrimary: true, scopes, validFor: 'P30D' },
      key,
    },
    admin,
  )
  await letDecide(second, { status: 202, body: requested })
  const { clientId } = await clientNamed(admin, clients, 'Ledger')
  const client = `${clients}/${clientId}`
  await hear('clients.list', clients, {}, admin)
  await hear('clients.read', client, {}, admin)
  await hear(
    'clients.update',
    client,
    { body: { name: 'Books', description: 'For all books', isPrimary: true, secretStored: true } },
    admin,
  )
  await hear('clients.read', client, {}, admin)
  const taken = await hear('clients.takeSecret', `${client}/secret`, {}, admin)
  const program = await callAs(world.app, taken as ClientRecord)
  await program('GET', '/xcurrent_proxy/v4/payments?size=1')
  await program('POST', '/xcurrent_proxy/internal/payments/presets', {}, randomUUID())
  await hearRequests(hear, `${organisation}/api_requests`, admin)
  await hear('clients.rotate', `${client}/rotate_secret`, {}, admin)
  await hear('clients.delete', client, {}, admin)

  await hearWebhooks(hear, organisation, admin, second)

  const made = { name: 'Reports', ...word }
  const { id: reporting } = (await hear(
    'tlsCredentials.generate',
    '/tls_credentials',
    { body: made },
    admin,
  )) as {
    id: string
  }
  await hear('tlsCredentials.read', `/tls_credentials/${reporting}`, {}, admin)
  await hear('tlsCredentials.rotate', `/tls_credentials/${reporting}/rotate`, { body: word }, admin)
  await hear('tlsCredentials.list', '/tls_credentials', {}, admin)

  const open = await signIn(world.app, OPEN)
  const allowlist = `/organizations/${(await placeOf(store, OPEN)).org_id}/ip_allowlist`
  const { version } = (await hear('allowlist.read', allowlist, {}, open)) as { version: number }
  await hear('allowlist.save', allowlist, { body: { entries: ['127.0.0.1'], version } }, open)
  await hear('allowlist.read', allowlist, {}, open)

  const flags = '/xcurrent_proxy/internal/tenant_flags_config'
  await hear('flags.read', `${flags}/rewards`, {}, admin)
  await hear('flags.set', flags, { body: { flag_name: 'rewards', active: true } }, admin)
  const named = { name: 'Northwind Payroll Ltd', customerId: 'CUS-NORTH' }
  await hear('organisations.update', organisation, { body: named }, admin)
  const query = { tenantName: 'Northwind Payroll Ltd' }
  await hear('organisations.validate', '/xcurrent_proxy/internal/tenant_validation', { query }, admin)
  const settings = [{ setting_name: 'payment_authorization', setting_value: 'true' }]
  await hear('organisations.changeSettings', `${organisation}/settings`, { body: { settings } }, admin)
  const own = { settings, lowBalance: 'own', lowBalances: [{ currency: 'USD', least: '12345.00' }] }
  await hear('organisations.changeSettings', `${organisation}/settings`, { body: own }, admin)
  await hear('organisations.settings', `${organisation}/settings`, {}, admin)
  await hearControls(hear, world, `${organisation}/settings`, admin)
  await admin.call('POST', `${organisation}/settings`, { body: { settings } })

  const products = '/payout_proxy/configurations'
  const { configurations } = (await hear('payout.configurations', products, {}, admin)) as {
    configurations: { version: string }[]
  }
  const sold = { product: 'payments_direct', version: configurations[0]!.version, productConfiguration }
  await hear('payout.configure', products, { body: sold }, admin)
  await hear('payout.configurations', products, {}, admin)
}
