import { expect, it } from 'vitest'
import { checkChanged, filesWith, context, real } from '#tests/unit/broken-definitions.ts'
import { toServerDefinitions } from '../app/definitions.ts'
import { requireLimits } from './limit.ts'

it('says which limit is wrong or missing, and nothing while none is', () => {
  const slip = filesWith('limits.json', { '/limits/memoLength/is': undefined })
  expect(() => requireLimits(toServerDefinitions(slip, context, checkChanged))).toThrow(
    "limits.json /limits/memoLength: 'is' is missing.",
  )
  const without = filesWith('limits.json', { '/limits/memoLength': undefined })
  expect(() => requireLimits(toServerDefinitions(without, context, checkChanged))).toThrow(
    "limits.json /limits: The program asks for the limit 'memoLength', which is missing. Write it here again.",
  )
  expect(() => requireLimits(toServerDefinitions(real, context, checkChanged))).not.toThrow()
})
