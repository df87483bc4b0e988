import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Finding } from '#definition/finding.ts'
import { loadDefinitions, type DefinitionFile, type Validate } from '#definition/loader.ts'
import { checkDefinitions, type CheckContext, type CheckedDefinitions } from './definitions-check.ts'

export type Verdict = Pick<CheckedDefinitions, 'library' | 'findings'>

interface StoredVerdict {
  /** True if every file obeys its schema. */
  readonly isRead: boolean
  readonly findings: readonly Finding[]
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const stored = join(root, 'node_modules', '.cache', 'portolan')

/** The sources of the check; a change in any of them may change the verdict. */
export const validators = [
  'src/{values,definition,engine}/**/*.{ts,json}',
  'src/server/definitions/**/*.ts',
  'schemas/**/*.json',
  'package-lock.json',
] as const

const WEEK_MS = 7 * 86_400_000

let print: string | undefined

function printOfValidators(): string {
  const hash = createHash('sha256').update(process.version)
  const found = globSync([...validators], { cwd: root }).filter((file) => !file.includes('.test.'))
  for (const file of found.toSorted()) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function nameOf(files: readonly DefinitionFile[]): string {
  const hash = createHash('sha256').update((print ??= printOfValidators()))
  for (const { path, text } of files) hash.update(`\n${path}\n${text?.length}\n`).update(text ?? '')
  return `verdict-${hash.digest('hex').slice(0, 24)}.json`
}

const trusting: Validate = () => []

/**
 * Returns the library and its findings. The check is the slowest part of a start, so its verdict is cached
 * beside the packages, by a hash of all files, the schemas and the program. Without a cache everything is
 * checked.
 */
export function validateOnce(
  files: readonly DefinitionFile[],
  dependencies: CheckContext,
  folder = stored,
): Verdict {
  const path = join(folder, nameOf(files))
  const before = readStored(path)
  if (before?.isRead) return { library: loadDefinitions(files, trusting).library, findings: before.findings }
  if (before !== undefined)
    return { library: loadDefinitions(files, dependencies.validate).library, findings: before.findings }
  const definitions = checkDefinitions(files, dependencies)
  const isRead = loadDefinitions(files, dependencies.validate).findings.length === 0
  keep(folder, path, { isRead, findings: definitions.findings })
  return definitions
}

function readStored(path: string): StoredVerdict | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as StoredVerdict
  } catch {
    return undefined
  }
}

/** Writes a temporary file first, so that nobody reads half of it. */
function keep(folder: string, path: string, verdict: StoredVerdict): void {
  try {
    mkdirSync(folder, { recursive: true })
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, JSON.stringify(verdict))
    renameSync(draft, path)
    for (const name of globSync('verdict-*', { cwd: folder }))
      if (statSync(join(folder, name)).mtimeMs < Date.now() - WEEK_MS) rmSync(join(folder, name))
  } catch {
    return
  }
}
