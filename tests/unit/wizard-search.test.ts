import { expect, it } from 'vitest'
import { createStore } from '#engine/flow/store.ts'
import { describeRecords, matching } from '#widgets/choice-list/listed-option.ts'
import { realChecked } from './broken-definitions.ts'

const flow = realChecked.linked.flows.get('single-payment')!
const identity = (identityId: string, nickName: string, useCaseType: string, createdAt: string) => ({
  identityId,
  nickName,
  useCaseType,
  createdAt,
})
const identities = [
  identity('a', 'Casa Verde', 'B2B', '2026-03-05T12:00:00Z'),
  identity('b', 'Elbe Logistik', 'B2C', '2026-04-06T12:00:00Z'),
  identity('c', 'Harbour Foods', 'B2B2B', '2026-05-07T12:00:00Z'),
]
const facts = {
  beneficiaries: { identities },
  originators: { identities },
  configuration: { thirdPartyPaymentAllowed: true },
}

it.each(['beneficiaryIdentityId', 'originatorIdentityId'])(
  'the list of %s in the wizard is searched by name, creation date and use case (WIZ-015)',
  (field) => {
    const store = createStore(flow, { facts, intent: 'search' })
    store.answer('payer', 'other')
    const records = describeRecords(store.field(field).options, 'UTC')
    const found = (typed: string) => matching(records, typed).map(({ option }) => option.value)
    expect(found('')).toEqual(['a', 'b', 'c'])
    expect(found('elbe')).toEqual(['b'])
    expect(found('apr 6, 2026')).toEqual(['b'])
    expect(found('individual')).toEqual(['b'])
    expect(found('for others')).toEqual(['c'])
  },
)
