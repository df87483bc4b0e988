import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { PATH, type PayeeRecord } from './changing-payees.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, identityNamed, pay, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld } from './world.ts'

describeAnyEngine('an ID that is written in capitals', (makeStore) => {
  let maker: Caller
  let checker: Caller

  beforeAll(async () => {
    const { app } = await openWorld(await makeStore('seeded'))
    maker = await signIn(app, 'maker@northwind.example')
    checker = await signIn(app, 'checker@northwind.example')
  })

  it('hides no waiting change of a payee from people who pay it or ask for the same change (TRU-762)', async () => {
    const identity = await identityNamed(maker, 'Taller Azul')
    const { identityId: id } = identity
    const { version, requirements, nickName } = (await maker.call('GET', `${PATH}/${id}`))
      .body as PayeeRecord & { requirements: object }
    const body = { version, requirements, nickName: `${nickName} and Sons` }
    const requested = await maker.call('PUT', `${PATH}/${id.toUpperCase()}`, { body })
    expect(requested.status, JSON.stringify(requested.body)).toBe(202)
    const { body: payee } = await checker.call('GET', `${PATH}/${id}`)
    expect(payee).toMatchObject({ waitingChanges: [{ changeId: (requested.body as { id: string }).id }] })
    const again = await maker.call('PUT', `${PATH}/${id}`, { body })
    expect([again.status, codeOf(again)]).toEqual([409, 'CONTROL_CHANGE_WAITS'])
  })

  it('is done once with others at once, however it is written (TRU-762)', async () => {
    const { body: paid } = await pay(maker, await identityNamed(maker, 'Taller Azul'))
    const { payment_id: paymentId } = paid as { payment_id: string }
    const items = [paymentId, paymentId.toUpperCase()].map((id) => ({ call: 'payments.approve', id }))
    const { status, body } = await checker.call('POST', '/bulk', { body: { items }, key: randomUUID() })
    expect([status, body]).toMatchObject([400, { fields: [{ path: 'items', keyword: 'uniqueItems' }] }])
  })
})
