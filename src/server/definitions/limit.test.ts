import { expect, it } from 'vitest'
import { filesWith, ground, real } from '#tests/unit/broken.ts'
import { toServerDefinitions } from '../app/definitions.ts'
import { requireLimits } from './limit.ts'

it('says which limit is wrong when there are none, and nothing while there are', () => {
  const slip = filesWith('limits.json', { '/limits/memoLength/is': undefined })
  expect(() => requireLimits(toServerDefinitions(slip, ground))).toThrow(
    "limits.json /limits/memoLength: 'is' is missing.",
  )
  expect(() => requireLimits(toServerDefinitions(real, ground))).not.toThrow()
})
