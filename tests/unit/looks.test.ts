import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../../src', import.meta.url))

/** The blocks a style sheet gives a look to of its own: `.ptl-table {`, neither parts nor variants. */
const blocksIn = (file: string) => [
  ...new Set(readFileSync(join(source, file), 'utf8').match(/^\.ptl-[a-z]+(?:-[a-z]+)*(?= \{)/gm)),
]

it('gives no two things the same name, so that none takes the look of another', () => {
  const homes = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => blocksIn(file).map((block) => ({ block, file })))
  expect(homes.length).toBeGreaterThan(100)
  const shared = [...Map.groupBy(homes, ({ block }) => block)].filter(([, files]) => files.length > 1)
  expect(shared).toEqual([])
})
