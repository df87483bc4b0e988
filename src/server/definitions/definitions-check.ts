import type { Finding } from '#definition/finding.ts'
import { kindOfPath } from '#definition/kind.ts'
import type { Library } from '#definition/library.ts'
import type { LintContext } from '#definition/lint/context/context.ts'
import { lintKeyOrder } from '#definition/lint/key-order.ts'
import { createRevisions } from '#definition/lint/context/revisions.ts'
import { lint, lintInTurn } from '#definition/lint/lint.ts'
import { lintQuotes, mayHoldMarks } from '#definition/lint/words/quotes.ts'
import { globalRoots } from '#definition/lint/context/roots.ts'
import {
  dataOf,
  loadDefinitions,
  type DefinitionFile,
  type Loaded,
  type Validate,
} from '#definition/loader.ts'
import { parseSource } from '#definition/source/source-value.ts'
import { createGrammar } from './grammar.ts'
import { linkLibrary, type LinkedDefinitions } from './linked-definitions.ts'
import {
  readCardLines,
  readFieldTypes,
  readFilledWords,
  readSchemas,
  schemaFinder,
  type SchemaTable,
} from './schemas.ts'

export interface CheckedDefinitions {
  readonly library: Library
  readonly linked: LinkedDefinitions
  readonly findings: readonly Finding[]
}

/** The schemas and tables of the check, read once. */
export interface CheckContext extends Omit<LintContext, 'library' | 'unread'> {
  readonly validate: Validate
}

export function readCheckContext(schemas: SchemaTable = readSchemas()): CheckContext {
  return {
    validate: createGrammar(schemas),
    fieldTypes: readFieldTypes(),
    cardLines: readCardLines(),
    filled: readFilledWords(),
    findSchema: schemaFinder(schemas),
    schemaNames: [...schemas.keys()],
  }
}

/** Loads, lints and links the files, and returns the library with all findings. */
export function checkDefinitions(
  files: readonly DefinitionFile[],
  dependencies: CheckContext = readCheckContext(),
): CheckedDefinitions {
  return checkIn(files, dependencies, ({ readable: library, unread }) => ({
    ...dependencies,
    library,
    unread,
  }))
}

/** Checks successive versions of a library; results that a change cannot affect are reused. */
export interface FollowingCheck {
  check(files: readonly DefinitionFile[]): CheckedDefinitions
  /** Computes the reusable results, pausing so that other work can run. */
  prepare(files: readonly DefinitionFile[], pause: () => Promise<unknown>): Promise<void>
}

export function followCheck(dependencies: CheckContext): FollowingCheck {
  const revisions = createRevisions(dependencies)
  const contextOf = ({ readable: library, unread }: Loaded): LintContext => {
    revisions.move(library, unread)
    return revisions.context
  }
  return {
    check: (files) => checkIn(files, dependencies, contextOf),
    async prepare(files, pause) {
      const loaded = loadDefinitions(files, dependencies.validate)
      const context = contextOf(loaded)
      for (const _ of lintInTurn(context)) await pause()
      linkLibrary(loaded.library, new Set(globalRoots(context).keys()))
      await pause()
      files.forEach(writtenIn)
    },
  }
}

function checkIn(
  files: readonly DefinitionFile[],
  { validate }: CheckContext,
  contextOf: (loaded: Loaded) => LintContext,
): CheckedDefinitions {
  const loaded = loadDefinitions(files, validate)
  const { library, readable, findings, unread } = loaded
  // A file that cannot be read is told by that alone.
  const isUnread = new Set(findings.map(({ file }) => file))
  const written = files.flatMap(writtenIn)
  const context = contextOf(loaded)
  const linted = lint(context).filter(({ file }) => !isUnread.has(file))
  const globals = new Set(globalRoots(context).keys())
  const linked = linkLibrary(library, globals)
  const { findings: unlinkable } = library === readable ? linked : linkLibrary(readable, globals)
  const existing = new Set(linted.map((finding) => `${finding.file} ${finding.path}`))
  const reported = new Set(linted.map(({ sentence }) => sentence))
  const unlinked = unlinkable.filter(
    ({ file, path, sentence }) =>
      !isUnread.has(file) &&
      !existing.has(`${file} ${path}`) &&
      !reported.has(sentence) &&
      !(unread.roles && file.startsWith('permissions/')),
  )
  return { library, linked, findings: [...findings, ...linted, ...unlinked, ...written] }
}

const outcome = new WeakMap<DefinitionFile, readonly Finding[]>()

/** Checks the form of a file, such as the order of its keys; done once per file. */
function writtenIn(file: DefinitionFile): readonly Finding[] {
  const before = outcome.get(file)
  if (before !== undefined) return before
  const data = dataOf(file) ?? parseSource(file.text ?? '')
  const order = kindOfPath(file.path) === undefined ? [] : lintKeyOrder(file.path, data)
  const quotes = mayHoldMarks(file.text ?? '') ? lintQuotes(file.path, data) : []
  const found = [...order, ...quotes]
  outcome.set(file, found)
  return found
}
