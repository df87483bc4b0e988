import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface Criterion {
  readonly id: string
  readonly name: string
  readonly level: string
  readonly tests: readonly { readonly file: string; readonly title: string }[]
}

const criteria = JSON.parse(
  readFileSync(`${root}stories/accessibility/criteria.data.json`, 'utf8'),
) as readonly Criterion[]

/** Levels A and AA of WCAG 2.2, written from the recommendation; 4.1.1 was removed from it. */
const standard: Readonly<Record<string, string>> = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}

it('has each criterion of WCAG 2.2 once, at its level, and a page for it (TRU-262)', () => {
  const expected = Object.entries(standard).flatMap(([level, ids]) =>
    ids.split(' ').map((id) => `${id} ${level}`),
  )
  expect(criteria.map(({ id, level }) => `${id} ${level}`).toSorted()).toEqual(expected.toSorted())
  const stories = readFileSync(`${root}stories/accessibility/criteria.stories.tsx`, 'utf8')
  const pages = [...stories.matchAll(/export const (\w+) = pageOf\('([\d.]+)'\)/g)].map(
    ([, name = '', id]) => `${id} ${name.toLowerCase()}`,
  )
  const named = criteria.map(({ id, name }) => `${id} ${name.toLowerCase().replaceAll(/[^a-z]/g, '')}`)
  expect(pages.toSorted()).toEqual(named.toSorted())
})

it('names for a criterion only tests that there are (TRU-262)', () => {
  const missing = criteria.flatMap(({ id, tests }) =>
    tests.flatMap(({ file, title }) => {
      const text = existsSync(root + file) ? readFileSync(root + file, 'utf8') : ''
      const isThere = ["'", '"', '`'].some((quote) => text.includes(`(${quote}${title}`))
      return isThere ? [] : [`${id}: ${file}: ${title}`]
    }),
  )
  expect(missing).toEqual([])
})

const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))

const programs = textsOf('src/{runtime,widgets,portal,server/login}/**/*.{ts,tsx,html,js}')
const styles = textsOf('src/{runtime,widgets,portal,server}/**/*.css')
const filesWith = (pattern: RegExp, texts = programs) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

