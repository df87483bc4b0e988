import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadDefinitions } from '#definition/load.ts'
import { numbered } from '#engine/invariant/say.ts'
import { prove } from '#engine/invariant/prove.ts'
import { linkRights } from '#server/definitions/linked.ts'
import { filesWith, ground } from '../broken.ts'

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

const chainsWith = ({ file, patch, breaks }: Fixture): string[] => {
  const removed = Object.entries(patch).map(([path, value]) => [path, value === null ? undefined : value])
  const { library } = loadDefinitions(filesWith(file, Object.fromEntries(removed)), ground.validate)
  const { permissions } = linkRights(library)
  const world = {
    library,
    permissions,
    findSchema: ground.findSchema,
    notifications: ground.filled.notifications,
  }
  return numbered(prove(world, library.invariants[breaks]!).chains[0]?.steps ?? [])
}

it.each(fixtures)('$breaks is broken by a change of $file', (fixture) => {
  expect(chainsWith(fixture)).toEqual(fixture.chain)
})

it('has a change that breaks it for every kind of promise', () => {
  const { library } = loadDefinitions(filesWith('flags.json', {}), ground.validate)
  const kindOf = (id: string) => Object.keys(library.invariants[id] ?? {}).at(-1)
  const all = new Set(Object.keys(library.invariants).map(kindOf))
  const broken = new Set(fixtures.map(({ breaks }) => kindOf(breaks)))
  expect([...all].filter((kind) => !broken.has(kind))).toEqual([])
})
