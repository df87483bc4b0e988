import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sayFinding } from '#definition/finding.ts'
import type { DefinitionFile, Validate } from '#definition/loader.ts'
import { readCheckInput } from '#tools/check/check-input.ts'
import { checkDefinitions } from './definitions-check.ts'
import { definitionsRoot, readDefinitions } from './definition-files.ts'
import { validateOnce, validators } from './verdict.ts'

const limits = 'limits.json'
/** Few files are checked as the whole library is, in a hundredth of the time. */
const few = readDefinitions(definitionsRoot).filter(({ path }) =>
  [limits, 'roles.json', 'faults.json'].includes(path),
)
const context = readCheckInput()
let folder: string
let requested = 0

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-verdict-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const validate: Validate = (...of) => {
  requested += 1
  return context.validate(...of)
}
const authorize = (files: readonly DefinitionFile[] = few) =>
  validateOnce(files, { ...context, validate }, folder)
const fresh = () => few.map((file) => ({ ...file }))
const whileRequested = <T>(work: () => T): [made: T, times: number] => {
  const before = requested
  const made = work()
  return [made, requested - before]
}

it('finds at the next start, without judging again, what was found at the first, and the same library', () => {
  const outcome = checkDefinitions(few, context)
  expect(authorize().findings).toEqual(outcome.findings)
  const [again, times] = whileRequested(() => authorize(fresh()))
  expect(times).toBe(0)
  expect(again.findings).toEqual(outcome.findings)
  expect(again.library).toEqual(outcome.library)
})

it('judges anew whatever file changed, and keeps out what is broken, at the next start too', () => {
  authorize()
  const slip = () =>
    fresh().map((one) => {
      if (one.path !== limits) return one
      const broken = JSON.parse(one.text ?? '') as { limits: { memoLength: { is?: number } } }
      delete broken.limits.memoLength.is
      return { ...one, text: JSON.stringify(broken) }
    })
  const [first, times] = whileRequested(() => authorize(slip()))
  expect(times).toBeGreaterThan(0)
  const sentence = "limits.json /limits/memoLength: 'is' is missing. Write there: The number, or a version."
  expect(first.findings.map(sayFinding)).toContain(sentence)
  const second = authorize(slip())
  expect(second.findings).toEqual(first.findings)
  expect(second.library.limits).toEqual(first.library.limits)
  const moved = few.map((file) => (file.path === limits ? { ...file, path: 'limit.json' } : file))
  expect(authorize(moved).findings.map(({ file }) => file)).toContain('limit.json')
})

it('judges anew where what was kept cannot be read, or nothing can be kept', () => {
  authorize()
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"isRead": tr')
  const [, times] = whileRequested(() => authorize(fresh()))
  expect(times).toBeGreaterThan(0)
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  expect(validateOnce(few, context, file).findings).toEqual(authorize().findings)
})

it('counts among what judges every file of the program that judging reaches', () => {
  const src = fileURLToPath(new URL('../../', import.meta.url))
  const reached = new Set<string>()
  const visit = (file: string): void => {
    if (reached.has(file)) return
    reached.add(file)
    const text = readFileSync(file, 'utf8')
    const imports = text.matchAll(/^(?:import|export)\b(?! type)[^'`]*? from '([.#][^']+)'/gm)
    for (const [, name = ''] of imports)
      visit(name.startsWith('#') ? join(src, name.slice(1)) : join(dirname(file), name))
  }
  visit(join(src, 'server/definitions/definitions-check.ts'))
  const root = dirname(src)
  const counted = new Set(globSync([...validators], { cwd: root }))
  expect(reached.size).toBeGreaterThan(200)
  expect([...reached].map((file) => relative(root, file)).filter((file) => !counted.has(file))).toEqual([])
})
