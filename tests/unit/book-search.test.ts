import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadCsf } from 'storybook/internal/csf-tools'
import { toId, storyNameFromExport } from 'storybook/internal/csf'
import { beforeAll, expect, it } from 'vitest'
import searchNames from '../../stories/.storybook/search-names.data.json' with { type: 'json' }
import { withStoryNames } from '../../stories/.storybook/story-names.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const { createIndex } = withStoryNames({
  test: /./,
  createIndex: async (file) => {
    const makeTitle = (title?: string) => title ?? file
    return Promise.resolve(
      loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle }).parse().indexInputs,
    )
  },
})

/** The list at the side as the book has it, each entry by its address. */
async function listed(): Promise<ReadonlyMap<string, string>> {
  const files = globSync('stories/**/*.stories.tsx', { cwd: root })
  const lists = await Promise.all(files.map((file) => createIndex(root + file, { makeTitle: String })))
  return new Map(
    lists.flat().map(({ title = '', exportName, name = '' }) => {
      return [toId(title, storyNameFromExport(exportName)), `${title}/${name}`]
    }),
  )
}

let entries: ReadonlyMap<string, string>
beforeAll(async () => {
  entries = await listed()
})

/** Search words of designers, and the expected results. */
const looksFor: Readonly<Record<string, string>> = {
  IBAN: 'fields-iban--sheet',
  amount: 'fields-money--sheet',
  dropdown: 'fields-choice--sheet',
  checkbox: 'fields-consent--sheet',
  radio: 'fields-choice-list--sheet',
  'date picker': 'fields-date--sheet',
  upload: 'fields-file--sheet',
  'text input': 'fields-text--sheet',
  mobile: 'fields-phone--sheet',
  SWIFT: 'fields-bic--sheet',
  'exchange rate': 'fields-quote--sheet',
  badge: 'cells--status',
  approve: 'cards--waiting',
  approval: 'cards--waiting',
  modal: 'pages--dialog',
  drawer: 'pages--sheet',
  login: 'pages--sign-in',
  404: 'pages--dead-end',
  table: 'foundations-templates--list',
  typography: 'foundations-type-space-and-motion--page',
  font: 'foundations-type-space-and-motion--page',
  spacing: 'foundations-type-space-and-motion--page',
  contrast: 'foundations-colour--page',
  token: 'foundations-colour--page',
  glossary: 'foundations-words--page',
  'tone of voice': 'foundations-words--page',
  error: 'galleries-refusals--page',
  empty: 'galleries-places-without-content--page',
  offline: 'galleries-places-without-content--page',
  permission: 'galleries-pages--page',
  role: 'galleries-pages--page',
  'bank account number': 'fields-iban--sheet',
  'forced colours': 'foundations-colour--page',
  'right to left': 'definitions-languages--from-the-right',
  pagination: 'runtime-table--long',
  tabs: 'theme-surfaces--light',
  avatar: 'portal-shell--your-menu',
  wizard: 'galleries-wizards--page',
}

it('finds a thing of the book by the word a designer types, also where the book calls it otherwise (TRU-637)', () => {
  expect(entries.size).toBeGreaterThan(300)
  const missed = Object.entries(looksFor).filter(
    ([word, id]) => !entries.get(id)?.toLowerCase().includes(word.toLowerCase()),
  )
  expect(missed).toEqual([])
})

it('gives names for the search only to stories that there are, none longer than 40 characters (TRU-623, TRU-637)', async () => {
  const names = Object.entries(searchNames).flatMap(([title, stories]) =>
    Object.values(stories).map((name) => ({ name, entry: `${title}/${name}` })),
  )
  const all = new Set(entries.values())
  expect(names.filter(({ name, entry }) => name.length > 40 || !all.has(entry))).toEqual([])
})
