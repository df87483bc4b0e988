import { expect, it } from 'vitest'
import { selectTests } from './selection.ts'

const sources = new Map([
  ['src/values/money.ts', `export const one = 1`],
  ['src/values/money.test.ts', `import { one } from './money.ts'`],
  ['src/widgets/amount.tsx', `import { one } from '#values/money.ts'\nimport './amount.css'`],
  ['src/widgets/amount.css', ``],
  ['src/widgets/amount.test.tsx', `import { Amount } from './amount.tsx'`],
  ['src/widgets/date.test.tsx', `import type { Amount } from './amount.tsx'`],
  ['stories/widgets/amount.stories.tsx', `const { Amount } = await import('#widgets/amount.tsx')`],
  ['definitions/flows/send.flow.json', `{ "says": "WIZ-001" }`],
  ['tests/browser/send.spec.ts', `test('sends (WIZ-001)', () => {})`],
  ['tests/browser/other.spec.ts', `test('walks (WIZ-002)', () => {})`],
  ['tests/server/send.test.ts', `it('ends', () => run('send'))`],
  ['src/portal/all.test.tsx', `import.meta.glob('../../definitions/**/*.json', { eager: true })`],
])
const filesFor = (...changed: string[]) => selectTests(changed, sources).files

it('runs the tests that import a changed file, the nearest first, and no others', () => {
  expect(filesFor('src/values/money.ts')).toEqual({
    unit: ['src/values/money.test.ts'],
    server: [],
    component: ['src/widgets/amount.test.tsx'],
    stories: ['stories/widgets/amount.stories.tsx'],
    browser: [],
  })
  expect(filesFor('src/widgets/amount.css').component).toEqual(['src/widgets/amount.test.tsx'])
})

it('runs a changed test itself', () => {
  expect(filesFor('src/widgets/date.test.tsx').component).toEqual(['src/widgets/date.test.tsx'])
})

it('runs the tests that name a changed definition, or a requirement it names', () => {
  const { server, browser } = filesFor('definitions/flows/send.flow.json')
  expect(server).toEqual(['tests/server/send.test.ts'])
  expect(browser).toEqual(['tests/browser/send.spec.ts'])
})

it('says how many tests further away it leaves to the whole suite', () => {
  const many = Array.from(
    { length: 30 },
    (_, at) => [`src/widgets/w${at}.test.tsx`, `import './amount.tsx'`] as const,
  )
  const { files, leftOut } = selectTests(['src/widgets/amount.tsx'], new Map([...sources, ...many]))
  expect(files.component.length + leftOut.component).toBe(31)
  expect(leftOut.component).toBeGreaterThan(0)
})

it('runs the tests that read a changed definition with its whole folder, and the stories of a changed preview', () => {
  const read = new Map([
    ...sources,
    ['src/server/read.ts', `new URL('../../definitions/', import.meta.url)`],
    ['tests/unit/cases.test.ts', `import { read } from '#server/read.ts'`],
    ['stories/.storybook/preview.tsx', ``],
  ])
  expect(selectTests(['definitions/flows/send.flow.json'], read).files.unit).toEqual([
    'tests/unit/cases.test.ts',
  ])
  expect(selectTests(['stories/.storybook/preview.tsx'], read).files.stories).toEqual([
    'stories/widgets/amount.stories.tsx',
  ])
})
