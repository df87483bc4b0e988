import { X509Certificate } from 'node:crypto'
import { createSecureContext } from 'node:tls'
import forge from 'node-forge'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

interface Reporting {
  id: string
  name: string
  state: string
  certificate: string
  fingerprint: string
}

const password = 'a löng enough password'
let store: Store
let world: World
let admin: Caller

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  admin = await signIn(world.app, 'admin@northwind.example')
})

const generate = (name: string, passwordConfirmation = password) =>
  admin.call('POST', '/tls_credentials', { body: { name, password, passwordConfirmation } })
const list = async () =>
  ((await admin.call('GET', '/tls_credentials')).body as { content: Reporting[] }).content
const keystoreOf = async (id: string): Promise<string> => {
  const headers = { authorization: `Bearer ${admin.accessToken}` }
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/v1/tls_credentials/${id}/keystore`,
    headers,
  })
  expect(answer.headers['content-disposition']).toContain('.p12')
  return answer.rawPayload.toString('binary')
}
const unpack = (packed: string, word: string) =>
  forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(packed), word).getBags({
    bagType: forge.pki.oids.pkcs8ShroudedKeyBag!,
  })[forge.pki.oids.pkcs8ShroudedKeyBag!]

it('makes a certificate and a keystore that only its password opens (CRD-002, CRD-003, CRD-005, API-087, API-088, API-090)', async () => {
  const { status, body } = await generate('Reports')
  const made = body as Reporting
  expect([status, made.state]).toEqual([200, 'ACTIVE'])
  const certificate = new X509Certificate(made.certificate)
  expect(certificate.subject).toContain('Northwind Payroll Ltd (Reports)')
  expect(certificate.fingerprint256.replaceAll(':', '').toLowerCase()).toBe(made.fingerprint)
  const packed = await keystoreOf(made.id)
  const key = unpack(packed, password)?.[0]?.key
  expect(certificate.publicKey.export({ type: 'spki', format: 'pem' })).toBe(
    forge.pki
      .publicKeyToPem(
        forge.pki.setRsaPublicKey((key as forge.pki.rsa.PrivateKey).n, (key as forge.pki.rsa.PrivateKey).e),
      )
      .replaceAll('\r\n', '\n'),
  )
  expect(() => unpack(packed, 'another password')).toThrow(/password|MAC/i)
  const opened = (passphrase: string) =>
    createSecureContext({ pfx: Buffer.from(packed, 'binary'), passphrase })
  expect(() => opened(password)).not.toThrow()
  expect(() => opened('another password')).toThrow(/mac verify failure/)
  expect((await list())[0]).toMatchObject({ id: made.id })
})

it('keeps neither the password nor the key in the clear', async () => {
  const dump = await asSystem(store, async (trx) =>
    JSON.stringify([
      await trx.selectFrom('tls_credentials').selectAll().execute(),
      await trx
        .selectFrom('audit_trail')
        .selectAll()
        .where('object_type', '=', 'reporting credential')
        .execute(),
    ]),
  )
  expect(dump).toContain('Reports')
  expect(dump).not.toContain(password)
  expect(dump).not.toContain('PRIVATE KEY')
})

it('wants the password twice, the same (CRD-006)', async () => {
  expect((await generate('Other', 'a different password')).body).toMatchObject({
    code: 'PASSWORDS_DIFFER',
    fields: [{ path: 'passwordConfirmation' }],
  })
  expect(await list()).toHaveLength(1)
  const short = { name: 'Other', password: 'short', passwordConfirmation: 'short' }
  expect((await admin.call('POST', '/tls_credentials', { body: short })).status).toBe(400)
})

it('puts a new certificate in its place, once, while the old one counts for a day (API-089)', async () => {
  const before = (await list())[0]!
  const rotate = () =>
    admin.call('POST', `/tls_credentials/${before.id}/rotate`, {
      body: { password, passwordConfirmation: password },
    })
  const answers = await Promise.all([rotate(), rotate()])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  expect((await list()).map(({ state }) => state).toSorted()).toEqual(['ACTIVE', 'RETIRING'])
  await world.pass(86_401)
  const after = await list()
  expect(after.map(({ state, name }) => [state, name])).toEqual([['ACTIVE', 'Reports']])
  expect(after[0]?.fingerprint).not.toBe(before.fingerprint)
})

it('is there for its own roles alone, in its own environment', async () => {
  const viewer = await signIn(world.app, 'viewer@northwind.example')
  expect(codeOf(await viewer.call('GET', '/tls_credentials'))).toBe('INSUFFICIENT_PERMISSIONS')
  expect((await admin.call('GET', '/tls_credentials', { query: { env_name: 'prod' } })).body).toEqual({
    content: [],
  })
  const [{ id }] = (await list()) as [Reporting]
  const stranger = await signIn(world.app, 'admin@harbor.example')
  expect((await stranger.call('GET', `/tls_credentials/${id}`)).status).toBe(404)
  expect((await stranger.call('POST', `/tls_credentials/${id}/keystore`)).status).toBe(404)
})
