import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { kinds } from '#engine/field/kinds.ts'
import cards from '#schemas/cards.json' with { type: 'json' }
import { withStoryNames } from '../../stories/.storybook/story-names.ts'

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

/** Names of the sheets in one story file. */
const sheetsOf = (file: string) =>
  [...readFileSync(root + file, 'utf8').matchAll(/= sheetOf\('([\w-]+)'\)/g)].map(([, name = '']) => name)

const kebabOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Names of the exported descriptions in the files of a folder. */
const describedIn = (pattern: string, type: string) =>
  textsOf(pattern).flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+): (\w+) =/g)].flatMap(([, name = '', of = '']) =>
      of === type ? [kebabOf(name)] : [],
    ),
  )

it('describes every kind of cell that a table may have, and draws its sheet (TRU-260)', () => {
  const columns = textsOf('definitions/tables/*.table.json').flatMap(
    ({ text }) => (JSON.parse(text) as { columns?: { type: string }[] }).columns ?? [],
  )
  const drawn = [
    ...readFileSync(`${root}src/runtime/table/cells/cell.tsx`, 'utf8').matchAll(/case '([\w-]+)':/g),
  ]
  const kindsOfCells = new Set([...columns.map(({ type }) => type), ...drawn.map(([, type = '']) => type)])
  expect(kindsOfCells.size).toBeGreaterThan(15)
  const sheets = sheetsOf('stories/cells/cells.stories.tsx')
  expect(sheets.toSorted()).toEqual([...kindsOfCells].toSorted())
  expect(describedIn('stories/cells/*.ts', 'CellDescription').toSorted()).toEqual(sheets.toSorted())
})

it('describes every card that a page may place, and draws its sheet (TRU-260)', () => {
  const sheets = sheetsOf('stories/cards/cards.stories.tsx')
  expect(sheets.toSorted()).toEqual(Object.keys(cards).toSorted())
  expect(describedIn('stories/cards/*.ts', 'CardDescription').toSorted()).toEqual(sheets.toSorted())
})

