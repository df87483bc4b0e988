import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('../../src', import.meta.url))
const server = join(src, 'server')

/** Folders that every other may import: the base of the server and its assembly. */
const SHARED = new Set(['app', 'store'])

const IMPORT = /(?:from |import\()'((?:\.\.\/)+)([\w-]+)\//g

/** Lists the other folders of the server that a file imports from. */
const nounsOf = (file: string): string[] => {
  const depth = file.split('/').length - 1
  return [...readFileSync(join(server, file), 'utf8').matchAll(IMPORT)].flatMap(([, up = '', noun = '']) =>
    up.length / '../'.length === depth && !SHARED.has(noun) ? [noun] : [],
  )
}

/** Removes folders without remaining imports or importers until none is left to remove: the rest form cycles. */
const findCycles = (uses: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const users = new Map<string, string[]>([...uses.keys()].map((noun) => [noun, []]))
  for (const [noun, others] of uses) for (const other of others) users.get(other)?.push(noun)
  let left = [...uses.keys()]
  for (;;) {
    const within = new Set(left)
    const next = left.filter(
      (noun) =>
        [...uses.get(noun)!].some((other) => within.has(other)) &&
        users.get(noun)!.some((other) => within.has(other)),
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

const MODULE = /(?:from |import\(|^import )'(#|\.{1,2}\/)([^']+)'/gm

/** Files of the source that a file imports, at once or only when needed, types included. */
const filesOf = (file: string): string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(MODULE)].map(([, from = '', path = '']) =>
    from === '#' ? path : join(dirname(file), from, path),
  )

it('lets no file come back to itself by what it imports, at once or when needed (TRU-778)', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(2000)
  const all = new Set(files)
  const uses = new Map(
    files.map((file) => [file, new Set(filesOf(file).filter((other) => all.has(other)))] as const),
  )
  expect(findCycles(uses), 'Let the higher one register what the lower one needs').toEqual([])
})
