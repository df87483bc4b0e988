import { withFeatures } from './feature.ts'
import type { About, Finding } from './finding.ts'
import type { RuleFile } from './generated/rules.ts'
import { folderWithin, idOfPath, kindOfPath, placeFor, type DefinitionKind } from './kind.ts'
import { emptyLibrary, type Library } from './library.ts'
import { isTooDeep } from './source/depth.ts'
import { parseSource } from './source/source-value.ts'
import { recoverData, recoverText } from './source/recovery.ts'
import { slipIn } from './source/slip.ts'
import { namesTwice } from './source/duplicate-keys.ts'

/** A file of definitions/: its path below that folder and its text. */
export interface DefinitionFile {
  readonly path: string
  /** Absent if the file could not be read. */
  readonly text: string | undefined
}

/** Checks data against a schema of schemas/definitions; handed in, because validators differ by place. */
export type Validate = (
  schema: string,
  data: unknown,
) => readonly Pick<Finding, 'path' | 'sentence' | 'nearest' | 'fix' | 'unknownWord'>[]

export interface Loaded {
  readonly library: Library
  /** The same, with what can be read of the others: they are broken, and what names them is not. */
  readonly readable: Library
  readonly findings: readonly Finding[]
  /** Ids of unreadable definitions by collection: they are broken, not unknown. */
  readonly unread: Readonly<Record<string, readonly string[]>>
}

/** Maximum length of a definition, in characters; people write shorter ones. */
const MOST_CHARACTERS = 1_000_000

type Shell = Record<string, Record<string, unknown>>
type Tell = (
  finding: Pick<Finding, 'path' | 'sentence' | 'nearest' | 'fix' | 'unknownWord' | 'about'>,
) => void

/**
 * Loads definitions. Valid ones are in the library; the others are reported and left out (rule 16). Never
 * throws.
 */
export function loadDefinitions(files: readonly DefinitionFile[], validate: Validate): Loaded {
  const findings: Finding[] = []
  const unread: Record<string, string[]> = {}
  const library: Shell = emptyShell()
  const rest: Placed[] = []
  for (const file of files) {
    if (!file.path.endsWith('.json')) continue
    // Files of the simulated network are read by src/server/network.
    if (file.path.startsWith('network/')) continue
    const report: Tell = (finding) =>
      findings.push({ about: { kind: 'unread' }, ...finding, file: file.path, level: 'error' })
    const kind = kindOfPath(file.path)
    if (kind === undefined) {
      const { id } = Object(parseSource(file.text ?? '')) as { readonly id?: unknown }
      report({
        path: '',
        sentence: `This file is of no known kind, by its folder and ending. ${placeFor(file.path)}`,
        about: { kind: 'unread', ...(typeof id === 'string' ? { id } : {}) },
      })
      continue
    }
    const within = folderWithin(file.path, kind)
    if (within !== undefined) {
      report({ path: '', sentence: sayWithin(within, kind) })
      continue
    }
    const before = findings.length
    const { data, problems, recovered } = readOnce(file, kind.schema, validate)
    const about: About = { kind: 'unread', ...(recovered === undefined ? { isLost: true } : {}) }
    for (const problem of problems) report({ about, ...problem })
    if (data !== undefined && problems.length === 0)
      place(library, [kind, file.path, data as Record<string, unknown>], report)
    else if (recovered !== undefined) rest.push([kind, file.path, recovered as Record<string, unknown>])
    if (findings.length > before) (unread[kind.collection] ??= []).push(idOfPath(file.path, kind))
  }
  return {
    library: library as unknown as Library,
    readable: withRest(library, rest) as unknown as Library,
    findings,
    unread,
  }
}

/** A definition with its kind and path. */
type Placed = readonly [kind: DefinitionKind, path: string, data: Record<string, unknown>]

/** The library with these as well; a collection is copied before anything is written into it. */
function withRest(library: Shell, rest: readonly Placed[]): Shell {
  if (rest.length === 0) return library
  const whole = Object.fromEntries(
    Object.entries(library).map(([name, one]) => [name, Array.isArray(one) ? one : { ...one }] as const),
  )
  for (const one of rest) place(whole, one, () => undefined)
  return whole
}

/** Files of a kind stand beside each other: in a folder below, a copy would take the place of the one in use. */
const sayWithin = (within: string, { folder }: DefinitionKind): string =>
  `Files of ${folder} stand in no folder below it, and this one stands in '${within}'. Move it up, or take it out of definitions/ if it is an old copy.`

