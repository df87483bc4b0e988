import { afterAll, beforeAll, beforeEach, describe, inject, it } from 'vitest'
import { openedSince } from '#tests/server/closing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    trials: readonly {
      readonly name: string
      readonly addresses: readonly string[]
      /** The addresses of modules that are changed in place. */
      readonly exchanges: readonly Exchange[]
    }[]
  }
  interface TaskMeta {
    /** Parts of marked files that ran. */
    reached?: readonly string[]
  }
}

type Exchange = Readonly<Record<'path' | 'unchanged' | 'changed', string>>

declare global {
  /** Parts of marked files that have run. */
  var reached: Set<string> | undefined
}

const MOST_TURNS = 3_000_000
let turns = 0
let stray: unknown
globalThis.reached = new Set()

Object.assign(globalThis, {
  countTurn() {
    if ((turns += 1) > MOST_TURNS) throw new Error('A loop never ends.')
  },
})
process.on('unhandledRejection', (error) => {
  stray = error
})

/** Puts a changed module in the place of another for the tests of this suite. */
async function exchangeWithin({ path, unchanged, changed }: Exchange) {
  const load = (address: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ address)
  await load(path)
  const before = await load(unchanged)
  const after = await load(changed).catch((error: unknown) => {
    it(`loads ${changed}`, () => {
      throw error
    })
    return before
  })
  const put = globalThis.exchanges!.get(path)!
  beforeAll(() => put(after))
  afterAll(() => put(before))
}

for (const { name, addresses, exchanges } of inject('trials'))
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
    for (const exchange of exchanges) await exchangeWithin(exchange)
    for (const address of addresses)
      try {
        await import(/* @vite-ignore */ address)
      } catch (error) {
        it(`loads ${address}`, () => {
          throw error
        })
      }
    it('leaves no error that nobody waits for', ({ task }) => {
      task.meta.reached = [...globalThis.reached!]
      if (stray !== undefined) throw stray
    })
    afterAll(openedSince())
  })
