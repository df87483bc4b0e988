import { beforeAll, describe, expect, it } from 'vitest'
import { hold } from './approving.ts'
import { obtainCredential } from './asking-token.ts'
import type { SearchWorld } from './controls-leak.ts'
import { DOMAIN, search } from './controls-search.ts'
import { createTestStore } from './engines.ts'
import { identityNamed, payBody, quoteOf } from './paying.ts'
import { placeOf } from './peopling.ts'
import { shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { openWorld } from './world.ts'

describe('one administrator and the people they let in', () => {
  let world: SearchWorld
  const { definitions } = shippedWorld()
  const controls = Object.values(definitions.library.controls)
  // The search excludes controls that neither start nor decide a payment. Bounds of an account limit transfers
  // between own accounts, webhooks say where events go, and the organisation's name only says who pays. The second
  // factor protects passwords, which the search does not model: second-factor-policy.test.ts covers it.
  const movesNone = (id: string) => /^(?:webhooks|ledger-account|second-factor|organisation)-/.test(id)
  const administrative = controls.filter(({ id, decides }) => decides === 'controls.decide' && !movesNone(id))

  beforeAll(async () => {
    const store = await createTestStore('seeded')
    const { app, jobs } = await openWorld(store)
    const admin = await signIn(app, `admin@${DOMAIN}`)
    const second = await signIn(app, `admin2@${DOMAIN}`)
    const { id: attacker, org_id: orgId } = await placeOf(store, `admin@${DOMAIN}`)
    const { id: honest } = await placeOf(store, `admin2@${DOMAIN}`)
    const existing = await identityNamed(admin, 'Taller Azul')
    const old = await hold(admin, existing)
    const { quoteId } = await quoteOf(admin, existing)
    const made = { owner: second, second: admin, clients: `/organizations/${orgId}/clients` }
    const body = { name: 'Books', scopes: ['payments.read', 'payments.write', 'payments.authorize'] }
    const { clientId: honestClient } = await obtainCredential(made, body)
    await jobs.stop()
    world = { store, orgId, attacker, honest, honestClient, quoteId, body: payBody(quoteId, existing), old }
  })

  it('find no way past the approvals in up to five calls, by exhaustion, though they shut the other out and wait (TRU-024, TRU-036)', async () => {
    const { found, count, called } = await search(world, definitions)
    expect(found).toBeUndefined()
    expect(count.states).toBeGreaterThan(30)
    for (const call of administrative.flatMap(({ calls }) => calls))
      expect([...called], 'searched').toContain(call)
  })

  it('would find one without each of the controls that hold money back (TRU-024, TRU-036)', async () => {
    // Two controls neither start nor decide a payment: the allowlist stops stolen credentials, and a new owner of a
    // credential is reviewed anyway.
    const others = ['allowlist', 'credential-owners']
    for (const { id } of administrative.filter((one) => !others.includes(one.id))) {
      const { [id]: _, ...left } = definitions.library.controls
      const library = { ...definitions.library, controls: left }
      const { found } = await search(world, { ...definitions, library })
      expect(found?.how, id).toBeDefined()
    }
  })
})
