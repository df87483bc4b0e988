import { beforeAll, describe, expect, it } from 'vitest'
import { createTestStore } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openTransfers } from './transferring.ts'
import { openWorld, type World } from './world.ts'

const PEERING = { peerAddress: 'rn.us.atlantic-trust', peerRelationshipId: 'PEER-ATB-01' }

describe('transfers between accounts whose peering changes', () => {
  let world: World
  let maker: Caller
  let transfers: ReturnType<typeof openTransfers>

  beforeAll(async () => {
    const store = await createTestStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@cordillera.example')
    transfers = openTransfers(store, maker)
  })

  const setPeering = async (name: string, more: object) => {
    const { body } = await maker.call('GET', `/config/accounts/${name}`)
    const { owner, roundingMode, minimum, maximum, version } = body as Record<string, unknown>
    const terms = { name, owner, roundingMode, minimum, maximum, version, ...more }
    expect((await maker.call('PUT', '/config/accounts', { body: terms })).status).toBe(200)
  }

  it('give nothing back that another ledger has agreed to, though its peering was taken off the account (TRU-716)', async () => {
    const { account, created, move, pair, read } = transfers
    const { from, to } = await pair('100', PEERING)
    const id = await created(from, to, '60')
    await move(id, 'execute')
    await world.pass(2)
    expect(await read(id)).toMatchObject({ status: 'PREPARED', crosses: true })
    await setPeering(to, {})
    expect(codeOf(await move(id, 'cancel'))).toBe('TRANSFER_STANDING')
    expect(await read(id)).toMatchObject({ status: 'PREPARED', crosses: true })
    await world.pass(3)
    expect(codeOf(await move(id, 'cancel'))).toBe('TRANSFER_STANDING')
    expect(await account(from)).toEqual({ balance: '40', held: '60' })
  })

  it('are executed as the accounts stand at that moment, and stay so (TRU-716)', async () => {
    const { created, move, pair, read } = transfers
    const { from, to } = await pair('100')
    const own = await created(from, to, '10')
    await move(own, 'execute')
    await setPeering(to, PEERING)
    expect(await read(own)).toMatchObject({ status: 'EXECUTED', crosses: false })
    expect((await move(own, 'cancel')).body).toMatchObject({ status: 'FAILED' })
    const quoted = await created(from, to, '5')
    expect(await read(quoted)).toMatchObject({ status: 'QUOTED', crosses: true })
    await setPeering(to, {})
    expect((await move(quoted, 'execute')).body).toMatchObject({ status: 'EXECUTED', crosses: false })
  })
})
