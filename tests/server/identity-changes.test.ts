import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { mexican } from './holders.ts'
import { codeOf, identityNamed, pay, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const PATH = '/pii_proxy/v2/identities'
const ACCOUNT = 'CdtrAcct.Id.Othr.Id'
const OLD = mexican[ACCOUNT]
const NEW = '002180350335714529'

interface IdentityRecord {
  identityId: string
  version: number
  nickName?: string
  internalId?: string
  requirements: Record<string, string>
}

describeAnyEngine('identity changes', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@lumen.example')
  })

  const add = async (nickName?: string): Promise<IdentityRecord> => {
    const body = {
      identityType: 'BENEFICIARY',
      useCaseType: 'B2B',
      ...(nickName === undefined ? {} : { nickName }),
      country: 'MX',
      currency: 'MXN',
      payoutCategory: 'BANK',
      requirements: mexican,
    }
    const made = await maker.call('POST', PATH, { body, key: randomUUID() })
    return made.body as IdentityRecord
  }
  const read = async (id: string, person = maker) => person.call('GET', `${PATH}/${id}`)
  const change = (id: string, body: object, headers?: Record<string, string>) =>
    maker.call('PUT', `${PATH}/${id}`, { body, ...(headers ? { headers } : {}) })
  const listed = async (query: Record<string, string>) => {
    const { body } = await maker.call('GET', PATH, { query: { size: '100', ...query } })
    return body as {
      identities: { identityId: string; identityType: string; nickName?: string }[]
      total: number
    }
  }
  const trailOf = (id: string) =>
    asSystem(store, (trx) =>
      trx
        .selectFrom('audit_trail')
        .select(['action', 'details'])
        .where('object_id', '=', id)
        .orderBy('at')
        .execute(),
    )

  it('gives one identity with the answers an edit starts from, to its own organisation alone (IDN-001)', async () => {
    const { identityId } = await add('Read')
    const own = await read(identityId)
    expect([own.status, own.headers.etag, own.body]).toMatchObject([
      200,
      '"1"',
      { version: 1, requirements: { [ACCOUNT]: OLD } },
    ])
    const others = await signIn(world.app, 'maker@northwind.example')
    expect((await read(identityId, others)).status).toBe(404)
    expect((await maker.call('GET', `${PATH}/nonsense`)).status).toBe(404)
  })

  it('changes names and leaves a payment made before as it was', async () => {
    const made = await add('Before')
    const payee = await identityNamed(maker, 'Before')
    const { payment_id: id } = (await pay(maker, payee)).body as { payment_id: string }
    await world.pass(1)
    const requirements = { ...mexican, 'Cdtr.Nm': 'Papel Nuevo SA', [ACCOUNT]: NEW }
    const changed = await change(made.identityId, { nickName: 'After', requirements, version: 1 })
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { nickName: 'After', version: 2, accountShort: '…4529', displayName: 'Papel Nuevo SA' },
    ])
    const { body } = await maker.call('GET', `/payments/${id}`)
    expect(body).toMatchObject({
      beneficiary: { nickName: 'Before', displayName: 'Papel y Tinta SA', accountShort: '…2456' },
    })
  })

  it('writes another account to the trail as a high risk, before and after', async () => {
    const { identityId } = await add('Trail')
    await change(identityId, { nickName: 'Trail', requirements: { ...mexican, [ACCOUNT]: NEW }, version: 1 })
    await change(identityId, {
      nickName: 'Trailing',
      requirements: { ...mexican, [ACCOUNT]: NEW },
      version: 2,
    })
    expect(await trailOf(identityId)).toMatchObject([
      { action: 'identity.create' },
      {
        action: 'identity.change-account',
        details: { risk: 'high', before: { [ACCOUNT]: OLD }, after: { [ACCOUNT]: NEW }, changed: [ACCOUNT] },
      },
      { action: 'identity.update', details: { changed: ['nickName'] } },
    ])
  })

  it('says that nothing was changed, and asks for the version that was seen (ERR-079)', async () => {
    const { identityId } = await add('Same')
    const same = await change(identityId, { nickName: 'Same', requirements: mexican, version: 1 })
    expect([same.status, codeOf(same), (same.body as { message: string }).message]).toEqual([
      422,
      'IDENTITY_UNCHANGED',
      'No changes made. Change something first, or close.',
    ])
    const blind = await change(identityId, { nickName: 'Blind', requirements: mexican })
    expect([blind.status, blind.body]).toMatchObject([400, { fields: [{ path: 'version' }] }])
    const headed = await change(
      identityId,
      { nickName: 'Head', requirements: mexican },
      { 'if-match': '"1"' },
    )
    expect(headed.body).toMatchObject({ nickName: 'Head', version: 2 })
  })

  it('lets one of twenty editors through and tells the others what it is now', async () => {
    const { identityId } = await add('Race')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        change(identityId, { nickName: `Race ${at}`, requirements: mexican, version: 1 }),
      ),
    )
    const winners = answers.filter(({ status }) => status === 200)
    const { nickName } = winners[0]!.body as IdentityRecord
    const losers = answers.filter(({ status }) => status === 409)
    expect([winners.length, losers.length]).toEqual([1, 19])
    for (const loser of losers)
      expect(loser.body).toMatchObject({
        code: 'IDENTITY_CHANGED',
        current: { nickName, version: 2, requirements: mexican },
      })
  })

  it('refuses a change the destination does not take, at its field (ERR-077)', async () => {
    const { identityId } = await add('Wrong')
    const wrong = await change(identityId, {
      nickName: 'Wrong',
      requirements: { ...mexican, [ACCOUNT]: '12' },
      version: 1,
    })
    expect([wrong.status, wrong.body]).toMatchObject([422, { fields: [{ path: `requirements.${ACCOUNT}` }] }])
    expect((await read(identityId)).body).toMatchObject({ version: 1 })
  })

  it('deletes once, and says so the second time (API-114, ERR-078)', async () => {
    const { identityId } = await add('Gone')
    expect((await maker.call('DELETE', `${PATH}/${identityId}`)).status).toBe(200)
    const again = await maker.call('DELETE', `${PATH}/${identityId}`)
    expect([again.status, codeOf(again), (again.body as { message: string }).message]).toEqual([
      410,
      'IDENTITY_DELETED',
      'This identity was deleted. Nothing was changed.',
    ])
    expect((await read(identityId)).status).toBe(410)
    expect((await change(identityId, { nickName: 'Back', requirements: mexican, version: 1 })).status).toBe(
      410,
    )
    const { identities } = await listed({ identityType: 'BENEFICIARY', unnamed: 'include' })
    expect(identities.some((one) => one.identityId === identityId)).toBe(false)
    const stored = await asSystem(store, (trx) =>
      trx.selectFrom('identities').selectAll().where('id', '=', identityId).executeTakeFirstOrThrow(),
    )
    expect([stored.nick_name, stored.requirements]).toEqual(['', {}])
  })

  it('keeps for its payments what was deleted, and takes no new one for it', async () => {
    const { identityId } = await add('Paid')
    const payee = await identityNamed(maker, 'Paid')
    const { payment_id: id } = (await pay(maker, payee)).body as { payment_id: string }
    await maker.call('DELETE', `${PATH}/${identityId}`)
    const { body } = await maker.call('GET', `/payments/${id}`)
    expect(body).toMatchObject({ beneficiary: { nickName: 'Paid', accountShort: '…2456' } })
    expect(codeOf(await pay(maker, payee))).toBe('BENEFICIARY_UNKNOWN')
  })

  it('lists all roles or one, and hides what has no nickname until asked for (IDN-005, IDN-060)', async () => {
    const { identityId } = await add()
    const northwind = await signIn(world.app, 'maker@northwind.example')
    const { body } = await northwind.call('GET', PATH, { query: { size: '100' } })
    const roles = (body as { identities: { identityType: string }[] }).identities.map(
      (one) => one.identityType,
    )
    expect(new Set(roles)).toEqual(new Set(['BENEFICIARY', 'ORIGINATOR']))
    const has = ({ identities }: Awaited<ReturnType<typeof listed>>) =>
      identities.some((one) => one.identityId === identityId)
    const [hidden, shown, only] = [
      await listed({}),
      await listed({ unnamed: 'include' }),
      await listed({ unnamed: 'only' }),
    ]
    expect([has(hidden), has(shown), has(only)]).toEqual([false, true, true])
    expect(only.identities.every((one) => one.nickName === undefined)).toBe(true)
    expect(shown.total).toBe(hidden.total + only.total)
  })

  it('adds one beneficiary however often the same intent arrives', async () => {
    const body = {
      identityType: 'BENEFICIARY',
      useCaseType: 'B2B',
      nickName: 'Once',
      country: 'MX',
      currency: 'MXN',
      payoutCategory: 'BANK',
      requirements: mexican,
    }
    const key = randomUUID()
    const first = await maker.call('POST', PATH, { body, key })
    const second = await maker.call('POST', PATH, { body, key })
    expect((second.body as IdentityRecord).identityId).toBe((first.body as IdentityRecord).identityId)
    expect((await listed({ nickName: 'once' })).total).toBe(1)
  })
})
