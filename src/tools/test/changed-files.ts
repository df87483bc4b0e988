import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Sources } from './imports.ts'
import { selectTests, type Selection } from './selection.ts'
import {
  browser,
  build,
  definitions,
  floors,
  format,
  lint,
  trace,
  types,
  vitest,
  type Stage,
} from './stages.ts'

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\n')
    .filter((line) => line !== '')

/** Returns the files that differ from a revision, including untracked and deleted ones. */
export function findChanges(base: string): readonly string[] {
  return [
    ...new Set([
      ...git('diff', '--name-only', base, '--'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ]
}

export function readSources(): Sources {
  const files = git(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'src',
    'stories',
    'tests',
    'definitions',
  )
  const read = files.filter((file) => /\.(?:tsx?|css|json)$/.test(file) && existsSync(file))
  return new Map(read.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** Returns the stages that test the parts a change can break. */
export function stagesFor(changed: readonly string[], { files }: Selection): readonly Stage[] {
  const touches = (pattern: RegExp) => changed.some((file) => pattern.test(file))
  const status = changed.filter((file) => existsSync(file))
  const code = status.filter((file) => /\.tsx?$/.test(file))
  const inPages = [...files.component, ...files.stories]
  const projects = (['component', 'stories'] as const).filter((project) => files[project].length > 0)
  const stages: (Stage | false)[] = [
    files.browser.length > 0 && build,
    files.unit.length > 0 && { name: 'unit', command: vitest(['unit'], ...files.unit) },
    inPages.length > 0 && { name: 'pages', command: vitest(projects, ...inPages) },
    files.browser.length > 0 && browser(...files.browser),
    files.server.length > 0 && { name: 'server', command: vitest(['server'], ...files.server) },
    (code.length > 0 || touches(/^(?:schemas|src)\//)) && floors,
    status.length > 0 && { name: 'format', command: format(...status) },
    code.length > 0 && { name: 'lint', command: lint(...code) },
    touches(/^(?:schemas|src\/definition\/generated|src\/server\/store)\//) && types,
    touches(/^(?:definitions|schemas|src\/(?:definition|engine|tools))\//) && definitions,
    touches(/\.(?:test|spec|stories)\.tsx?$|\.cases\.json$|^tests\/requirements\//) && trace,
  ]
  return stages.filter((stage) => stage !== false)
}

/** Describes the tests run for a change, and those left out. */
export function describeSelection(changed: readonly string[], { files, leftOut }: Selection): string {
  const count = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .filter(([, many]) => many > 0)
      .map(([project, many]) => `${many} ${project}`)
      .join(', ') || 'none'
  const chosen = Object.fromEntries(Object.entries(files).map(([project, list]) => [project, list.length]))
  return `${changed.length} changed files. Files of tests to run: ${count(chosen)}. Left for the whole suite, further away: ${count(leftOut)}.`
}

export const selectFor = (changed: readonly string[]): Selection => selectTests(changed, readSources())
