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

/** Nouns in an order in which each comes after all it imports; those that are left over import each other in a cycle. */
const readOrder = (uses: ReadonlyMap<string, ReadonlySet<string>>) => {
  const placed = new Set<string>()
  let left = [...uses.keys()]
  for (;;) {
    const next = left.filter((noun) => [...uses.get(noun)!].every((other) => placed.has(other)))
    if (next.length === 0) return { placed, left }
    for (const noun of next) placed.add(noun)
    left = left.filter((noun) => !placed.has(noun))
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
  const { placed, left } = readOrder(uses)
  const imports = left.map(
    (noun) => `${noun} imports ${[...uses.get(noun)!].filter((other) => left.includes(other)).join(', ')}`,
  )
  expect(imports, 'Move what several need to the lowest of them, or to app or store').toEqual([])
  expect(placed.size).toBeGreaterThan(50)
})
