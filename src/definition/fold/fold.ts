import { sayFinding, type Finding } from '../finding.ts'
import type { DefinitionFile } from '../loader.ts'
import { findApparent } from './apparent.ts'
import { definitionOf, isOfCases } from './definition-of.ts'
import { findLostFiles } from './lost-files.ts'
import { kindOfName, rootOfName } from './name-kinds.ts'
import { withPlaces } from './lost-name.ts'
import { findWrongCalls, isOfCall } from './wrong-calls.ts'
import { findRename } from './renames.ts'

/** One cause, and the findings that follow from it. */
export interface FoldedFinding {
  readonly finding: Finding
  readonly follows: readonly Finding[]
  /** Declared name that differs from the used one. Correcting it also corrects the uses. */
  readonly renamed?: string
}

/** Folds findings by cause, so that one wrong name is reported once and not at every use. */
export function foldFindings(
  findings: readonly Finding[],
  files: readonly DefinitionFile[],
): FoldedFinding[] {
  const groups = Map.groupBy(findings, causeOf)
  const folded = [...groups.values()].map((group) => foldGroup(group, files))
  return [
    (all: readonly FoldedFinding[]) => moveUnder(all, findApparent(all)),
    withFile,
    withFilter,
    withSource,
    withUnused,
    withSameName,
    withSamePlace,
    withCondition,
    withAddress,
    withIdle,
    withDerived,
    ...[findLostFiles, findWrongCalls].map(
      (find) => (all: readonly FoldedFinding[]) => moveUnder(all, find(all, files)),
    ),
    withCases,
  ].reduce((all, fold) => fold(all), folded)
}

/** Returns the findings whose fixes may be applied together. */
export const fixesOf = (folded: readonly FoldedFinding[]): readonly Finding[] =>
  folded.flatMap(({ finding, follows, renamed }) =>
    renamed === undefined ? [finding, ...follows] : [finding],
  )

/** A cause as one line for a person, with how many findings follow from it. */
export function sayFolded({ finding, follows }: FoldedFinding): string {
  if (follows.length === 0) return sayFinding(finding)
  return `${sayFinding(finding)} … and ${follows.length} that ${follows.length === 1 ? 'follows' : 'follow'} from it.`
}

/** Returns a key that findings of one cause share; any other finding is its own cause. */
function causeOf(finding: Finding): string {
  const { about, file, path, sentence } = finding
  if (about?.kind === 'missing')
    return `missing ${kindOfName(about.noun)} ${rootOfName(about.noun, about.name)}`
  if (about?.kind === 'cause') return `cause ${about.name}`
  return `${file} ${path} ${sentence}`
}

function foldGroup(group: readonly Finding[], files: readonly DefinitionFile[]): FoldedFinding {
  const [first] = group as readonly [Finding, ...Finding[]]
  if (group.length === 1) return { finding: first, follows: [] }
  if (first.about?.kind === 'missing') {
    const rename = findRename(group, first.about, files)
    if (rename !== undefined) return { ...rename, follows: group }
  }
  const found = group.find((one) => !isOfCases(one.file)) ?? first
  const finding = first.about?.kind === 'missing' ? withPlaces(found, group) : found
  return { finding, follows: group.filter((one) => one !== found) }
}

/** Folds missing names under a file whose name or folder does not fit its id. */
function withFile(folded: readonly FoldedFinding[]): FoldedFinding[] {
  const homes = new Map<string, FoldedFinding>()
  for (const one of folded) {
    const { about } = one.finding
    if (about?.kind === 'unread' && about.id !== undefined) homes.set(about.id, one)
  }
  return moveUnder(folded, ({ finding: { about } }) =>
    about?.kind === 'missing' ? homes.get(about.name) : undefined,
  )
}

/** Folds findings in quick views under errors in the filters of the same table. */
function withFilter(folded: readonly FoldedFinding[]): FoldedFinding[] {
  return moveUnder(folded, ({ finding: { file, path } }) =>
    path.startsWith('/quickViews/')
      ? folded.find(
          ({ finding }) =>
            finding.file === file && finding.level === 'error' && finding.path.startsWith('/filters/'),
        )
      : undefined,
  )
}

/** Folds the other findings of a file under one about a wrong source. */
function withSource(folded: readonly FoldedFinding[]): FoldedFinding[] {
  const sources = folded.filter(({ finding }) => finding.about?.kind === 'source')
  return moveUnder(folded, (one) =>
    one.finding.about?.kind === 'source'
      ? sources.find(({ finding }) => finding.sentence === one.finding.sentence)
      : sources.find(({ finding }) => finding.file === one.finding.file && one.finding.level === 'error'),
  )
}

