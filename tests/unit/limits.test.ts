import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import limits from '#definitions/limits.json'
import countries from '#definitions/options/sanctioned-countries.options.json'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where a limit may be read: what is interpreted, and what interprets it. */
const texts = ['definitions', 'src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|tsx?)$/.test(file) && !/\.test\.|\.cases\.|^limits\.json$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
)

it('keeps no limit that nobody reads', () => {
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []))
  expect(Object.keys(limits.limits).filter((name) => !words.has(name))).toEqual([])
})

it('lists 27 countries that money is not sent to, each once (LIM-050)', () => {
  expect(new Set(countries.options.map(({ value }) => value)).size).toBe(27)
})
