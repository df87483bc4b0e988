import { expect, it } from 'vitest'
import { isolate, turnsOrder, withoutIsolates } from './direction.ts'

it.each(['شركة النور', 'אור בע״מ', 'Bäckerei אור', 'ދިވެހި'])(
  'keeps %s from turning what stands around it',
  (name) => {
    expect(turnsOrder(name)).toBe(true)
    const sentence = `1,000.00 USD to ${isolate(name)}, internal ID 7.`
    expect(sentence).toBe(`1,000.00 USD to \u2068${name}\u2069, internal ID 7.`)
    expect(turnsOrder(sentence)).toBe(false)
    expect(isolate(sentence)).toBe(sentence)
    expect(withoutIsolates(sentence)).toBe(`1,000.00 USD to ${name}, internal ID 7.`)
  },
)

it.each(['Elbe Logistik', '東京商事', 'Ελληνική', '12.50', ''])('leaves %j letter by letter', (name) => {
  expect(isolate(name)).toBe(name)
})