/** Folds an unused name under its misspelt use, and findings inside a renamed definition under it. */
function withUnused(folded: readonly FoldedFinding[]): FoldedFinding[] {
  const causes = folded.filter(
    ({ finding: { about, nearest } }) =>
      about?.kind === 'missing' || (about?.kind === 'source' && nearest !== undefined),
  )
  const twinOf = (one: FoldedFinding): FoldedFinding | undefined =>
    causes.find((cause) => cause !== one && (isTwin(cause, one.finding) || isInside(cause, one.finding))) ??
    onlyTwin(folded, causes, one)
  return moveUnder(folded, (one) => (one.renamed === undefined ? twinOf(one) : undefined)).map(withMeant)
}

const isTwin = ({ finding, renamed }: FoldedFinding, { about }: Finding): boolean =>
  about?.kind === 'unused' &&
  [
    renamed,
    finding.nearest,
    finding.nearest?.split('.')[0],
    finding.nearest?.replace(/^given\./, ''),
  ].includes(about.name)

const isInside = ({ finding, renamed }: FoldedFinding, { file, path }: Finding): boolean => {
  if (renamed === undefined || file !== finding.file) return false
  const home = finding.path.replace(/\/id$/, '')
  return path === home || path.startsWith(`${home}/`)
}

/** Returns the only unused name of a kind if exactly one name of it is missing: it was meant. */
function onlyTwin(
  folded: readonly FoldedFinding[],
  causes: readonly FoldedFinding[],
  { finding: { about } }: FoldedFinding,
): FoldedFinding | undefined {
  if (about?.kind !== 'unused') return undefined
  const kind = kindOfName(about.noun)
  const isOfKind = ({ finding }: FoldedFinding) =>
    finding.about !== undefined && 'noun' in finding.about && kindOfName(finding.about.noun) === kind
  const [twin, ...others] = causes.filter(isOfKind)
  const idle = folded.filter((one) => one.finding.about?.kind === 'unused' && isOfKind(one))
  return others.length === 0 && idle.length === 1 && twin?.finding.nearest === undefined ? twin : undefined
}

/** Adds to a missing name that the only unused name was probably meant. */
function withMeant(one: FoldedFinding): FoldedFinding {
  const { finding, follows } = one
  if (finding.about?.kind !== 'missing' || finding.nearest !== undefined) return one
  const twin = follows.find(({ about }) => about?.kind === 'unused')
  if (twin?.about?.kind !== 'unused') return one
  const sentence = finding.sentence.replace(/ (?:Name one of|Write|Take it out)\b.*$/, '')
  return { ...one, finding: { ...finding, sentence, nearest: twin.about.name } }
}

/** Folds findings about one malformed name in a file. */
function withSameName(folded: readonly FoldedFinding[]): FoldedFinding[] {
  return moveUnder(folded, (one) =>
    /^'.+' is not written as it must be: /.test(one.finding.sentence)
      ? folded.find(
          ({ finding }) => finding.file === one.finding.file && finding.sentence === one.finding.sentence,
        )
      : undefined,
  )
}

/** Folds several errors at one place, and those about the contents of a wrong call. */
function withSamePlace(folded: readonly FoldedFinding[]): FoldedFinding[] {
  const errors = folded.filter(({ finding }) => finding.level === 'error')
  return moveUnder(folded, (one) => {
    const { file, path, level } = one.finding
    if (level === 'warning' || path === '') return undefined
    const near = errors.filter(({ finding }) => finding.file === file)
    return (
      near.find(({ finding }) => isMisspeltIn(finding, one.finding)) ??
      near.find(({ finding }) => finding.path === path || isOfCall(finding.path, path))
    )
  })
}

/** Tells whether a misspelt or empty word inside an object explains the word it lacks. */
const isMisspeltIn = ({ about, path, nearest }: Finding, around: Finding): boolean =>
  about?.kind === 'unread' &&
  around.about?.kind === 'unread' &&
  nearest !== undefined &&
  path.slice(0, path.lastIndexOf('/')) === around.path

/** Folds an unused rule under the error in its file that removed its only use. */
function withIdle(folded: readonly FoldedFinding[]): FoldedFinding[] {
  const isIdle = ({ finding }: FoldedFinding) =>
    finding.level === 'error' && finding.about?.kind === 'unused' && finding.about.noun === 'rule'
  const isNamed = ({ finding: { path } }: FoldedFinding) =>
    /\/(?:guard|must|gate|feature|\w*[wW]hen(?:\/\d+)?)$/.test(path)
  return moveUnder(folded, (one) => {
    if (!isIdle(one)) return undefined
    const beside = folded.filter(
      (other) => other.finding.level === 'error' && other.finding.file === one.finding.file && !isIdle(other),
    )
    return beside.find(({ finding }) => finding.about?.kind !== 'derived') ?? beside.find(isNamed)
  })
}

