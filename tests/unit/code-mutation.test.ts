import { expect, it } from 'vitest'
import { markParts, reachIn } from '#tests/mutation/code/reach.ts'
import { guardLoops } from '#tests/mutation/code/loops.ts'

const text = `export const first = (it) => (it ? { is: 'yes' } : { is: 'no' })
export async function second(it) {
  if (it === 1) return 'one'
  else if (it === 2) it = it && 'two'
  for (const one of [it]) if (one) return one ?? 'three'
  return [5].map((five) => five + 4)
}
export const third = 'third'
`

interface Marked {
  first(it: boolean): unknown
  second(it: number): Promise<unknown>
}

it('tries a change only on tests that come by what was changed (TRU-496)', async () => {
  const marked = guardLoops('a.ts', markParts('a.ts', text))
  const { first, second } = (await import(`data:text/javascript,${encodeURIComponent(marked)}`)) as Marked
  const reaches = reachIn('a.ts', text)
  const seen = (words: readonly string[]) =>
    words.filter((word) => {
      const start = text.indexOf(word)
      return reaches(globalThis.reached!, { start, end: start + word.length })
    })
  globalThis.reached = new Set()
  expect([first(true), await second(2)]).toEqual([{ is: 'yes' }, 'two'])
  const words = ["'yes'", "'no'", "'one'", '=== 2', "'two'", "'three'", '[5]', '+ 4', "'third'"]
  expect(seen(words)).toEqual(["'yes'", '=== 2', "'two'", '[5]', "'third'"])
  expect(await second(0)).toEqual([9])
  expect(seen(words)).toEqual(["'yes'", '=== 2', "'two'", '[5]', '+ 4', "'third'"])
})
