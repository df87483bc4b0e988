import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { BANK, openBanks, type Bank } from './banking.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { withFlag } from './with-flag.ts'
import { openWorld, type World } from './world.ts'

describeAnyEngine('bank accounts', (makeStore) => {
  let store: Store
  let world: World
  let at: Awaited<ReturnType<typeof openBanks>>

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    at = await openBanks(world, store)
  })

  const read = async (bankId: string, person = at.harbor) => person.call('GET', `${BANK}/${bankId}`)

  it('keeps an account with all it has, for default and for redemption (BNK-001, BNK-002, BNK-003, BNK-004, BNK-005, BNK-006, BNK-007, API-129, API-130)', async () => {
    await at.empty()
    const more = {
      swiftBicCode: 'DEUTDEFF',
      iban: 'DE89370400440532013000',
      intermediaryAccountNumber: '77001122',
      intermediaryRoutingNumber: '026009593',
      reference: 'TEA-1',
      additionalRequirements: 'Call first.',
    }
    const made = await at.added(more)
    const { proofOfOwnership, accountNumberConfirmation, ...given } = await at.bodyWith(more)
    expect(proofOfOwnership).toHaveLength(1)
    expect(accountNumberConfirmation).toBe(given.accountNumber)
    expect(made).toEqual({
      ...given,
      tenantName: 'Harbor Tea Traders',
      bankId: expect.any(String),
      proofOfOwnership: [
        { fileId: expect.any(String), name: 'letter.pdf', size: expect.any(Number), type: 'application/pdf' },
      ],
      defaultBank: true,
      redemptionAccount: true,
      bankStatus: 'Activated',
      verification: 'Pending',
      accountChange: expect.objectContaining({ kind: 'ADDED' }),
      createdAt: expect.any(String),
    })
    expect((await at.list()).content).toMatchObject([{ bankId: made.bankId, accountNumber: '•••• 6789' }])
    expect((await read(made.bankId)).body).toEqual(made)
  })

  it('shows whole numbers and the proof only to those who may change the account', async () => {
    await at.empty()
    const { bankId, proofOfOwnership } = await at.added({ iban: 'DE89370400440532013000' })
    const seen = (await read(bankId, at.viewer)).body as Bank
    expect(seen).toMatchObject({ accountNumber: '•••• 6789', iban: '•••• 3000' })
    expect(seen.proofOfOwnership).toBeUndefined()
    const file = `${BANK}/proof/${proofOfOwnership![0]!.fileId}`
    const proof = await at.harbor.call('GET', file)
    expect([proof.status, proof.headers]).toMatchObject([
      200,
      {
        'content-disposition': expect.stringMatching(/^attachment/),
        'content-security-policy': "default-src 'none'; sandbox",
      },
    ])
    expect((await at.viewer.call('GET', file)).status).toBe(403)
    const stranger = await signIn(world.app, 'admin@lumen.example')
    expect((await stranger.call('GET', file)).status).toBe(404)
    expect((await read(bankId, stranger)).status).toBe(404)
  })

  it('takes one institution at a time, of twenty added at once exactly one (BNK-010)', async () => {
    await at.empty()
    const proofOfOwnership = [await at.proof()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        at.add({
          proofOfOwnership,
          accountNumber: `90000${place}00`,
          accountNumberConfirmation: `90000${place}00`,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === 'BANK_EXISTS')).toHaveLength(19)
    expect((await at.list()).content).toHaveLength(1)
  })

  it('replaces an institution in one go, and deletes it once (BNK-007, BNK-010, API-131)', async () => {
    await at.empty()
    const first = await at.added()
    const refused = await at.change({
      bankId: first.bankId,
      replacement: await at.bodyWith({ routingNumber: '021000022' }),
    })
    expect(at.marked(refused)).toEqual([
      ['replacement.routingNumber', 'This routing number is invalid. Check its digits.'],
    ])
    expect((await at.list()).content).toMatchObject([{ bankId: first.bankId }])
    const { body } = await at.change({
      bankId: first.bankId,
      replacement: await at.bodyWith({ bankName: 'Second Bank' }),
    })
    const second = body as Bank
    expect((await at.list()).content).toMatchObject([{ bankId: second.bankId, bankName: 'Second Bank' }])
    expect(codeOf(await at.remove(first))).toBe('BANK_REMOVED_ALREADY')
    expect((await at.remove(second)).body).toMatchObject({ bankStatus: 'Deactivated', defaultBank: false })
    expect(codeOf(await at.remove(second))).toBe('BANK_REMOVED_ALREADY')
    expect((await at.list()).content).toEqual([])
    expect((await read(second.bankId)).status).toBe(404)
    const trail = await asSystem(store, (trx) =>
      sql<{ action: string }>`select action from audit_trail where object_type = 'bank account'
        and object_id in (${first.bankId}, ${second.bankId}) order by action`.execute(trx),
    )
    expect(trail.rows.map(({ action }) => action)).toEqual(['bank.create', 'bank.remove', 'bank.replace'])
  })

  it('judges an IBAN by country and checksum only while the check of accounts is on (VAL-031, FLG-033)', async () => {
    const wrong = 'DE88370400440532013000'
    const addWith = async (isOn: boolean, iban: string) => {
      await at.empty()
      return at.marked(await withFlag(store, 'bankAccountValidation', isOn, () => at.add({ iban })))
    }
    const says = "Invalid IBAN. Please verify there's no typos or missing characters."
    expect(await addWith(true, wrong)).toEqual([['iban', says]])
    expect(await addWith(false, 'DE893704004405')).toMatchObject([['iban', expect.any(String)]])
    expect(await addWith(false, wrong)).toEqual([])
    expect((await at.list()).content).toHaveLength(1)
  })

  it('judges the numbers again and marks what is wrong (BNK-008, BNK-009, LIM-039)', async () => {
    await at.empty()
    const wrong = async (changes: object) => at.marked(await at.add(changes))
    expect(await wrong({ accountNumberConfirmation: '123456780' })).toEqual([
      ['accountNumberConfirmation', 'The account numbers do not match.'],
    ])
    expect(await wrong({ routingNumber: '021000022' })).toEqual([
      ['routingNumber', 'This routing number is invalid. Check its digits.'],
    ])
    expect((await at.add({ routingNumber: '02100002' })).status).toBeGreaterThanOrEqual(400)
    expect(await wrong({ products: ['RPD'] })).toEqual([
      ['products', 'Choose among the products of your organisation that settle through a bank.'],
    ])
    expect(await wrong({ proofOfOwnership: [randomUUID()] })).toEqual([
      ['proofOfOwnership', 'The file could not be found. Upload it again.'],
    ])
    expect((await at.list()).content).toEqual([])
  })

  it('verifies the proof of ownership after a while, and declines what does not hold', async () => {
    await at.empty()
    const fine = await at.added()
    await world.pass(120)
    expect((await read(fine.bankId)).body).toMatchObject({ verification: 'Verified' })
    await at.remove(fine)
    const bad = { accountNumber: '55500099', accountNumberConfirmation: '55500099' }
    const { bankId } = await at.added(bad)
    await world.pass(120)
    expect((await read(bankId)).body).toMatchObject({ verification: 'Declined' })
    expect((await at.list()).products).toEqual([{ name: 'Stablecoin', isCovered: false }])
  })

  it('completes the bank step once every product that needs a bank has one (ONB-038)', async () => {
    await at.empty()
    const { bankId } = await at.added()
    const step = async () => {
      const { body } = await at.harbor.call('GET', '/salesforce_proxy/onboarding/outreach')
      const { tasks } = (body as { state: { tasks: { subtasks: { slug: string; progress: string }[] }[] } })
        .state
      return tasks.flatMap(({ subtasks }) => subtasks).find(({ slug }) => slug === 'bank')?.progress
    }
    expect(await step()).toBe('Complete')
    await at.remove({ bankId })
    expect(await step()).toBe('Not Started')
  })

  it('keeps organisations apart, and changes from those who may only look', async () => {
    await at.empty()
    expect(codeOf(await at.add({}, at.harbor, 'Lumen Marketplace Inc.'))).toBe('TENANT_DIFFERS')
    expect((await at.add({}, at.viewer)).status).toBe(403)
    const lumen = await signIn(world.app, 'admin@lumen.example')
    const [theirs] = (await at.list(lumen)).content
    expect((await at.remove(theirs!)).status).toBe(404)
  })

  it('is marked while it is new or took the place of another, with who did it and old against new (TRU-119)', async () => {
    await at.empty()
    const first = await at.added()
    const mark = async (person: Caller, { bankId }: Pick<Bank, 'bankId'>) =>
      ((await person.call('GET', `${BANK}/${bankId}`)).body as { accountChange?: object }).accountChange
    expect(await mark(at.harbor, first)).toMatchObject({
      kind: 'ADDED',
      by: expect.stringMatching(/\w+ \w+/),
      now: 'First Bank, Harbor Tea Traders, 123456789',
    })
    await world.pass(25 * 3600)
    const admin = await signIn(world.app, 'admin@harbor.example')
    expect(await mark(admin, first)).toBeUndefined()
    const proofOfOwnership = [await at.proof(undefined, undefined, admin)]
    const { body } = await at.change(
      { bankId: first.bankId, replacement: await at.bodyWith({ bankName: 'Second Bank', proofOfOwnership }) },
      admin,
    )
    const second = body as Bank
    const [was, now] = ['First', 'Second'].map((name) => `${name} Bank, Harbor Tea Traders, •••• 6789`)
    expect((await at.list(admin)).content).toMatchObject([{ accountChange: { kind: 'CHANGED', was, now } }])
    expect(await mark(admin, second)).toMatchObject({ was: was!.replace('•••• ', '12345') })
    const viewer = await signIn(world.app, 'viewer@harbor.example')
    expect(await mark(viewer, second)).toMatchObject({ was, now })
  })
})