/** Folds several errors in one condition, which compares one thing. */
function withCondition(folded: readonly FoldedFinding[]): FoldedFinding[] {
  const conditionOf = ({ finding: { file, path, level } }: FoldedFinding) =>
    level === 'error' ? /^.*?\/rules\/[^/]+\/when(?=\/)/.exec(`${file}${path}/`)?.[0] : undefined
  const first = new Map<string, FoldedFinding>()
  for (const one of folded) {
    const condition = conditionOf(one)
    const isWorkedOut = one.finding.about?.kind === 'derived'
    if (condition !== undefined && !isWorkedOut && !first.has(condition)) first.set(condition, one)
  }
  return moveUnder(folded, (one) => first.get(conditionOf(one) ?? ''))
}

/** Folds findings about links to a page under an error in the address of that page. */
function withAddress(folded: readonly FoldedFinding[]): FoldedFinding[] {
  const address = folded.find(
    ({ finding: { file, path, level, about } }) =>
      level === 'error' &&
      about?.kind !== 'astray' &&
      file.startsWith('pages/') &&
      /^\/(path|tabs|details)\b/.test(path),
  )
  return moveUnder(folded, ({ finding }) => (finding.about?.kind === 'astray' ? address : undefined))
}

/**
 * Folds derived findings under the first error of their file, otherwise under a file that could not be read.
 */
function withDerived(folded: readonly FoldedFinding[]): FoldedFinding[] {
  const isFirst = ({ finding }: FoldedFinding) =>
    finding.level === 'error' && finding.about?.kind !== 'derived'
  const unread = folded.find(({ finding }) => finding.about?.kind === 'unread')
  return moveUnder(folded, ({ finding }) => {
    if (finding.about?.kind !== 'derived' && finding.about?.kind !== 'cause') return undefined
    const { kind, of } = finding.about
    const touches = (home: string) => (other: FoldedFinding) =>
      isFirst(other) &&
      [other.finding, ...other.follows].some(({ file, level }) => file === home && level === 'error')
    // A finding derived from another file follows from any error there.
    const isWrong = ({ finding: { file, level } }: FoldedFinding) => file === of && level === 'error'
    if (kind === 'cause') return of === undefined ? undefined : folded.find(isWrong)
    return folded.find(touches(finding.file)) ?? (of === undefined ? unread : folded.find(touches(of)))
  })
}

/**
 * Folds findings in cases under those of their definition. A warning about the definition becomes an error if
 * a case has one.
 */
function withCases(folded: readonly FoldedFinding[]): FoldedFinding[] {
  const homes = new Map<string, FoldedFinding>()
  for (const grade of ['error', 'warning'])
    for (const one of folded)
      for (const { file, level } of [one.finding, ...one.follows])
        if (level === grade && !isOfCases(file) && !homes.has(definitionOf(file)))
          homes.set(definitionOf(file), one)
  return moveUnder(folded, ({ finding: { file } }) =>
    isOfCases(file) ? homes.get(definitionOf(file)) : undefined,
  ).map((one) =>
    one.follows.some(({ file, level }) => level === 'error' && isOfCases(file))
      ? { ...one, finding: { ...one.finding, level: 'error' } }
      : one,
  )
}

function moveUnder(
  folded: readonly FoldedFinding[],
  causeFor: (one: FoldedFinding) => FoldedFinding | undefined,
): FoldedFinding[] {
  const moved = new Map<FoldedFinding, Finding[]>()
  const left = folded.filter((one) => {
    const cause = firstCause(one, causeFor)
    if (cause === one) return true
    moved.set(cause, [...(moved.get(cause) ?? []), one.finding, ...one.follows])
    return false
  })
  return left.map((one) => ({ ...one, follows: [...one.follows, ...(moved.get(one) ?? [])] }))
}

/** Returns the first cause in a chain of causes; in a cycle, each is its own cause. */
function firstCause(
  one: FoldedFinding,
  causeFor: (one: FoldedFinding) => FoldedFinding | undefined,
): FoldedFinding {
  const seen = [one]
  for (let cause = causeFor(one); cause !== undefined && !seen.includes(cause); cause = causeFor(cause))
    seen.push(cause)
  return seen.at(-1)!
}