it('plays no sound and no film (TRU-263)', () => {
  expect(programs.length).toBeGreaterThan(200)
  const played =
    /<(?:audio|video|track)\b|createElement\(['"](?:audio|video)|new Audio\b|AudioContext|speechSynthesis/
  expect(filesWith(played)).toEqual([])
})

it('locks no orientation and takes nobody their zoom (TRU-263)', () => {
  expect(filesWith(/orientation\.lock|user-scalable|maximum-scale/)).toEqual([])
  expect(filesWith(/\(orientation:/, styles)).toEqual([])
})

it('listens to no movement of a device and to no path of a finger (TRU-263)', () => {
  expect(filesWith(/devicemotion|deviceorientation|ontouchmove|onTouchMove|'touchmove'|'gesture/)).toEqual([])
})

/** Files that listen to the start of a press without acting on it, and what each uses it for. */
const watching: Readonly<Record<string, string>> = {
  'src/portal/pages/navigation/return-to-row.ts': 'That somebody is at work, who is not scrolled away.',
  'src/portal/session/ending/use-ending.ts': 'That somebody is at work, whose session goes on.',
  'src/runtime/draft/use-draft-saving.ts': 'That what is written comes from a person.',
  'src/runtime/form/after-press.ts': 'That an error waits until the press is over.',
  'src/widgets/frame/once-painted.ts': 'That what waits for a painting waits no longer.',
}

it('acts on no press before it is released (TRU-263)', () => {
  const down = programs.flatMap(({ file, text }) =>
    [...text.matchAll(/on(?:MouseDown|PointerDown|TouchStart)[=:]\s*.*/g)].map(
      ([line]) => `${file}: ${line}`,
    ),
  )
  expect(down.length).toBeGreaterThan(0)
  expect(down.filter((line) => !/=> event\.preventDefault\(\)[,}]$/.test(line))).toEqual([])
  const listening = filesWith(/['"](?:mousedown|pointerdown|touchstart)['"]/)
  expect(listening.toSorted()).toEqual(Object.keys(watching))
})

it('repeats no movement faster than once a second (TRU-263)', () => {
  const repeated = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/animation:\s*([^;]*\binfinite\b[^;]*);/g)].map(
      ([, value = '']) => `${file}: ${value}`,
    ),
  )
  expect(repeated.length).toBeGreaterThan(1)
  const seconds = (line: string) => Number(/([\d.]+)s\b/.exec(line)?.[1] ?? 0)
  expect(repeated.filter((line) => /\dms\b/.test(line) || seconds(line) < 1)).toEqual([])
  expect(filesWith(/animation-iteration-count:(?! 1 !important)/, styles)).toEqual([])
  expect(filesWith(/iterations:/)).toEqual([])
})

it('names the purpose of each field about the person who types (TRU-263)', () => {
  const fields = textsOf('src/server/login/**/*-page.ts').flatMap(({ file, text }) =>
    [...text.matchAll(/<input(?![^>]*type="hidden")[^>]*>/g)].map(([field]) => `${file}: ${field}`),
  )
  expect(fields.length).toBeGreaterThan(4)
  expect(fields.filter((field) => !/autocomplete="(?!off)/.test(field))).toEqual([])
  const secrets = programs.flatMap(({ file, text }) =>
    [...text.matchAll(/<(?:input|InputGroup|Input)\b[^<]*?\/>/gs)].flatMap(([field]) =>
      file.startsWith('src/portal/') && /type="password"|-code`|inputMode="numeric"/.test(field)
        ? `${file}: ${field}`
        : [],
    ),
  )
  expect(secrets.length).toBeGreaterThan(2)
  expect(secrets.filter((field) => !/autoComplete="(?!off)/.test(field))).toEqual([])
})

/** Style sheets that move elements out of their order in the document, and why the meaning stays the same. */
const elsewhere: Readonly<Record<string, string>> = {
  'src/portal/cards/payments/payments-summary.css': 'A number and its name, read as a name and its number.',
  'src/portal/pages/stack/over-page.css':
    'Notices, each complete; the newest stands nearest to where one looks.',
  'src/runtime/draft/draft-notice.css':
    'What is known of the draft stays first, then its buttons, which close or discard it.',
  'src/runtime/table/rows/grid.css': 'The arrow of a sorted column, which is heard as the state of its head.',
  'src/runtime/table/rows/phone-rows.css':
    'The name of a row and its amount come first, then what a column says of it, each with its label.',
  'src/runtime/template/details-summary.css': 'Actions and notices of a head; each says what it is about.',
  'src/runtime/template/list-template.css': 'The count of a list, below its actions on a phone.',
}

it('moves by CSS only what means the same in either order (TRU-489)', () => {
  const moving = filesWith(/^\s*(?:order: -?\d|flex-direction: (?:row|column)-reverse)/m, styles)
  expect(moving.toSorted()).toEqual(Object.keys(elsewhere))
})

it('points at nothing by a colour, a side or a shape (TRU-489)', () => {
  const definitions = globSync('definitions/**/*.json', { cwd: root })
    .filter((file) => !file.includes('languages/'))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))
  expect(definitions.length).toBeGreaterThan(500)
  const part = '(?:button|box|icon|field|dot|line|sign|link|area)'
  const pointing = new RegExp(
    `\\b(?:(?:on|to|at) the (?:left|right)|(?:red|green|blue|yellow|grey|round|square) ${part})\\b`,
    'i',
  )
  expect(pointing.test('Press the green button on the right.')).toBe(true)
  expect(filesWith(pointing, definitions)).toEqual([])
})

it('has no picture of a text: none but the mark, which is drawn without letters (TRU-489)', () => {
  const pictures = globSync('src/**/*.{png,jpg,jpeg,webp,gif,avif,svg}', { cwd: root })
  expect(pictures).toEqual(['src/portal/public/mark.svg'])
  expect(readFileSync(`${root}src/portal/public/mark.svg`, 'utf8')).not.toMatch(/<text|<image/)
})
