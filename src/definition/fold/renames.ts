import type { About, Finding } from '../finding.ts'
import type { DefinitionFile } from '../loader.ts'
import { isSlip, nearestName } from '../spelling/nearest-name.ts'
import { parseSource } from '../source/source-value.ts'
import { definitionOf, isOfCases } from './definition-of.ts'
import { declaredNames, type DeclaredName } from './declared-names.ts'
import { countMentions } from './mentions.ts'
import { kindOfName, rootOfName } from './name-kinds.ts'

interface Renamed {
  readonly finding: Finding
  /** New name. */
  readonly renamed: string
}

interface Candidate extends DeclaredName {
  readonly file: string
}

/**
 * Finds a rename: several uses of a missing name and one unused name of the same kind. The finding is at the
 * declaration, since that is one place.
 */
export function findRename(
  group: readonly Finding[],
  { noun, name }: Extract<About, { kind: 'missing' }>,
  files: readonly DefinitionFile[],
): Renamed | undefined {
  const kind = kindOfName(noun)
  const old = rootOfName(noun, name)
  const own = new Set(group.map(({ file }) => definitionOf(file)))
  const given = files.flatMap((file) => (mayDeclare(file.path, kind, own) ? candidatesIn(file, kind) : []))
  if (given.length === 0) return undefined
  const counts = new Map<string, number>()
  for (const file of files)
    if (mayMention(file.path, kind, own)) countMentions(parseSource(file.text ?? ''), kind, counts)
  const idle = given.filter((one) => counts.get(one.name) === 1)
  const pointedAt = idle.find((one) => group.some(({ file, path }) => file === one.file && path === one.path))
  const nearest = nearestName(
    old,
    idle.map((one) => one.name),
  )
  const found =
    pointedAt ?? idle.find((one) => one.name === nearest) ?? (idle.length === 1 ? idle[0] : undefined)
  return found && renamed(found, old, group.length)
}

function renamed({ file, path, name, isKey }: Candidate, old: string, places: number): Renamed {
  const sentence = `This is called '${name}', which nothing names, and ${places} places name '${old}', which stands nowhere. Call it the same in all of them.`
  const change = isKey ? { path, key: old } : { path, was: name, value: old }
  const fix = isSlip(name, old) ? { fix: change } : {}
  const about: About = { kind: 'missing', noun: 'name', name: old }
  return { finding: { file, path, sentence, nearest: old, ...fix, about, level: 'error' }, renamed: name }
}

/** Kinds of names that are declared in one shared file. */
const global: Readonly<Record<string, string>> = {
  limit: 'limits.json',
  role: 'roles.json',
  fault: 'faults.json',
  flag: 'flags.json',
}

function mayDeclare(path: string, kind: string, own: ReadonlySet<string>): boolean {
  if (kind in global) return path === global[kind]
  if (isOfCases(path)) return false
  return own.has(definitionOf(path)) || (kind === 'rule' && path.startsWith('rules/'))
}

/**
 * Tells whether a file may use a name: local names are used in their definition and its cases, others
 * anywhere.
 */
function mayMention(path: string, kind: string, own: ReadonlySet<string>): boolean {
  return kind in global || kind === 'rule' || own.has(definitionOf(path))
}

const candidatesIn = (file: DefinitionFile, kind: string): Candidate[] =>
  declaredNames(parseSource(file.text ?? '')).flatMap((one) =>
    one.kind === kind ? [{ ...one, file: file.path }] : [],
  )
