import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../../src', import.meta.url))

/** The blocks a style sheet gives a look to of its own: `.ptl-table {`, neither parts nor variants. */
const blocksIn = (file: string) => [
  ...new Set(readFileSync(join(source, file), 'utf8').match(/^\.ptl-[a-z]+(?:-[a-z]+)*(?= \{)/gm)),
]

const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

/** What a style sheet says of whatever stands beside a thing: neither of the two is named by a class. */
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

it('gives no two things the same name, so that none takes the look of another', () => {
  const homes = sheets.flatMap((file) => blocksIn(file).map((block) => ({ block, file })))
  expect(homes.length).toBeGreaterThan(100)
  const shared = [...Map.groupBy(homes, ({ block }) => block)].filter(([, files]) => files.length > 1)
  expect(shared).toEqual([])
})
