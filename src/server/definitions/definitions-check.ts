import type { Finding } from '#definition/finding.ts'
import { kindOfPath } from '#definition/kind.ts'
import type { Library } from '#definition/library.ts'
import type { LintContext } from '#definition/lint/context/context.ts'
import { lintKeyOrder } from '#definition/lint/key-order.ts'
import { lint, lintInTurn } from '#definition/lint/lint.ts'
import { lintQuotes, mayHoldMarks } from '#definition/lint/words/quotes.ts'
import { globalRoots } from '#definition/lint/context/roots.ts'
import { dataOf, loadDefinitions, type DefinitionFile, type Validate } from '#definition/load.ts'
import { parseSource } from '#definition/source/parse.ts'
import { createGrammar } from './grammar.ts'
import { linkLibrary, type LinkedDefinitions } from './linked-definitions.ts'
import { readCardLines, readFieldTypes, readFilledWords, readSchemas, schemaFinder, type SchemaTable } from './schemas.ts'

export interface CheckedDefinitions {
  readonly library: Library
  readonly linked: LinkedDefinitions
  readonly findings: readonly Finding[]
}

/** What definitions are checked by; read once. */
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

/** The one way from files to a library with everything that is wrong in it: loads, lints and links. */
export function checkDefinitions(
  files: readonly DefinitionFile[],
  dependencies: CheckContext = readCheckContext(),
): CheckedDefinitions {
  const { library, findings, unread } = loadDefinitions(files, dependencies.validate)
  const written = files.flatMap(writtenIn)
  const context: LintContext = { ...dependencies, library, unread }
  const linted = lint(context)
  const linked = linkLibrary(library, new Set(globalRoots(context).keys()))
  const existing = new Set(linted.map((finding) => `${finding.file} ${finding.path}`))
  const reported = new Set(linted.map(({ sentence }) => sentence))
  const unlinked = linked.findings.filter(
    ({ file, path, sentence }) => !existing.has(`${file} ${path}`) && !reported.has(sentence) && !(unread.roles && file.startsWith('permissions/')),
  )
  return { library, linked, findings: [...findings, ...linted, ...unlinked, ...written] }
}

/** Works out what stays from one check to the next, and lets others work in between: what is saved next is checked as fast as what follows. */
export async function prepareJudgement(
  files: readonly DefinitionFile[],
  dependencies: CheckContext,
  pause: () => Promise<unknown>,
): Promise<void> {
  const { library, unread } = loadDefinitions(files, dependencies.validate)
  const context: LintContext = { ...dependencies, library, unread }
  for (const _ of lintInTurn(context)) await pause()
  linkLibrary(library, new Set(globalRoots(context).keys()))
  await pause()
  files.forEach(writtenIn)
}

const outcome = new WeakMap<DefinitionFile, readonly Finding[]>()

/** How a file is written, the order of its keys and its quotation marks, is its own business: it is checked once. */
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
