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
