import { expect, it } from 'vitest'
import { hold, reject } from './approving.ts'
import { describeAnyEngine } from './engines.ts'
import { signIn } from './sign-in.ts'
import { openWorld } from './world.ts'

describeAnyEngine('a payment that was rejected', (makeStore) => {
  it('stands among what failed with the reason that a person gave (TRU-889)', async () => {
    const { app } = await openWorld(await makeStore('seeded'))
    const maker = await signIn(app, 'maker@northwind.example')
    const pending = await hold(maker, 'Taller Azul')
    await reject(await signIn(app, 'checker@northwind.example'), pending, ['Wrong amount'])
    const { body } = await maker.call('GET', '/payments_to_fix', { query: { env_name: 'uat' } })
    expect(body).toMatchObject({
      content: expect.arrayContaining([
        expect.objectContaining({ payment_id: pending.id, why: 'Rejected: Wrong amount' }),
      ]),
    })
  })
})
