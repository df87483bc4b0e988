import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, identityNamed, pay, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

interface Preset {
  id: string
  name: string
  version: number
  last_used_at?: string
}

const PATH = '/xcurrent_proxy/internal/payments/presets'

describeAnyEngine('payment presets', (makeStore) => {
  let store: Store
  let world: World
  let lumen: Caller
  let legacy: Caller
  let supplier: IdentityRecord

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    lumen = await signIn(world.app, 'maker@lumen.example')
    legacy = await signIn(world.app, 'maker@cordillera.example')
    supplier = await identityNamed(lumen, 'Taller Azul')
  })

  const createBody = (name: string, more: object = {}) => ({
    name,
    quoteType: 'DESTINATION_AMOUNT',
    amount: '900',
    beneficiaryIdentityId: supplier.identityId,
    ...more,
  })
  const add = (name: string, more: object = {}, person = lumen) =>
    person.call('POST', PATH, { body: createBody(name, more), key: randomUUID() })
  const added = async (name: string, more: object = {}, person = lumen) =>
    (await add(name, more, person)).body as Preset
  const list = async (person = lumen) =>
    ((await person.call('GET', PATH)).body as { content: Preset[] }).content
  const names = async () => (await list()).map(({ name }) => name)
  const use = (id: string) => lumen.call('PUT', `${PATH}/${id}/update_last_used`)
  const drop = (id: string, person = lumen) => person.call('DELETE', `${PATH}/${id}`)

  it('come last used first, never used last, then by name in capitals (PRE-002, PRE-003, PRE-004, API-099, API-103)', async () => {
    const made = [await added('zebra'), await added('Apple'), await added('apricot')]
    expect(await names()).toEqual(['Monthly supplier', 'Apple', 'apricot', 'Rent of the workshop', 'zebra'])
    await world.pass(1)
    const used = (await use(made[0]!.id)).body as Preset
    expect(used.last_used_at).toEqual(expect.any(String))
    expect((await names()).slice(0, 3)).toEqual(['zebra', 'Monthly supplier', 'Apple'])
    for (const { id } of made) expect((await drop(id)).status).toBe(200)
    expect(await names()).toEqual(['Monthly supplier', 'Rent of the workshop'])
  })

  it('say what a payment of either network is made of (PRE-001, API-100)', async () => {
    const direct = await added('All of it', {
      purposeCode: 'SUPPLIER',
      payinCategory: 'FUNDED',
      paymentMemo: ' invoice 7 ',
    })
    expect((await lumen.call('GET', `${PATH}/${direct.id}`)).body).toMatchObject({
      name: 'All of it',
      flow: 'DIRECT',
      quoteType: 'DESTINATION_AMOUNT',
      amount: '900.00',
      amountCurrency: 'MXN',
      paymentCurrency: 'USD',
      payer: 'self',
      beneficiaryName: 'Taller Azul',
      isBeneficiaryGone: false,
      memo: 'INVOICE 7',
      version: 1,
    })
    await drop(direct.id)
    const terms = {
      quoteType: 'SENDING_AMOUNT',
      beneficiaryIdentityId: undefined,
      senderAccount: 'settlement',
      receiverHost: 'rn.mx.banco-norte',
      receiverAccount: 'payout',
      country: 'MX',
      paymentCurrency: 'USD',
      payoutCurrency: 'MXN',
    }
    const { id: _, ...stored } = await added('To the bank', terms, legacy)
    expect(stored).toEqual({
      name: 'To the bank',
      flow: 'LEGACY',
      quoteType: 'SENDING_AMOUNT',
      amount: '900.00',
      amountCurrency: 'USD',
      paymentCurrency: 'USD',
      payoutCurrency: 'MXN',
      senderAccount: 'settlement',
      receiverHost: 'rn.mx.banco-norte',
      receiverAccount: 'payout',
      country: 'MX',
      version: 1,
    })
  })

  it('have one name each, whatever its letters (PRE-006, PRE-007)', async () => {
    const taken = {
      code: 'PRESET_NAME_TAKEN',
      fields: [{ path: 'name', message: 'This preset name already exists in the system' }],
    }
    const { status, body } = await add(' MONTHLY supplier ')
    expect([status, body]).toMatchObject([409, taken])
    const other = await added('Salaries')
    const rename = (name: string) =>
      lumen.call('PUT', `${PATH}/${other.id}`, { body: createBody(name, { version: 1 }) })
    expect((await rename('rent of the workshop')).body).toMatchObject(taken)
    expect((await rename('SALARIES')).body).toMatchObject({ name: 'SALARIES', version: 2 })
    await drop(other.id)
  })

  it('are changed as they were seen, and by one at a time (API-101, API-102)', async () => {
    const { id } = await added('Freight')
    const change = (version: number, more: object = {}, person = lumen) =>
      person.call('PUT', `${PATH}/${id}`, { body: createBody('Freight', { version, ...more }) })
    const both = await Promise.all([change(1, { amount: '1.00' }), change(1, { amount: '2.00' })])
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect(codeOf(both.find(({ status }) => status === 409)!)).toBe('PRESET_CHANGED')
    const viewer = await signIn(world.app, 'viewer@lumen.example')
    for (const answer of [await change(2, {}, viewer), await drop(id, viewer), await add('X', {}, viewer)])
      expect(codeOf(answer)).toBe('INSUFFICIENT_PERMISSIONS')
    expect((await drop(id, legacy)).status).toBe(404)
    expect((await drop(id)).status).toBe(200)
    for (const answer of [await drop(id), await change(2), await lumen.call('GET', `${PATH}/${id}`)])
      expect(codeOf(answer)).toBe('PRESET_GONE')
    const trail = await asSystem(store, (trx) =>
      trx.selectFrom('audit_trail').select('action').where('object_id', '=', id).orderBy('seq').execute(),
    )
    expect(trail.map(({ action }) => action)).toEqual(['preset.create', 'preset.update', 'preset.delete'])
  })

  it('say at the field what they cannot be', async () => {
    const wrong = [
      [{ beneficiaryIdentityId: randomUUID() }, 'beneficiaryIdentityId'],
      [{ quoteType: 'SENDING_AMOUNT' }, 'quoteType'],
      [{ amount: '1.234' }, 'amount'],
      [{ purposeCode: 'NO_SUCH' }, 'purposeCode'],
      [{ originatorIdentityId: randomUUID() }, 'originatorIdentityId'],
    ] as const
    for (const [more, path] of wrong) {
      const { status, body } = await add('Wrong', more)
      expect([status, body]).toMatchObject([400, { fields: [{ path }] }])
    }
    const between = { quoteType: 'SENDING_AMOUNT', beneficiaryIdentityId: undefined }
    const { body } = await add('Wrong', between, legacy)
    expect(body).toMatchObject({ fields: [{ path: 'senderAccount' }] })
    expect(await names()).not.toContain('Wrong')
  })

  it('refuse what they would not keep: terms of the other way to pay, and terms beside those of a payment (TRU-073)', async () => {
    const marked = async (more: object, person = lumen) => {
      const { status, body } = await add('Wrong', more, person)
      expect(status).toBe(400)
      return (body as { fields: { path: string }[] }).fields.map(({ path }) => path)
    }
    expect(await marked({ country: 'MX', outletId: 'O-1' })).toEqual(['country', 'outletId'])
    expect(await marked({ quoteType: 'SENDING_AMOUNT' }, legacy)).toEqual(['beneficiaryIdentityId'])
    expect(await marked({ paymentId: randomUUID() })).toEqual([
      'quoteType',
      'amount',
      'beneficiaryIdentityId',
    ])
  })

  it('are at most twenty, however many are added at once (LIM-008)', async () => {
    const { length: before } = await list()
    const made: Preset[] = []
    for (let at = before; at < 19; at += 1) made.push(await added(`Preset ${at}`))
    const requested = Array.from({ length: 20 }, (_, at) => add(`At once ${at}`))
    const answers = await Promise.all(requested)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(codeOf(answer)).toBe('TOO_MANY_PRESETS')
    expect(await list()).toHaveLength(20)
    made.push(...answers.flatMap(({ status, body }) => (status === 200 ? [body as Preset] : [])))
    for (const { id } of made) await drop(id)
  })

  it('take everything from a payment that was sent, and name who is gone since', async () => {
    const to = await identityNamed(lumen, 'Taller Azul')
    const { body } = await pay(lumen, to, { purposeCode: 'SUPPLIER', paymentMemo: 'May' })
    const { payment_id: paymentId } = body as { payment_id: string }
    const save = (person: Caller) =>
      person.call('POST', PATH, { body: { name: 'As in May', paymentId }, key: randomUUID() })
    expect((await save(legacy)).status).toBe(404)
    const preset = (await save(lumen)).body as Preset
    expect(preset).toMatchObject({
      quoteType: 'SOURCE_AMOUNT',
      amount: '150.00',
      beneficiaryIdentityId: to.identityId,
      payinCategory: 'FUNDED',
      purposeCode: 'SUPPLIER',
      memo: 'MAY',
    })
    const archive = (at: Date | null) =>
      asSystem(store, (trx) =>
        trx.updateTable('identities').set({ archived_at: at }).where('id', '=', to.identityId).execute(),
      )
    await archive(new Date())
    const existing = (await lumen.call('GET', `${PATH}/${preset.id}`)).body
    expect(existing).toMatchObject({ isBeneficiaryGone: true, beneficiaryName: 'Taller Azul', memo: 'MAY' })
    expect(existing).not.toHaveProperty('beneficiaryIdentityId')
    await archive(null)
    await drop(preset.id)
  })
})
