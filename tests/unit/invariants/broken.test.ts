import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Library } from '#definition/library.ts'
import { globalRoots } from '#definition/lint/context/roots.ts'
import { loadDefinitions } from '#definition/loader.ts'
import { factsOfAll, runCaseOf } from '#engine/case/run.ts'
import { numbered } from '#engine/invariant/finding-text.ts'
import { prove } from '#engine/invariant/proof.ts'
import type { Chain } from '#engine/invariant/types.ts'
import { linkLibrary, linkRights } from '#server/definitions/linked-definitions.ts'
import { filesWith, context } from '../broken-definitions.ts'

/** One change to the real definitions that breaks a promise, and the chain that says how. */
interface Fixture {
  readonly file: string
  readonly patch: Readonly<Record<string, unknown>>
  readonly breaks: string
  readonly chain: readonly string[]
}

const fixtures = JSON.parse(
  readFileSync(new URL('fixtures.data.json', import.meta.url), 'utf8'),
) as readonly Fixture[]

const libraryWith = ({ file, patch }: Pick<Fixture, 'file' | 'patch'>): Library => {
  const removed = Object.entries(patch).map(([path, value]) => [path, value === null ? undefined : value])
  return loadDefinitions(filesWith(file, Object.fromEntries(removed)), context.validate).library
}

const chainIn = (library: Library, id: string): Chain | undefined => {
  const { permissions } = linkRights(library)
  const world = {
    library,
    permissions,
    findSchema: context.findSchema,
    notifications: context.filled.notifications,
  }
  return prove(world, library.invariants[id]!).chains[0]
}

const runIn = (library: Library, { of, example }: Chain) => {
  const linked = linkLibrary(library, new Set(globalRoots({ ...context, library }).keys()))
  return runCaseOf(of!, example!, factsOfAll(library), { library, linked })
}

it.each(fixtures)('$breaks is broken by a change of $file', (fixture) => {
  expect(numbered(chainIn(libraryWith(fixture), fixture.breaks)?.steps ?? [])).toEqual(fixture.chain)
})

const unchanged = libraryWith({ file: 'flags.json', patch: {} })

it.each(fixtures)('$breaks: the case printed fails with the change of $file', (fixture) => {
  const broken = libraryWith(fixture)
  const chain = chainIn(broken, fixture.breaks)!
  if (chain.example === undefined) return
  expect(runIn(broken, chain)).not.toEqual([])
})

it('has a change that breaks it for every kind of promise', () => {
  const kindOf = (id: string) => Object.keys(unchanged.invariants[id] ?? {}).at(-1)
  const all = new Set(Object.keys(unchanged.invariants).map(kindOf))
  const broken = new Set(fixtures.map(({ breaks }) => kindOf(breaks)))
  expect([...all].filter((kind) => !broken.has(kind))).toEqual([])
})
