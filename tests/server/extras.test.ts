import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { toServerDefinitions } from '#server/app/definitions.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import type { Store } from '#server/store/store.ts'
import { addPayee, PATH, readPayee } from './changing-payees.ts'
import { approve, hold } from './approving.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { codeOf, identityNamed, pay, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { shippedWorld } from './server.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

const reason = { id: 'approvedBy', type: 'text', label: 'Approved by', extra: true, limit: 'nameLength' }
const kind = {
  id: 'paymentKind',
  type: 'choice',
  label: 'Kind',
  options: 'payers',
  optional: true,
  extra: true,
}
const supplier = { id: 'supplierSince', type: 'date', label: 'Supplier since', optional: true, extra: true }

/** The shipped definitions with three more questions, added as data alone. */
const asking = () => {
  const added: Readonly<Record<string, [step: string, fields: object[]]>> = {
    'flows/single-payment.flow.json': ['payment-details', [reason, kind]],
    'flows/identity.flow.json': ['identity', [supplier]],
  }
  return toServerDefinitions(
    readDefinitions(definitionsRoot).map(({ path, text }) => {
      const [step, fields] = added[path] ?? []
      if (!step || text === undefined) return { path, text }
      const flow = JSON.parse(text)
      flow.steps.find(({ id }: { id: string }) => id === step).fields.push(...fields!)
      return { path, text: JSON.stringify(flow) }
    }),
  )
}

const placesOf = ({ body }: { body: unknown }) =>
  (body as { fields: { path: string; message: string }[] }).fields.map(({ path, message }) => [path, message])

describeEachEngineAtLength('answers that are only stored', (makeStore) => {
  let store: Store
  let maker: Caller
  let taller: IdentityRecord
  let world: Awaited<ReturnType<typeof openWorld>>

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store, undefined, undefined, {
      ...asking(),
      limits: shippedWorld().definitions.limits,
    })
    maker = await signIn(world.app, 'maker@lumen.example')
    taller = await identityNamed(maker, 'Taller Azul')
  })

  const withAnswers = (answers: object, changes: object = {}) => ({
    extras: { flow: 'single-payment', version: 1, answers, ...changes },
  })

  it('are stored with the version that asked and shown again, without a programmer (TRU-472)', async () => {
    const { status, body } = await pay(
      maker,
      taller,
      withAnswers({ approvedBy: 'Zoltan Quiv', paymentKind: 'self' }),
    )
    expect([status, body]).toEqual([200, expect.anything()])
    const { payment_id: id } = body as { payment_id: string }
    const from = { flow: 'single-payment', version: 1 }
    const read = await maker.call('GET', `/payments/${id}`)
    expect((read.body as { extras: unknown }).extras).toEqual([
      { id: 'approvedBy', label: 'Approved by', value: 'Zoltan Quiv', shown: 'Zoltan Quiv', ...from },
      { id: 'paymentKind', label: 'Kind', value: 'self', shown: expect.stringMatching(/^(?!self)/), ...from },
    ])
  })

  it('are held to their fields, with their sentences at them (TRU-472)', async () => {
    const refusal = async (answers: object, changes?: object) =>
      placesOf(await pay(maker, taller, withAnswers(answers, changes)))
    expect(await refusal({})).toEqual([['extras.answers.approvedBy', expect.any(String)]])
    expect(await refusal({ approvedBy: 'x'.repeat(141) })).toEqual([
      ['extras.answers.approvedBy', expect.any(String)],
    ])
    expect(await refusal({ approvedBy: 'A', paymentKind: 'nobody' })).toEqual([
      ['extras.answers.paymentKind', expect.any(String)],
    ])
    expect(await refusal({ approvedBy: 'A', other: 'b' })).toEqual([
      ['extras.answers.other', 'This is not asked for with the other answers. Leave it out.'],
    ])
    expect(await refusal({ approvedBy: 'A' }, { version: 2 })).toEqual([
      ['extras.version', 'The questions have changed meanwhile. Reload the page and answer them again.'],
    ])
    expect(await refusal({ approvedBy: 'A' }, { flow: 'identity' })).toEqual([
      ['extras.flow', 'Nothing that this form asks is stored here. Leave it out.'],
    ])
  })

  it('are found and taken along (TRU-473)', async () => {
    const sent = await pay(maker, taller, {
      internalId: 'T-FIND',
      ...withAnswers({ approvedBy: 'Ménard (Board)' }),
    })
    expect(sent.status).toBe(200)
    for (const q of ['menard', 'board', 'men boa']) {
      const { body } = await maker.call('GET', '/search', { query: { q } })
      expect((body as { hits: { title: string }[] }).hits.map(({ title }) => title)).toEqual(['T-FIND'])
    }
    const file = await maker.call('POST', '/payout_proxy/payments/download', {
      body: { format: 'csv', zone: 'UTC' },
    })
    expect(String(file.body)).toMatch(/Labels,Further answers\r?\n/)
    expect(String(file.body)).toContain('Approved by: Ménard (Board)')
  })

  it('belong to what a second person decides: another answer voids the request (TRU-474)', async () => {
    const [first, second] = [
      await signIn(world.app, 'maker@northwind.example'),
      await signIn(world.app, 'checker@northwind.example'),
    ]
    const stored = await hold(first, await identityNamed(first, 'Employee MX-2'))
    const changed = [
      { id: 'approvedBy', label: 'Approved by', value: 'B', shown: 'B', flow: 'single-payment', version: 1 },
    ]
    await asSystem(store, (trx) =>
      sql`update payments set extras = ${JSON.stringify(changed)}::jsonb where id = ${stored.id}`.execute(
        trx,
      ),
    )
    const answer = await approve(second, stored)
    expect([answer.status, codeOf(answer)]).toEqual([409, 'APPROVAL_VOID'])
    expect(JSON.stringify(answer.body)).toContain('the further answers changed')
  })

  it('are stored with a beneficiary, and replaced when the flow asks again (TRU-472)', async () => {
    const payee = await addPayee(maker, `Extras ${randomUUID().slice(0, 6)}`)
    const save = async (answers: object) => {
      const { version, nickName, requirements } = await readPayee(maker, payee.identityId)
      const extras = { flow: 'identity', version: 1, answers }
      const body = { nickName, version, requirements, extras }
      return (await maker.call('PUT', `${PATH}/${payee.identityId}`, { body })).status
    }
    expect(await save({ supplierSince: '2020-05-01' })).toBe(200)
    expect(await readPayee(maker, payee.identityId)).toMatchObject({
      extras: [{ id: 'supplierSince', value: '2020-05-01', label: 'Supplier since' }],
    })
    expect(await save({})).toBe(200)
    expect(await readPayee(maker, payee.identityId)).not.toHaveProperty('extras')
  })
})