it('says of every cell, card and kind of page when it is right, when another one is, and how it is heard (TRU-260, TRU-480)', () => {
  const parts = ['purpose', 'use', 'avoid', 'words', 'heard']
  const texts = textsOf('stories/{cells,cards,pages}/*.{ts,tsx}').flatMap(({ text }) =>
    text.split(/\nexport const /).slice(1),
  )
  const missing = texts
    .filter((text) => /^\w+: (?:\w+Description|Thing) = \{/.test(text) && !text.includes('\n  ...'))
    .flatMap((text) =>
      parts.filter((part) => !text.includes(`\n  ${part}:`)).map((part) => `${text.slice(0, 20)}: ${part}`),
    )
  expect(missing).toEqual([])
})

it('draws every kind of page in every state, from a page of the definitions where there is one (TRU-480)', () => {
  const drawn = ['foundations/templates', 'pages/pages'].map((file) =>
    readFileSync(`${root}stories/${file}.stories.tsx`, 'utf8'),
  )
  const names = [...drawn.join('\n').matchAll(/export const (\w+) = sheetOf/g)].map(([, name = '']) => name)
  const every = 'Dashboard DeadEnd Details Dialog List Place Settings Sheet SignIn Wizard'
  expect(names.toSorted().join(' ')).toBe(every)
  const states = readFileSync(`${root}stories/pages/page-thing.tsx`, 'utf8')
  for (const state of ['filled', 'empty', 'loading', 'error', 'offline', 'refused', 'longest'])
    expect(states).toContain(`'${state}'`)
  const pages = [...readFileSync(`${root}stories/pages/kinds.tsx`, 'utf8').matchAll(/\n  page: '([\w-]+)',/g)]
  expect(pages).toHaveLength(7)
  const missing = pages.filter(([, page]) => !existsSync(`${root}definitions/pages/${page}.page.json`))
  expect(missing).toEqual([])
})

it('has accepted how each sheet looks, and nothing else (TRU-261)', () => {
  const accepted = globSync('stories/baselines/*.json', { cwd: root }).map((file) => basename(file, '.json'))
  const words = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const sheets = stories.flatMap(({ text }) => {
    const title = words(
      /title: '(Fields\/[^']+|Foundations\/Templates|Cells|Cards|Pages)'/.exec(text)?.[1] ?? '',
    )
    return [...text.matchAll(/export const (\w+) = sheetOf(?:Thing)?\(/g)].map(
      ([, name = '']) => `${title}--${kebabOf(name).replace(/^-/, '')}`,
    )
  })
  expect(accepted.toSorted()).toEqual(sheets.toSorted())
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

it('keeps the names at the side short, in sentence case, and puts the number of a criterion first (TRU-257, TRU-623)', async () => {
  const names = stories.flatMap(({ file, text }) =>
    [...text.matchAll(/^ +name: (['"])(.*)\1,$/gm)].map(([, , name = '']) => ({ file, name })),
  )
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter(({ name }) => name.length > 40)).toEqual([])
  const exported = ['RecentPayments', 'Uuid', 'ContrastMinimum']
  const entries = exported.map((exportName) => ({
    type: 'story' as const,
    importPath: './some.stories.tsx',
    exportName,
    name: exportName.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
  }))
  const { createIndex } = withStoryNames({ test: /./, createIndex: () => Promise.resolve(entries) })
  const named = await createIndex('some.stories.tsx', { makeTitle: String })
  expect(named.map(({ name }) => name)).toEqual(['Recent payments', 'UUID', '1.4.3 Contrast (Minimum)'])
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

it('names nothing at the root of a server, so that the built book works in any folder (TRU-639)', () => {
  const published = globSync('*', { cwd: `${root}src/portal/public` })
  expect(published.length).toBeGreaterThan(1)
  const names = published.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')
  const atRoot = new RegExp(String.raw`(?:["'\x60]|url\()/(?:${names}|assets/|iframe|index|\?path=)`)
  expect(atRoot.test('<img src="/mark.svg" />')).toBe(true)
  const drawn = textsOf('{src/{runtime,widgets,portal},stories}/**/*.{ts,tsx,css}').filter(
    ({ file }) => !file.includes('.test.'),
  )
  expect(drawn.length).toBeGreaterThan(400)
  // The page of the server that the story shows stands at a root; the story takes the picture out of it.
  const taken = /replace\('\/mark\.svg', ''\)/
  const found = drawn.filter(({ text }) => atRoot.test(text.replace(taken, '')))
  expect(found.map(({ file }) => file)).toEqual([])
})

it('lets a sheet fetch no tool of the tests, and of the icons only those that are drawn (TRU-722)', () => {
  const whole = /^import (?:\* as )?\w+ from '(?:axe-core|@blueprintjs\/icons)'/m
  expect(whole.test("import * as drawn from '@blueprintjs/icons'")).toBe(true)
  const drawn = textsOf('{src/{runtime,widgets,portal},stories}/**/*.{ts,tsx}').filter(
    ({ file }) => !/\.test\.|every-step\.stories/.test(file),
  )
  expect(drawn.filter(({ text }) => whole.test(text)).map(({ file }) => file)).toEqual([])
  // All definitions and all cases, each some hundred files.
  const heavy = /from '(?:#tests\/fixtures\/portal\/definitions|\.\.\/runtime\/case-(?:world|step))\.ts/
  const everywhere = textsOf('stories/{book,cards,cells,fields,pages,portal}/**/*.{ts,tsx}')
  expect(everywhere.filter(({ text }) => heavy.test(text)).map(({ file }) => file)).toEqual([])
})

it('says to somebody who opens the built book as a file that it is read from a server (TRU-639)', () => {
  const head = readFileSync(`${root}stories/.storybook/manager-head.html`, 'utf8')
  expect(head).toContain("location.protocol === 'file:'")
  expect(head).not.toMatch(/type="module"/)
})

it('puts no page of the book into frames, and proves every sheet in each look and direction (TRU-255, TRU-259)', () => {
  const all = textsOf('stories/.storybook/*.{ts,tsx}').map(({ text }) => text)
  expect(readFileSync(`${root}stories/book/sheet-story.tsx`, 'utf8')).toMatch(/play: .* => proveSheet\(/)
  expect(all.join('\n')).not.toMatch(/inline: false|iframeHeight/)
})
