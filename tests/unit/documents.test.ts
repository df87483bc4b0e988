import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('tests/bench/'))

/** Folders a path may be relative to: the root, the folder of the document, or the folder its chapter is about. */
const homesOf = (document: string) => ['.', dirname(document), 'src', 'src/server', 'definitions', 'schemas']

const isThere = (document: string, path: string): boolean =>
  homesOf(document).some((home) => existsSync(join(root, home, path))) ||
  files.some((file) => {
    const name = normalize(path).replace(/\/$/, '')
    return (
      `/${file}`.includes(`/${name}/`) || `/${file}`.includes(`/${name}.`) || `/${file}`.endsWith(`/${name}`)
    )
  })

/** Paths in backticks that look like a file or folder, without placeholders. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z][\w.-]*(?:\/[\w.-]+)+\/?)`/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => /^[a-z]/.test(path) && !/^(?:application|text|image)\//.test(path))

const { exports: doors } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: object }
const isDoor = (path: string) => Object.hasOwn(doors, path.replace('portolan/', './'))

const textOf = (document: string) => readFileSync(join(root, document), 'utf8')

it.each(documents)('leads a newcomer to what is there: %s (TRU-321)', (document) => {
  const text = textOf(document)
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path]) => path ?? '')
  const lost = links.filter((path) => !existsSync(join(root, dirname(document), path)))
  expect(lost, 'links').toEqual([])
  // The generated reference quotes example paths of the schemas.
  const gone = document.endsWith('REFERENCE.md')
    ? []
    : pathsIn(text).filter((path) => !isThere(document, path) && !isDoor(path))
  expect(gone, 'paths').toEqual([])
})

it.each(documents)('names only commands that there are: %s (TRU-321)', (document) => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object }
  const named = [...textOf(document).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name ?? '')
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  const programs = [...textOf(document).matchAll(/node (src\/[\w./-]+)/g)].map(([, path]) => path ?? '')
  expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
