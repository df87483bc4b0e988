import { expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { codeOf } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld } from './world.ts'

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const MEXICO = { country: 'MX', currency: 'MXN', payoutCategory: 'BANK' }

describeEachEngineAtLength('the corridors of a network', (makeStore) => {
  const open = async (corridors: () => Response) => {
    const world = await openWorld(await makeStore('seeded'))
    world.network.answer((path) => (path === '/corridors' ? corridors() : undefined))
    const maker = await signIn(world.app, 'maker@lumen.example')
    const methods = async () => {
      const { body } = await maker.call('GET', '/payout_proxy/payout-methods')
      return (body as Answer<'payout.methods'>).payoutMethods.map((one) => `${one.country} ${one.currency}`)
    }
    const requirements = (country: string, currency: string) =>
      maker.call('GET', '/payout_proxy/data-requirements', {
        query: { country, currency, payoutCategory: 'BANK', for: 'BENEFICIARY' },
      })
    return { methods, requirements }
  }

  it('are offered as far as it serves them, with what both sides ask for (TRU-452)', async () => {
    const fields = [
      { fieldName: 'CdtrAcct.Id.Othr.Id', fieldType: 'REQUIRED', fieldMaxLength: 99 },
      { fieldName: 'CdtrAgt.FinInstnId.Nm', fieldType: 'REQUIRED' },
    ]
    const { methods, requirements } = await open(() => json({ corridors: [{ ...MEXICO, fields }] }))
    expect(new Set(await methods())).toEqual(new Set(['MX MXN']))
    expect(codeOf(await requirements('GB', 'GBP'))).toBe('PAYOUT_NOT_AVAILABLE')
    const { body } = await requirements('MX', 'MXN')
    const { fields: needed } = body as Answer<'payout.dataRequirements'>
    const byName = new Map(needed.map((field) => [field.fieldName, field]))
    expect(byName.get('CdtrAgt.FinInstnId.Nm')).toMatchObject({ fieldType: 'REQUIRED', fieldMaxLength: 140 })
    expect(byName.get('CdtrAcct.Id.Othr.Id')).toMatchObject({ fieldMinLength: 18, fieldMaxLength: 18 })
  })

  it('are none before it answered, and its last word counts while it is silent after that (TRU-451, TRU-452)', async () => {
    let answer = () => json({}, 503)
    const { methods } = await open(() => answer())
    expect(await methods()).toEqual([])
    answer = () => json({ corridors: [{ ...MEXICO, rails: 7 }] })
    expect(await methods()).toEqual([])
    answer = () => json({ corridors: [MEXICO] })
    expect(new Set(await methods())).toEqual(new Set(['MX MXN']))
    answer = () => json({}, 503)
    expect(new Set(await methods())).toEqual(new Set(['MX MXN']))
  })
})
