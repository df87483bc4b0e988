import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SMALL = 25
const FULL = 15
const LONGEST = 300

const files = globSync('{src,tests,stories}/**/*.{ts,tsx}', { cwd: root })
const isTest = (file: string) => !file.startsWith('src/') || /\.(test|stories)\.tsx?$/.test(file)
const isGenerated = (file: string) => file.includes('/generated/')
const sources = files.filter((file) => !isTest(file) && !isGenerated(file))
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const linesOf = (file: string): number => (texts.get(file) ?? '').split('\n').length - 1
const floorOf = (file: string): string => file.split('/')[1]!

const IMPORT = /\b(from|import|mock|URL)\b[\s(]*'([^'\n]+)'/g

const pathOf = (file: string, name: string): string | undefined => {
  if (name.startsWith('.')) return normalize(join(dirname(file), name))
  if (name.startsWith('#tests/')) return name.slice(1)
  return name.startsWith('#') ? `src/${name.slice(1)}` : undefined
}

interface Importer {
  readonly file: string
  readonly isLazy: boolean
}

const importers = new Map<string, Importer[]>()
for (const [file, text] of texts)
  for (const [whole, , name = ''] of text.matchAll(IMPORT)) {
    const path = pathOf(file, name)
    if (path && texts.has(path))
      importers.set(path, [...(importers.get(path) ?? []), { file, isLazy: whole.includes('(') }])
  }

/**
 * Returns true if a file lists the members of a kind. Each member is a file, even a small one: field types, cards,
 * lint rules, features.
 */
const isList = (file: string): boolean =>
  /\/(lint|kinds|line-kinds|lines|cards|theme|index|feature|handlers|checklist|seed|run|patches)\.tsx?$/.test(
    file,
  )

/** Folders with a file for each of many things of one kind. */
const OF_A_KIND = ['src/server/store/migrations', 'src/engine/field', 'src/values']

/** Verbs and adjectives that are no names for a file: a file is named by what it holds. */
const NO_NOUN = new Set(
  `accept add admit apply ask authenticate away began busy chosen compile compose configure create cyclic decide delete
  describe done drop execute expect far find finish fix follow guessable handle held keyed kept known leaving load make
  match meet migrate mount navigate nearest nest nested next offered opened opens parse perform plain present printed
  prove read refuse remove rename renew resend retried revert satisfy save searched send serve settle slow standing
  starts submit take takes tell tidy touched translate typed unfinished unreadable unsent unsupported update usable
  validate validated verify void waiting wanted whole write`.split(/\s+/),
)

it('has no crumbs: what is small and used once stands where it is used (TRU-467)', () => {
  expect(sources.length).toBeGreaterThan(1500)
  const crumbs = sources.filter((file) => {
    const [only, ...more] = importers.get(file) ?? []
    return (
      linesOf(file) < SMALL &&
      only !== undefined &&
      more.every((other) => other.file === only.file) &&
      !isTest(only.file) &&
      !only.isLazy &&
      floorOf(only.file) === floorOf(file) &&
      !isList(only.file)
    )
  })
  expect(crumbs.toSorted(), 'Fold them into the one file that imports them').toEqual([])
})

it('calls a file by what it holds, in words joined by dashes (TRU-467)', () => {
  const names = sources.map((file) => [file, basename(file).replace(/\.d?\.?tsx?$/, '')] as const)
  const odd = names.filter(([, name]) => !/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(name)).map(([file]) => file)
  expect(odd).toEqual([])
  const verbs = names.filter(([, name]) => NO_NOUN.has(name)).map(([file]) => file)
  expect(verbs.toSorted(), 'Name what the file holds, by a noun').toEqual([])
})

it('has folders that one can look through (TRU-467)', () => {
  const folders = Map.groupBy(sources, dirname)
  const full = [...folders].filter(([folder, all]) => all.length > FULL && !OF_A_KIND.includes(folder))
  const names = full.map(([folder]) => folder)
  expect(names.toSorted(), `Sort what lies in them into rooms of at most ${FULL} files`).toEqual([])
})

it('has files of a middling size, and none over 300 lines (TRU-467)', () => {
  const lengths = sources.map(linesOf).toSorted((a, b) => a - b)
  expect(lengths.at(-1)).toBeLessThanOrEqual(LONGEST)
  const styles = globSync('{src,stories}/**/*.css', { cwd: root })
  const long = styles.filter(
    (file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1 > LONGEST,
  )
  expect(long).toEqual([])
  const median = lengths[Math.floor(lengths.length / 2)]!
  expect(median).toBeGreaterThanOrEqual(40)
  expect(median).toBeLessThanOrEqual(80)
})
