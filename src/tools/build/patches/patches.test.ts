import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { PATCHES } from './patches.ts'
import { classesAreNamed, spansHoldNoPlaces, UNUSED, unusedIsLeftOut } from './style-rules.ts'
import { withoutMeasuring } from './text-measuring.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const shipped = (path: string) => readFileSync(join(root, 'node_modules', path), 'utf8')
const versionOf = (name: string): string => JSON.parse(shipped(`${name}/package.json`)).version

it.each(PATCHES.map((patch) => [patch.reason, patch] as const))(
  'was looked at with the version that is installed, and is owned by a test that is there: %s (TRU-468)',
  (_, { package: name, version, owner }) => {
    expect(version, `Is the patch of ${name} still needed, and does it still do what it says?`).toBe(
      versionOf(name),
    )
    expect(existsSync(join(root, owner)), owner).toBe(true)
  },
)

it('renders the text of a button once, and measures one that may be cut (TRU-468)', () => {
  const text = shipped('@blueprintjs/core/lib/esm/components/text/text.js')
  expect(withoutMeasuring(text)).toContain('if (ellipsize && contentMeasuringRef')
  expect(() => withoutMeasuring(withoutMeasuring(text))).toThrow('another text')
})

it('finds in Blueprint the lists of all icons, which it leaves out (TRU-468)', () => {
  const folder = dirname(fileURLToPath(import.meta.resolve('@blueprintjs/icons'))).replace(
    /lib\/.*/,
    'lib/esm',
  )
  expect(readFileSync(join(folder, 'iconNames.js'), 'utf8')).toMatch(/IconNamesSet/)
  expect(globSync('**/paths-loaders/*Loader.js', { cwd: folder }).length).toBeGreaterThan(0)
})

it('finds the rules of Blueprint that it removes or names (TRU-468)', () => {
  const sheet = shipped('@blueprintjs/core/lib/css/blueprint.css')
  const found = sheet.match(/[^{};]+(?=\{)/g) ?? []
  const changed = (plugin: typeof classesAreNamed) =>
    found.filter((selector) => {
      const rule = { selector, selectors: selector.split(','), remove: () => (isRemoved = true) }
      const before = rule.selectors
      let isRemoved = false
      plugin.Rule(rule)
      return isRemoved || rule.selectors !== before
    })
  expect(changed(spansHoldNoPlaces).length).toBeGreaterThan(0)
  expect(changed(classesAreNamed).length).toBeGreaterThan(100)
  expect(changed(unusedIsLeftOut).length).toBeGreaterThan(500)
})

it('leaves out the looks only of components that nothing shows (TRU-591)', () => {
  const files = globSync('{src,stories}/**/*.{ts,tsx,css}', { cwd: root }).filter(
    (file) => !file.includes('tools/build/patches'),
  )
  expect(files.length).toBeGreaterThan(500)
  const sheet = shipped('@blueprintjs/core/lib/css/blueprint.css')
  for (const [component, classes] of Object.entries(UNUSED)) {
    for (const name of classes) expect(sheet, name).toContain(`.bp6-${name}`)
    const shows = new RegExp(
      [
        String.raw`\b${component}\b[^;]*from '@blueprintjs/core'`,
        ...classes.map((name) => `bp6-${name}\\b`),
      ].join('|'),
    )
    expect(files.filter((file) => shows.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  }
})
