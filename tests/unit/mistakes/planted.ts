import { sayFinding } from '#definition/finding.ts'
import { definitionOf } from '#definition/fold/definition-of.ts'
import type { FoldedFinding } from '#definition/fold/fold.ts'
import { loadDefinitions } from '#definition/loader.ts'
import { context } from '../broken-definitions.ts'
import { resolvePointer } from './edit.ts'
import { causesOf, textOf, withMistake, type Mistake } from './mistake.ts'

/** A mistake that was not found as expected, and the reported messages. */
interface Missed {
  readonly slip: string
  readonly place: string
  readonly errors: number
  readonly messages: readonly string[]
}

/** A mistake, the file with it, where it must be found and with which words, and the definitions it may be found in. */
interface Planted {
  readonly mistake: Mistake
  readonly text: string
  readonly place: string
  readonly owns: ReadonlySet<string>
  /** Unreadable files hide later findings, so they are never checked together with readable ones. */
  readonly isReadable: boolean
  /** Number of failed attempts together with other mistakes. */
  readonly tries: number
}

/** The file and pointer a finding must stand at; named entries are looked up in the file as it was changed. */
function placeOf(mistake: Mistake, text: string): string {
  const file = mistake.in ?? mistake.as ?? mistake.file
  if (!mistake.at.includes('@')) return mistake.at === '' ? file : `${file} ${mistake.at}`
  return `${file} ${resolvePointer(JSON.parse(file === mistake.file ? text : textOf(file)), mistake.at)}`
}

function plant(mistake: Mistake): Planted {
  const text = withMistake(mistake)
  const { file, as = file } = mistake
  return {
    mistake,
    text,
    place: `${placeOf(mistake, text)}: ${mistake.says}`,
    owns: new Set([file, as, mistake.in ?? file].map(definitionOf)),
    isReadable: loadDefinitions([{ path: as, text }], context.validate).findings.length === 0,
    tries: mistake.causes === undefined && mistake.alone !== true ? 0 : 1,
  }
}

/** Returns true if both fit into one library, so that each finding belongs to one of them. */
const goTogether = (one: Planted, other: Planted): boolean =>
  one.isReadable === other.isReadable &&
  one.mistake.proven === other.mistake.proven &&
  [...one.owns].every((name) => !other.owns.has(name))

const isAlone = ({ tries }: Planted): boolean => tries > 1

/** Chooses mistakes that fit into one library, beginning with the first. */
function chooseOne(all: readonly Planted[]): readonly Planted[] {
  const [first] = all
  if (first === undefined || isAlone(first)) return all.slice(0, 1)
  const chosen: Planted[] = []
  for (const one of all)
    if (!isAlone(one) && chosen.every((other) => goTogether(one, other))) chosen.push(one)
  return chosen
}

const isError = ({ finding }: FoldedFinding): boolean => finding.level === 'error'

/** Returns undefined if the mistake is found at its place and causes no other error. */
function check({ mistake, place }: Planted, causes: readonly FoldedFinding[]): Missed | undefined {
  const messages = causes.map(({ finding }) => sayFinding(finding))
  const errors = causes.filter(isError).length
  const isFound = messages.some((line) => line.startsWith(place))
  if (isFound && errors <= (mistake.causes ?? 1)) return undefined
  return { slip: mistake.slip, place, errors, messages: messages.slice(0, 3) }
}

interface Outcome {
  /** Mistakes whose findings another may have hidden or added; the next round checks them with others. */
  readonly unclear: readonly Planted[]
  readonly missed: readonly Missed[]
}

/** Checks one library and sorts its mistakes into found, missed and unclear ones. */
function tryOut(library: readonly Planted[]): Outcome {
  const [only] = library
  const causes = causesOf(
    library.map(({ mistake, text }) => ({ path: mistake.as ?? mistake.file, text })),
    only?.mistake.proven,
    library.flatMap(({ mistake }) => (mistake.as === undefined ? [] : [mistake.file])),
  )
  if (library.length === 1 && only !== undefined)
    return { unclear: [], missed: [check(only, causes)].filter((missed) => missed !== undefined) }
  const owners = new Map(library.flatMap((one) => [...one.owns].map((name) => [name, one] as const)))
  const shown = Map.groupBy(causes, ({ finding }) => owners.get(definitionOf(finding.file)))
  if ((shown.get(undefined) ?? []).some(isError)) {
    const half = Math.ceil(library.length / 2)
    const halves = [library.slice(0, half), library.slice(half)].map(tryOut)
    return {
      unclear: halves.flatMap(({ unclear }) => unclear),
      missed: halves.flatMap(({ missed }) => missed),
    }
  }
  const unclear = library.filter((one) => check(one, shown.get(one) ?? []) !== undefined)
  return { unclear: unclear.map((one) => ({ ...one, tries: one.tries + 1 })), missed: [] }
}

/** Lists the mistakes that are not found once, at their place and with their sentence. */
export function findMissed(all: readonly Mistake[]): readonly Missed[] {
  const missed: Missed[] = []
  let left: readonly Planted[] = all.map(plant).toSorted((one, other) => one.tries - other.tries)
  while (left.length > 0) {
    const library = new Set(chooseOne(left))
    const outcome = tryOut([...library])
    missed.push(...outcome.missed)
    left = [...left.filter((one) => !library.has(one)), ...outcome.unclear]
  }
  return missed
}
