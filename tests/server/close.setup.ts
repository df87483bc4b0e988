import { afterAll, expect } from 'vitest'
import { openedSince } from './closing.ts'
import { takeUndocumented } from './documented.ts'

const close = openedSince()

afterAll(async () => {
  await close()
  expect(takeUndocumented(), 'answers that the description of the API does not know').toEqual([])
})
