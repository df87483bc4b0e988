import type { Finding } from '#definition/finding.ts'
import { kindOfPath } from '#definition/kind.ts'
import type { Library } from '#definition/library.ts'
import type { LintContext } from '#definition/lint/ground/context.ts'
import { lintKeyOrder } from '#definition/lint/key-order.ts'
import { lint, lintInTurn } from '#definition/lint/lint.ts'
import { lintQuotes, mayHoldMarks } from '#definition/lint/words/quotes.ts'
import { globalRoots } from '#definition/lint/ground/roots.ts'
import { dataOf, loadDefinitions, type DefinitionFile, type Validate } from '#definition/load.ts'
import { parseSource } from '#definition/source/parse.ts'
import { createGrammar } from './grammar.ts'
import { linkLibrary, type LinkedDefinitions } from './linked.ts'
import { readCardLines, readFieldTypes, readFilledWords, readSchemas, schemaFinder, type SchemaTable } from './schemas.ts'

export interface JudgedDefinitions {
  readonly library: Library
  readonly linked: LinkedDefinitions
  readonly findings: readonly Finding[]
}

/** What definitions are judged by; read once. */
export interface Ground extends Omit<LintContext, 'library' | 'unread'> {
  readonly validate: Validate
}

export function readGround(schemas: SchemaTable = readSchemas()): Ground {
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
export function judgeDefinitions(
  files: readonly DefinitionFile[],
  ground: Ground = readGround(),
): JudgedDefinitions {
  const { library, findings, unread } = loadDefinitions(files, ground.validate)
  const written = files.flatMap(writtenIn)
  const context: LintContext = { ...ground, library, unread }
  const linted = lint(context)
  const linked = linkLibrary(library, new Set(globalRoots(context).keys()))
  const known = new Set(linted.map((finding) => `${finding.file} ${finding.path}`))
  const told = new Set(linted.map(({ sentence }) => sentence))
  const unlinked = linked.findings.filter(
    ({ file, path, sentence }) => !known.has(`${file} ${path}`) && !told.has(sentence) && !(unread.roles && file.startsWith('permissions/')),
  )
  return { library, linked, findings: [...findings, ...linted, ...unlinked, ...written] }
}

/** Works out what stays from one judgement to the next, and lets others work in between: what is saved next is judged as fast as what follows. */
export async function prepareJudgement(
  files: readonly DefinitionFile[],
  ground: Ground,
  pause: () => Promise<unknown>,
): Promise<void> {
  const { library, unread } = loadDefinitions(files, ground.validate)
  const context: LintContext = { ...ground, library, unread }
  for (const _ of lintInTurn(context)) await pause()
  linkLibrary(library, new Set(globalRoots(context).keys()))
  await pause()
  files.forEach(writtenIn)
}

const judged = new WeakMap<DefinitionFile, readonly Finding[]>()

/** How a file is written, the order of its keys and its quotation marks, is its own business: it is judged once. */
function writtenIn(file: DefinitionFile): readonly Finding[] {
  const before = judged.get(file)
  if (before !== undefined) return before
  const data = dataOf(file) ?? parseSource(file.text ?? '')
  const order = kindOfPath(file.path) === undefined ? [] : lintKeyOrder(file.path, data)
  const quotes = mayHoldMarks(file.text ?? '') ? lintQuotes(file.path, data) : []
  const found = [...order, ...quotes]
  judged.set(file, found)
  return found
}
