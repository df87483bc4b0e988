import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { kinds } from '#engine/field/kinds.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))
const stories = textsOf('stories/**/*.stories.tsx')

it('describes every field type for designers, and draws its sheet from that (TRU-254)', () => {
  const described = globSync('stories/fields/*.ts', { cwd: root }).map((file) => basename(file, '.ts'))
  expect(described.toSorted()).toEqual([...kinds.keys()].toSorted())
  const drawn = stories.flatMap(({ text }) =>
    text.includes('export const Sheet = sheetOf(description)')
      ? [...text.matchAll(/import \{ description \} from '\.\.\/fields\/([\w-]+)\.ts'/g)].map(
          ([, type = '']) => type,
        )
      : [],
  )
  expect(drawn.toSorted()).toEqual(described.toSorted())
})

it('says of every field type when it is right, when another one is, how it is worded and used without a mouse (TRU-254)', () => {
  const parts = ['purpose', 'use', 'avoid', 'words', 'keyboard', 'heard', 'do']
  const missing = textsOf('stories/fields/*.ts').flatMap(({ file, text }) =>
    parts.filter((part) => !text.includes(`\n  ${part}:`)).map((part) => `${file}: ${part}`),
  )
  expect(missing).toEqual([])
})

it('shows every icon of the product, and no other, with what it says (TRU-256)', () => {
  const namesIn = (text: string) =>
    [...text.matchAll(/import \{([^}]*)\} from '@blueprintjs\/icons'/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => name !== '' && !name.startsWith('type ')),
    )
  const notDrawn = new Set(['Blank', 'IconSize', 'SVGIconProps'])
  const used = new Set(textsOf('src/**/*.{ts,tsx}').flatMap(({ text }) => namesIn(text)))
  const list = readFileSync(`${root}stories/foundations/icons-in-use.ts`, 'utf8')
  const shown = [...list.matchAll(/\n  \['(\w+)',/g)].map(([, name = '']) => name)
  expect(shown.toSorted()).toEqual([...used].filter((name) => !notDrawn.has(name)).toSorted())
})

it('calls stories by what they show, and names the requirements they prove in their tags (TRU-257)', () => {
  const named = stories.flatMap(({ file, text }) =>
    [...text.matchAll(/name:\s*['"](.*)['"]/g)].flatMap(([, name = '']) =>
      /[A-Z]{2,4}-\d{3}/.test(name) ? [`${file}: ${name}`] : [],
    ),
  )
  expect(named).toEqual([])
})

it('leads from page to page of the book only to what is there (TRU-257)', () => {
  const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
  const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const existing = new Set(
    stories.flatMap(({ text }) => {
      const title = /title: '([^']+)'/.exec(text)?.[1] ?? ''
      const exported = [...text.matchAll(/export const (\w+)/g)]
      return exported.map(([, name = '']) => `${slug(title)}--${slug(kebab(name))}`)
    }),
  )
  const led = stories.flatMap(({ text }) =>
    [...text.matchAll(/['"]([a-z-]+--[a-z-]+)['"]/g)].map(([, to = '']) => to),
  )
  expect(led.length).toBeGreaterThan(5)
  expect(led.filter((to) => !existing.has(to))).toEqual([])
})

it('puts no page of the book into frames, and proves every sheet in each look and direction (TRU-255, TRU-259)', () => {
  const all = textsOf('stories/.storybook/*.{ts,tsx}').map(({ text }) => text)
  expect(readFileSync(`${root}stories/book/sheet-story.tsx`, 'utf8')).toContain('play: proveSheet')
  expect(all.join('\n')).not.toMatch(/inline: false|iframeHeight/)
})
