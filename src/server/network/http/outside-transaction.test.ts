import { expect, it } from 'vitest'
import { askOutside, withAnswers } from './outside-transaction.ts'

/** Asks about a capability, and counts how often the work started. */
const openTurns = (stored?: (what: string) => boolean | undefined) => {
  const requests: string[] = []
  const isOffered = askOutside(
    async (what: string) => {
      requests.push(what)
      return true
    },
    (what) => ({ what }),
    stored,
  )
  let begun = 0
  const work = () =>
    withAnswers(async () => {
      begun += 1
      return [await isOffered('cards'), await isOffered('exchanges')]
    })
  return { work, requests, begun: () => begun }
}

it('begins the work anew with each answer that it waits for (TRU-420)', async () => {
  const { work, requests, begun } = openTurns()
  expect(await work()).toEqual([true, true])
  expect(requests).toEqual(['cards', 'exchanges'])
  expect(begun()).toBe(3)
})

it('goes on at once with what is stored already, be it a no (TRU-420)', async () => {
  const { work, requests, begun } = openTurns((what) => what === 'cards')
  expect(await work()).toEqual([true, false])
  expect(requests).toEqual([])
  expect(begun()).toBe(1)
})
