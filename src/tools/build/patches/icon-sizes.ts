import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { replaced } from './patch.ts'

const src = fileURLToPath(new URL('../../..', import.meta.url))
const drawn = /@blueprintjs\/icons\/lib\/esm\/generated\/components\/([\w-]+)\.js$/
const container = '@blueprintjs/icons/lib/esm/svgIconContainer.js'
const asksLarge = /\bsize=\{(2\d|[3-9]\d)\}/
/** The close icon, which Blueprint shows large. */
const ofBlueprint = ['small-cross']

const fileName = (component: string) => component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/** Returns the icons that are shown large, by the names of Blueprint's files. */
export function largeIcons(): ReadonlySet<string> {
  const asking = globSync('{runtime,widgets,portal}/**/*.tsx', { cwd: src })
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .filter((text) => asksLarge.test(text))
  const imported = asking.flatMap(
    (text) => /import \{([^}]*)\} from '@blueprintjs\/icons'/.exec(text)?.[1] ?? [],
  )
  const names = imported.flatMap((list) => list.split(',').map((one) => one.trim().split(' ')[0] ?? ''))
  return new Set([...ofBlueprint, ...names.filter(Boolean).map(fileName)])
}

const swap = (code: string, from: string | RegExp, to: string): string =>
  replaced(code, from, to, 'icon-sizes.ts')

/** Returns the code of an icon without its large drawing. */
export const withoutLarge = (code: string): string =>
  swap(swap(code, /const PATHS_20 = .*\n/, ''), 'isLarge ? PATHS_20 : PATHS_16', 'PATHS_16')

/** Removes large drawings of icons that are only shown small; Blueprint ships both. */
export function iconsBySize(): Plugin {
  let large: ReadonlySet<string> | undefined
  return {
    name: 'portolan:icons-by-size',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const name = drawn.exec(id)?.[1]
      if (name === undefined && !id.endsWith(container)) return undefined
      large ??= largeIcons()
      if (name !== undefined) return large.has(name) ? undefined : withoutLarge(code)
      const existing = `new Set(${JSON.stringify([...large])})`
      // An icon without a large drawing is enlarged.
      return swap(code, 'size >= IconSize.LARGE', `size >= IconSize.LARGE && ${existing}.has(iconName)`)
    },
  }
}
