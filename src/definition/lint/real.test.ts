import { expect, it } from 'vitest'
import { real, realFindings } from '#tests/unit/broken-definitions.ts'

it('finds no error in the definitions as they are', () => {
  expect(real.length).toBeGreaterThan(0)
  expect(realFindings.filter((finding) => finding.level === 'error')).toEqual([])
})
