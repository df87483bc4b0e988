import { randomUUID } from 'node:crypto'
import type { Store } from '#server/store/store.ts'
import { ACCESS, exchange, JPEG, SCHEMAS, service, uploadSchema } from './connecting.ts'
import type { Hear } from './hearing.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { uploadFile } from './uploading.ts'
import type { World } from './world.ts'

type StoredEntry = { id: string; version: number }

const TABLE = '/xcurrent_proxy/internal/routing_table'
const keys = { accountName: 'Trading', apiKey: 'north-key-0001', apiSecret: 'north-secret-0001' }
const account = { exchange: 'northern-exchange', environment: 'uat', ...keys }

const hearCredentials = async (hear: Hear, admin: Caller) => {
  const path = '/exchange_credentials'
  const older = '/xrapid/credential/uat/southern-exchange'
  const { id } = (await hear('exchangeCredentials.create', path, { body: account }, admin)) as StoredEntry
  await hear('exchangeCredentials.read', `${path}/${id}`, {}, admin)
  await hear('exchangeCredentials.update', path, { body: account }, admin)
  await hear('exchangeCredentials.list', path, {}, admin)
  await hear('exchangeCredentials.createOlder', older, { body: keys }, admin)
  await hear('exchangeCredentials.updateOlder', older, { body: keys }, admin)
  await hear('exchangeCredentials.readOlder', older, {}, admin)
  await hear('exchangeCredentials.supportedValues', '/xrapid/supported_values', {}, admin)
}

const hearEntries = async (hear: Hear, world: World, admin: Caller) => {
  const holiday = { name: 'Carnival', date: '2027-02-09' }
  const upload = async (name: string, type: string, content: string | Buffer) => {
    const file = { name, type, content }
    const { body } = await uploadFile(world.app, admin, '/fss_proxy/exchange_files', file)
    return (body as { fileId: string }).fileId
  }
  const listed = {
    ...exchange,
    environments: ['test', 'prod'],
    supportedCurrencies: 'USD, MXN',
    icon: [await upload('icon.jpg', 'image/jpeg', JPEG)],
    document: [await upload('terms.pdf', 'application/pdf', '%PDF-1.4\n%%EOF\n')],
  }
  for (const [noun, path, body] of [
    ['exchanges', '/pcs_proxy/exchanges', listed],
    ['achServices', '/pcs_proxy/ach_services', service],
    ['holidays', '/pcs_proxy/holidays', holiday],
  ] as const) {
    const { id, version } = (await hear(
      `${noun}.create`,
      path,
      { body, key: randomUUID() },
      admin,
    )) as StoredEntry
    const one = `${path}/${id}`
    await hear(`${noun}.read`, one, {}, admin)
    await hear(`${noun}.update`, one, { body: { ...body, version } }, admin)
    await hear(`${noun}.read`, one, {}, admin)
    await hear(`${noun}.list`, path, {}, admin)
    if (noun === 'exchanges')
      await hear('exchangeRates.list', `/quote_proxy/exchanges/${id}/rates`, {}, admin)
    await hear(`${noun}.delete`, one, {}, admin)
  }
}

const hearSchemas = async (hear: Hear, world: World, admin: Caller) => {
  const files = [await uploadSchema(world.app, admin)]
  const body = { choice: 'CREATE', name: 'Heard', country: 'MX', files }
  const { id } = (await hear('schemas.save', SCHEMAS, { body, key: randomUUID() }, admin)) as StoredEntry
  const member = await signIn(world.app, 'network@staff.example')
  const entry = (await hear(
    'schemas.request',
    `${SCHEMAS}/${id}/access_requests`,
    { body: {} },
    member,
  )) as StoredEntry
  await hear('accessRequests.read', `${ACCESS}/${entry.id}`, {}, member)
  await hear('accessRequests.change', `${ACCESS}/${entry.id}`, { body: { status: 'GRANTED' } }, admin)
  await hear('accessRequests.list', ACCESS, {}, admin)
  for (const person of [admin, member]) {
    await hear('schemas.read', `${SCHEMAS}/${id}`, {}, person)
    await hear('schemas.list', SCHEMAS, {}, person)
  }
  await hear('schemas.deprecate', `${SCHEMAS}/${id}/deprecate`, { body: {} }, admin)
}

const hearMembers = async (hear: Hear, admin: Caller) => {
  const profile = (await hear('members.profile', '/pcs_proxy/profile', {}, admin)) as StoredEntry
  const { id, ...body } = profile
  await hear('members.saveProfile', '/pcs_proxy/profile', { body }, admin)
  await hear('members.read', `/pcs_proxy/members/${id}`, {}, admin)
  await hear('members.list', '/pcs_proxy/members', {}, admin)
}

/** Every call about the network around an organisation: exchanges, members, schemas, liquidations and health. */
export const hearConnections = async (hear: Hear, world: World, store: Store) => {
  const admin = await signIn(world.app, 'admin@cordillera.example')
  await hearCredentials(hear, admin)
  await hearEntries(hear, world, admin)
  await hearSchemas(hear, world, admin)
  await hearMembers(hear, admin)
  await hear('network.health', '/xcurrent_proxy/internal/health', {}, admin)
  await hear('network.info', '/xcurrent_proxy/internal/info', {}, admin)
  await hear('network.systemConfig', '/xcurrent_proxy/internal/system_config', {}, admin)
  await hear('network.heartbeat', '/xcurrent_proxy/internal/heartbeat', {}, admin)
  const maker = await signIn(world.app, 'maker@cordillera.example')
  for (const destination of ['rn.ph.isla-bank', 'rn.xx.nobody']) {
    await hear('routes.lookup', `${TABLE}/lookup`, { query: { destination } }, maker)
    await hear('routes.directLookup', `${TABLE}/direct_lookup`, { query: { destination } }, maker)
  }
  const { id } = await asSystem(store, (trx) =>
    trx.selectFrom('liquidations').select('id').limit(1).executeTakeFirstOrThrow(),
  )
  const liquidation = `/liquidation_proxy/liquidations/${id}`
  const issue = { reason: 'Wrong rate', description: 'The rate is that of yesterday.' }
  await hear('liquidations.report', `${liquidation}/issues`, { body: issue, key: randomUUID() }, admin)
  await hear('liquidations.read', liquidation, {}, admin)
}
