import { expect, it } from 'vitest'
import { flow, findingsWith } from '#tests/unit/broken-definitions.ts'

it('knows what an answer gives and which fields can take it', () => {
  const path = '/steps/1/next/take'
  expect(findingsWith(flow, { [path]: { originatorIdentityId: 'identityID' } })).toContain(
    `${flow} ${path}/originatorIdentityId: The answer of 'identities.create' has no 'identityID'. Did you mean 'identityId'?`,
  )
  expect(findingsWith(flow, { [path]: { originatorIdentity: 'identityId' } })).toContain(
    `${flow} ${path}/originatorIdentity: There is no field 'originatorIdentity'. Did you mean 'originatorIdentityId'?`,
  )
})