interface Read {
  readonly validate: Validate
  readonly data: unknown
  readonly problems: readonly Parameters<Tell>[0][]
  /** The readable part of a file with problems. */
  readonly recovered?: unknown
}

const existing = new WeakMap<DefinitionFile, Read>()

/** Returns the parsed content of a file, or undefined if it was not loaded or is no JSON. */
export function dataOf(file: DefinitionFile): unknown {
  return existing.get(file)?.data
}

/** Parses and validates a file once per validator and returns its content and errors. */
function readOnce(file: DefinitionFile, schema: string, validate: Validate): Read {
  const before = existing.get(file)
  if (before?.validate === validate) return before
  const problems: Parameters<Tell>[0][] = []
  const data = parse(file.text, (problem) => problems.push(problem))
  if (data !== undefined) {
    problems.push(...validate(schema, data), ...underOtherGrammar(schema, data))
    for (const path of namesTwice(file.text ?? '', data))
      problems.push({ path, sentence: `'${path.split('/').at(-1)}' stands twice here. Keep one of them.` })
  }
  const recovered =
    problems.length > 0 && isInBounds(file.text ?? '')
      ? recoverData(data ?? recoverText(file.text ?? ''), (rest) => validate(schema, rest))
      : undefined
  const read = { validate, data, problems, recovered }
  existing.set(file, read)
  return read
}

/** An editor completes and underlines by the first line: it names the grammar the file is checked by. */
function underOtherGrammar(schema: string, data: unknown): Parameters<Tell>[0][] {
  const { $schema: named } = Object(data) as { $schema?: unknown }
  const file = `${schema}.schema.json`
  if (typeof named !== 'string' || named.endsWith(`/${file}`)) return []
  const value = `${named.slice(0, named.lastIndexOf('/') + 1)}${file}`
  const sentence = `'${named}' is for files of another kind. Write the one for this kind.`
  return [{ path: '/$schema', sentence, nearest: value, fix: { path: '/$schema', was: named, value } }]
}

/** An empty library that may be filled. */
function emptyShell(): Shell {
  const entries = Object.entries(emptyLibrary).map(([name, empty]) => [name, Array.isArray(empty) ? [] : {}])
  return Object.fromEntries(entries) as Shell
}

const isInBounds = (text: string): boolean => text.length <= MOST_CHARACTERS && !isTooDeep(text)

function parse(text: string | undefined, report: Tell): unknown {
  if (text === undefined) {
    report({ path: '', sentence: 'This file cannot be read. Look whether it is there, and is text.' })
    return undefined
  }
  if (!isInBounds(text)) {
    report({ path: '', sentence: 'This is too long or nested too deep to be a definition. Split it.' })
    return undefined
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    report({
      path: '',
      sentence: `This is not valid JSON: ${slipIn(text) ?? 'look at its numbers and texts'}. Correct it there.`,
    })
    return undefined
  }
}

/** Single files whose collection or content is called otherwise than the file. */
const named: Readonly<Record<string, readonly [collection: string, content: string]>> = {
  'requirement-types': ['requirementTypes', 'types'],
  'country-names': ['countryNames', 'names'],
}

function place(library: Shell, [kind, path, data]: Placed, report: Tell): void {
  if (kind.single) {
    const [name, content] = named[kind.collection] ?? [kind.collection, kind.collection]
    library[name] = data[content] as Record<string, unknown>
    return
  }
  const id = kind.collection === 'cases' ? path.slice(0, -kind.suffix.length) : idOfPath(path, kind)
  if (kind.collection === 'cases' || kind.collection === 'languages' || data.id === id) {
    const value = kind.collection === 'rules' ? withFeatures(data as unknown as RuleFile) : data
    // A file may be called '__proto__', and is then one of that name.
    if (id in Object.prototype)
      Object.defineProperty(library[kind.collection], id, { value, enumerable: true, configurable: true })
    else library[kind.collection]![id] = value
    return
  }
  const sentence = `The id '${String(data.id)}' differs from the file's name '${id}'. Give both the same name.`
  report({
    path: '/id',
    sentence,
    nearest: id,
    fix: { path: '/id', was: String(data.id), value: id },
    about: { kind: 'unread', id: String(data.id) },
  })
}
