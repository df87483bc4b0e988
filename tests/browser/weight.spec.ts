import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const built = fileURLToPath(new URL('../../dist/portal', import.meta.url))
const folder = join(process.env.PORTOLAN_PORTAL ?? built, 'assets')
const KB = 1000

/** The scripts a part imports before it can run, itself among them. */
const importedBy = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(join(folder, file), 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) importedBy(name!, found)
  return found
}

/** As it travels: compressed where that is worth it. */
const weigh = (file: string): number => {
  const compressed = join(folder, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(folder, file)).size / KB
}

const named = (start: string, end: string): string =>
  readdirSync(folder).find((name) => name.startsWith(start) && name.endsWith(end))!

test('a page waits for at most 34 kB of style sheet before it is drawn (TRU-591)', () => {
  expect(weigh(named('index-', '.css'))).toBeLessThan(34)
})

test('what runs at once is read off the main thread, in every part that a page waits for (TRU-592)', () => {
  const parts = ['index-', 'react-', 'router-', 'table-view-', 'flow-page-', 'details-page-']
  for (const part of parts)
    expect(
      readFileSync(join(folder, named(part, '.js')), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
      part,
    ).toBe(true)
})

test('the server is told every script that a part imports, and no other (TRU-590)', () => {
  const files = JSON.parse(readFileSync(join(folder, '..', 'part-files.json'), 'utf8'))
  const first = importedBy(named('index-', '.js'))
  const beginnings = { table: 'table-view-', flow: 'flow-page-', details: 'details-page-' }
  for (const [part, beginning] of Object.entries(beginnings)) {
    const imported = [...importedBy(named(beginning, '.js'))].filter((name) => !first.has(name))
    const scripts = files[part].filter((name: string) => name.endsWith('.js'))
    expect(scripts.toSorted()).toEqual(imported.map((name) => `/assets/${name}`).toSorted())
  }
})

const parts: Readonly<Record<string, number>> = {
  index: 185,
  'table-view': 285,
  'flow-page': 285,
  'details-page': 285,
}

for (const [part, most] of Object.entries(parts))
  test(`${part} waits for at most ${most} kB of script, none of it for nested answers or charts (TRU-579)`, () => {
    const file = readdirSync(folder).find((name) => name.startsWith(`${part}-`) && name.endsWith('.js'))
    const scripts = [...importedBy(file!)]
    expect(scripts.filter((name) => /^(nested|charts)-/.test(name))).toEqual([])
    expect(scripts.reduce((sum, name) => sum + weigh(name), 0)).toBeLessThan(most)
  })
