import { afterEach, expect, it } from 'vitest'
import { localFlags, switchFlag, switchFromAddress } from './flag-switches.ts'
import { resolveFlags } from './flags.ts'

const isRecognized = (name: string) => ['batchUpload', 'rewards'].includes(name)
const defaults = { batchUpload: {}, rewards: { on: true } }
const readStored = () => localFlags(isRecognized)

afterEach(() => localStorage.clear())

it('keeps what was switched on this device in local storage (FLG-001)', () => {
  switchFlag('batchUpload', true)
  expect(Object.values(localStorage).join()).toContain('"batchUpload":true')
  expect(readStored()).toEqual({ batchUpload: true })
  switchFlag('batchUpload', undefined)
  expect(readStored()).toEqual({})
})

it('is switched by feature and active in the address (FLG-002)', () => {
  switchFromAddress('?feature=batchUpload&active=true', isRecognized)
  switchFromAddress('?feature=rewards&active=false', isRecognized)
  expect(readStored()).toEqual({ batchUpload: true, rewards: false })
  for (const bad of [
    '?feature=__proto__&active=true',
    '?feature=batchUpload&active=maybe',
    '?feature=batchUpload',
  ])
    switchFromAddress(bad, isRecognized)
  expect(readStored()).toEqual({ batchUpload: true, rewards: false })
})

it('counts before the server, which counts before the default', () => {
  expect(resolveFlags(defaults, { rewards: false }, { rewards: true })).toEqual({
    batchUpload: false,
    rewards: true,
  })
})

it('reads anything else that stands there as nothing', () => {
  for (const text of ['no', '[]', 'null', '{"batchUpload":"yes","other":true}']) {
    localStorage.setItem('portolan.flags', text)
    expect(readStored()).toEqual({})
  }
})
