import { describe, expect, it } from 'vitest'
import { hashIntent, readKey, whileAlone } from './idempotency.ts'
import { Refused } from '../refused.ts'

const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.fault : answer)

describe('the key of an intent', () => {
  it.each(['12345678', 'x'.repeat(128), '!key~00!', '3f1c-b2a9_7'])('is taken as it is: %s', (key) => {
    expect(readKey(key)).toBe(key)
  })

  it.each([undefined, '', ['12345678', '12345679']])('is asked for where the header says %j', (header) => {
    expect(codeOf(readKey(header))).toBe('idempotency-key-missing')
  })

  it.each([
    '1234567',
    'x'.repeat(129),
    '1234 5678',
    ' 12345678',
    '12345678 ',
    '1234567é',
    '1234567\n',
    '1234567\u007f',
  ])('has 8 to 128 letters, digits and signs of ASCII, unlike %j', (key) => {
    expect(codeOf(readKey(key))).toBe('idempotency-key-invalid')
  })
})

describe('the hash of an intent', () => {
  it('is the same whatever the order of its names, at every depth', () => {
    expect(hashIntent({ a: 1, b: { c: [{ d: 1, e: 2 }], f: null } })).toBe(
      hashIntent({ b: { f: null, c: [{ e: 2, d: 1 }] }, a: 1 }),
    )
  })

  it('is another for another value, another name, another order of a list, and nothing instead of empty', () => {
    const intents = [
      { a: 1 },
      { a: '1' },
      { b: 1 },
      { a: 1, b: null },
      { a: [1, 2] },
      { a: [2, 1] },
      { a: { 0: 1, 1: 2 } },
      { a: null },
      { a: {} },
      { a: [] },
      { a: '' },
      { a: { b: 1 } },
      { a: { b: 2 } },
      {},
    ]
    expect(new Set(intents.map(hashIntent)).size).toBe(intents.length)
  })

  it('is SHA-256 in hexadecimal, so that a key that was used before an update is still known after it', () => {
    // printf '{"amount":"1.50","to":["a",null]}' | sha256sum
    expect(hashIntent({ to: ['a', null], amount: '1.50' })).toBe(
      'f59deaeeeb0b0e7f85b1ec4cd70cb3f1e494f583735a68aabcaa4a1a832ca82f',
    )
  })
})

describe('two requests of one intent at once', () => {
  const intent = { orgId: 'o-1', actor: 'u-1', call: 'payments.create', key: 'intent-0001', hash: 'h' }

  it('are one: the second is refused while the first is at work, and taken after it, also when that failed', async () => {
    const gate = Promise.withResolvers<string>()
    const first = whileAlone(intent, () => gate.promise)
    await expect(whileAlone(intent, () => Promise.resolve('second'))).rejects.toMatchObject({
      fault: 'request-in-flight',
    })
    gate.resolve('first')
    expect(await first).toBe('first')
    await expect(whileAlone(intent, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await whileAlone(intent, () => Promise.resolve('again'))).toBe('again')
  })

  it.each([{ orgId: 'o-2' }, { actor: 'u-2' }, { call: 'payments.accept' }, { key: 'intent-0002' }])(
    'are two where one differs: %j',
    async (difference) => {
      const gate = Promise.withResolvers<string>()
      const first = whileAlone(intent, () => gate.promise)
      expect(await whileAlone({ ...intent, ...difference }, () => Promise.resolve('other'))).toBe('other')
      gate.resolve('first')
      await first
    },
  )
})
