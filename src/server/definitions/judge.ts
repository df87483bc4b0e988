import type { Finding } from '#definition/finding.ts'
import { kindOfPath } from '#definition/kind.ts'
import type { Library } from '#definition/library.ts'
import type { LintContext } from '#definition/lint/context.ts'
import { lintKeyOrder } from '#definition/lint/key-order.ts'
import { lint } from '#definition/lint/lint.ts'
import { globalRoots } from '#definition/lint/roots.ts'
import { loadDefinitions, type DefinitionFile, type Validate } from '#definition/load.ts'
import { createGrammar } from './grammar.ts'
import { linkLibrary, type LinkedDefinitions } from './linked.ts'
import { readCardLines, readFieldTypes, readSchemas, schemaFinder, type SchemaTable } from './schemas.ts'

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
  const order = files.flatMap((file) => (kindOfPath(file.path) === undefined ? [] : orderOf(file)))
  const context: LintContext = { ...ground, library, unread }
  const linted = lint(context)
  const linked = linkLibrary(library, new Set(globalRoots(context).keys()))
  const known = new Set(linted.map((finding) => `${finding.file} ${finding.path}`))
  const unlinked = linked.findings.filter(
    ({ file, path }) => !known.has(`${file} ${path}`) && !(unread.roles && file.startsWith('permissions/')),
  )
  return { library, linked, findings: [...findings, ...linted, ...unlinked, ...order] }
}

const orders = new WeakMap<DefinitionFile, readonly Finding[]>()

/** The order of keys is the file's own business: it is judged once. */
function orderOf(file: DefinitionFile): readonly Finding[] {
  const found = orders.get(file) ?? lintKeyOrder(file.path, parsed(file.text))
  orders.set(file, found)
  return found
}

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
