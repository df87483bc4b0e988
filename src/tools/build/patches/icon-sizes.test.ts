import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { largeIcons, withoutLarge } from './icon-sizes.ts'

const drawing = (name: string) =>
  readFileSync(
    fileURLToPath(import.meta.resolve('@blueprintjs/icons')).replace(
      /lib\/.*/,
      `lib/esm/generated/components/${name}.js`,
    ),
    'utf8',
  )

it('keeps the large drawing of each icon that is shown large, whatever it is called where it is shown', () => {
  const large = largeIcons()
  const shown = ['add', 'disable', 'error', 'flag', 'headset', 'inbox', 'lock', 'tick-circle', 'upload']
  expect([...large]).toEqual(expect.arrayContaining(shown))
  for (const name of large) expect(drawing(name), name).toContain('PATHS_20')
  expect(large).not.toContain('chevron-down')
})

it('leaves the drawing of any other as it is, but for the larger one', () => {
  const code = drawing('chevron-down')
  const small = withoutLarge(code)
  expect(small).not.toContain('PATHS_20')
  expect(small).toContain(/PATHS_16 = .*/.exec(code)?.[0])
  expect(small).toContain('paths = PATHS_16;')
  expect(() => withoutLarge(small)).toThrow('another text')
})
