import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sayFinding } from '#definition/finding.ts'
import type { DefinitionFile, Validate } from '#definition/load.ts'
import { filesWith, ground, real } from '#tests/unit/broken.ts'
import { judgeDefinitions } from './judge.ts'
import { judgeOnce, judges } from './verdict.ts'

const limits = 'limits.json'
let folder: string
let asked = 0

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-verdict-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const validate: Validate = (...of) => {
  asked += 1
  return ground.validate(...of)
}
const judge = (files: readonly DefinitionFile[] = real) => judgeOnce(files, { ...ground, validate }, folder)
const fresh = () => real.map((file) => ({ ...file }))
const whileAsked = <T>(work: () => T): [made: T, times: number] => {
  const before = asked
  const made = work()
  return [made, asked - before]
}

it('finds at the next start, without judging again, what was found at the first, and the same library', () => {
  const judged = judgeDefinitions(real, ground)
  expect(judge().findings).toEqual(judged.findings)
  const [again, times] = whileAsked(() => judge(fresh()))
  expect(times).toBe(0)
  expect(again.findings).toEqual(judged.findings)
  expect(again.library).toEqual(judged.library)
})

it('judges anew whatever file changed, and keeps out what is broken, at the next start too', () => {
  judge()
  const slip = () => filesWith(limits, { '/limits/memoLength/is': undefined })
  const [first, times] = whileAsked(() => judge(slip()))
  expect(times).toBeGreaterThan(0)
  const sentence = "limits.json /limits/memoLength: 'is' is missing."
  expect(first.findings.map(sayFinding)).toContain(sentence)
  const second = judge(slip())
  expect(second.findings).toEqual(first.findings)
  expect(second.library.limits).toEqual(first.library.limits)
  const moved = real.map((file) => (file.path === limits ? { ...file, path: 'limit.json' } : file))
  expect(judge(moved).findings.map(({ file }) => file)).toContain('limit.json')
})

it('judges anew where what was kept cannot be read, or nothing can be kept', () => {
  judge()
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"isRead": tr')
  const [, times] = whileAsked(() => judge(fresh()))
  expect(times).toBeGreaterThan(0)
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  expect(judgeOnce(real, ground, file).findings).toEqual(judge().findings)
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
  visit(join(src, 'server/definitions/judge.ts'))
  const root = dirname(src)
  const counted = new Set(globSync([...judges], { cwd: root }))
  expect(reached.size).toBeGreaterThan(200)
  expect([...reached].map((file) => relative(root, file)).filter((file) => !counted.has(file))).toEqual([])
})
