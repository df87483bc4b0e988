import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const server = fileURLToPath(new URL('../../src/server', import.meta.url))

/** What is under every noun, and what gathers them. */
const SHARED = new Set(['app', 'store'])

const IMPORT = /(?:from |import\()'((?:\.\.\/)+)([\w-]+)\//g

/** Which other folders of the server a file imports from. */
const nounsOf = (file: string): string[] => {
  const depth = file.split('/').length - 1
  return [...readFileSync(join(server, file), 'utf8').matchAll(IMPORT)].flatMap(([, up = '', noun = '']) =>
    up.length / '../'.length === depth && !SHARED.has(noun) ? [noun] : [],
  )
}

/** Takes away, again and again, what imports nothing that is left and what nothing left imports: the rest are cycles. */
const findCycles = (uses: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  let left = [...uses.keys()]
  for (;;) {
    const within = new Set(left)
    const next = left.filter(
      (noun) =>
        [...uses.get(noun)!].some((other) => within.has(other)) &&
        left.some((other) => uses.get(other)!.has(noun)),
    )
    if (next.length === left.length) return left
    left = next
  }
}

it('lets no nouns of the server import each other, neither two nor several in a cycle (TRU-458)', () => {
  const files = globSync('*/**/*.ts', { cwd: server }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(500)
  const all = Map.groupBy(files, (file) => file.split('/')[0]!)
  const uses = new Map(
    [...all].map(([noun, own]) => [noun, new Set(own.flatMap(nounsOf).filter((other) => other !== noun))]),
  )
  for (const shared of SHARED) uses.delete(shared)
  expect(uses.size).toBeGreaterThan(50)
  const left = findCycles(uses)
  const imports = left.map(
    (noun) => `${noun} imports ${[...uses.get(noun)!].filter((other) => left.includes(other)).join(', ')}`,
  )
  expect(imports, 'Move what several need to the lowest of them, or to app or store').toEqual([])
})
