import { afterAll, beforeEach, describe, inject, it } from 'vitest'
import { openedSince } from '#tests/server/closing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    trials: readonly { readonly name: string; readonly addresses: readonly string[] }[]
  }
}

const MOST_TURNS = 3_000_000
let turns = 0
let stray: unknown

Object.assign(globalThis, {
  countTurn() {
    if ((turns += 1) > MOST_TURNS) throw new Error('A loop never ends.')
  },
})
process.on('unhandledRejection', (error) => {
  stray = error
})

for (const { name, addresses } of inject('trials'))
  describe(name, async () => {
    let isReported = false
    beforeEach(({ skip, onTestFailed }) => {
      if (isReported) skip()
      turns = 0
      stray = undefined
      onTestFailed(() => {
        isReported = true
      })
    })
    for (const address of addresses)
      try {
        await import(/* @vite-ignore */ address)
      } catch (error) {
        it(`loads ${address}`, () => {
          throw error
        })
      }
    it('leaves no error that nobody waits for', () => {
      if (stray !== undefined) throw stray
    })
    afterAll(openedSince())
  })
