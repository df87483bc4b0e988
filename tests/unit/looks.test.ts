import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { withClassesNamed } from '#tools/build/patches/style-rules.ts'

const source = fileURLToPath(new URL('../../src', import.meta.url))

/** The blocks a style sheet gives a look to of its own: `.ptl-table {` or `.ptl-table.bp6-card {`, neither parts nor variants. */
const blocksIn = (file: string) => [
  ...new Set(
    readFileSync(join(source, file), 'utf8').match(/^\.ptl-[a-z]+(?:-[a-z]+)*(?=(?:\.bp6-[a-z-]+)? \{)/gm),
  ),
]

const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

/** Selectors that style the sibling of an element although one of the two has no class. */
const strayIn = (file: string) =>
  (
    readFileSync(join(source, file), 'utf8')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .match(/[^{};@]+(?=\{)/g) ?? []
  )
    .map((selector) =>
      selector
        .trim()
        .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, (one) => (one.includes(':has') ? ':has' : '')),
    )
    .filter((selector) =>
      [...selector.matchAll(/(\S+)\s+[+~]\s+(\S*)/g)].some(
        ([, before = '', after = '']) =>
          !/\.[a-z]/.test(after) && (!/\.[a-z]/.test(before) || before.includes(':has')),
      ),
    )

it('names what it styles beside a thing, so that what is put into a page does not style it all anew', () => {
  expect(sheets.flatMap(strayIn)).toEqual([])
})

it('names whole classes, also where Blueprint does not, so that changing one styles only what it is said of', () => {
  const library = fileURLToPath(import.meta.resolve('@blueprintjs/core/lib/css/blueprint.css'))
  const texts = [library, ...sheets.map((file) => join(source, file))].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const selectors = texts.flatMap((text) => text.match(/[^{},;]+(?=[{,])/g) ?? [])
  const byPart = selectors.map((one) => one.trim()).filter((one) => one.includes('[class'))
  expect(byPart.length).toBeGreaterThan(100)
  expect(withClassesNamed(byPart).filter((one) => one.includes('[class'))).toEqual([])
})

it('gives no two things the same name, so that none takes the look of another', () => {
  const homes = sheets.flatMap((file) => blocksIn(file).map((block) => ({ block, file })))
  expect(homes.length).toBeGreaterThan(100)
  const shared = [...Map.groupBy(homes, ({ block }) => block)].filter(([, files]) => files.length > 1)
  expect(shared).toEqual([])
})
