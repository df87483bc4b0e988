import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestStore } from './engines.ts'
import { mexican } from './holders.ts'
import { legacyQuote } from './legacy-payments.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld } from './world.ts'

const HOME = 'Cdtr.PstlAdr.Ctry'

describe('the beneficiary of a payment of the legacy flow', () => {
  let sender: Caller

  beforeAll(async () => {
    const { app } = await openWorld(await createTestStore('seeded'))
    sender = await signIn(app, 'maker@cordillera.example')
  })

  const accept = async (body: object) => {
    const { body: made } = await sender.call('POST', '/quote_collections', { body: legacyQuote() })
    const { quote_id } = (made as { quotes: { quote_id: string }[] }).quotes[0]!
    return sender.call('POST', '/payments/accept', {
      key: randomUUID(),
      body: { quote_id, sender_end_to_end_id: randomUUID(), ...body },
    })
  }

  it('lives in no country that is not served, as one of the new flow (TRU-719, LIM-050)', async () => {
    const refused = await accept({ beneficiary_data: { ...mexican, [HOME]: 'KP' } })
    expect([refused.status, codeOf(refused)]).toEqual([422, 'COUNTRY_NOT_SERVED'])
    expect(refused.body).toMatchObject({ fields: [{ path: 'beneficiary_data' }] })
    const hidden = await accept({ user_info: { beneficiary: { ...mexican, [HOME]: 'KP' } } })
    expect(codeOf(hidden)).toBe('COUNTRY_NOT_SERVED')
  })

  it('is looked at wherever it was put, because it is shown to the person who approves (TRU-719, QUO-045)', async () => {
    for (const beneficiary of [{ ...mexican, 'CdtrAcct.Id.Othr.Id': '12' }, ['anybody'], 'anybody', null]) {
      const refused = await accept({ user_info: { beneficiary } })
      expect([beneficiary, refused.status]).toEqual([beneficiary, 400])
      expect(refused.body).toMatchObject({ fields: [{ path: 'user_info.beneficiary' }] })
    }
    const right = await accept({ user_info: { floor: 7, beneficiary: mexican } })
    expect(right.body).toMatchObject({ user_info: { floor: 7, beneficiary: mexican } })
  })
})
