import { expect, it } from 'vitest'
import { readableRate } from './readable-rate.ts'

it('rounds a rate to what can be read (HOME-004)', () => {
  const read = ['18.4441625514', '1', '0.054217', '0.0000123456', '1412.55'].map(readableRate)
  expect(read).toEqual(['18.4442', '1.0000', '0.05422', '0.00001235', '1412.5500'])
})
