import { isBlank } from '#values/blank.ts'
import { answeredCells, factsAround, partProblems, partsRun } from '../flow/state/parts-run.ts'
import { relevantAnswersOf } from '../flow/state/snapshot.ts'
import type { Answers } from '../flow/types.ts'
import type { FieldParts } from '../flow/linking/linked-flow.ts'
import type { FieldFacts, PartProblem } from './types.ts'

/** Tells whether a value is an object of answers. */
export function isAnswers(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads raw values into the answers of a group or list item; names without a field are dropped. */
export function readParts({ flow }: FieldParts, raw: Answers, { read }: FieldFacts): Answers {
  const found = [...flow.fields].map(([id, { definition, kind }]) => {
    const given = Object.hasOwn(raw, id) ? raw[id] : undefined
    const facts = { field: definition, options: [], read }
    return [id, isBlank(given) ? undefined : (kind.read(given, facts) ?? undefined)] as const
  })
  return Object.fromEntries(found.filter(([, value]) => value !== undefined))
}

/** Converts sent values back into answers. */
export function receiveParts({ flow }: FieldParts, sent: Answers): Answers {
  const found = [...flow.fields].map(([id, { definition, kind }]) => {
    const given = Object.hasOwn(sent, id) ? sent[id] : undefined
    if (isBlank(given)) return [id, undefined] as const
    const facts = { field: definition, options: [], read: () => undefined }
    const raw = typeof given === 'number' ? String(given) : given
    return [id, kind.received ? kind.received(given) : kind.read(raw, facts)] as const
  })
  return Object.fromEntries(found.filter(([, value]) => value !== undefined))
}

/** A set of inner answers with the facts around its field. */
export interface PartsAt {
  readonly parts: FieldParts
  readonly answers: Answers
  /** The value of the whole field. */
  readonly value: unknown
  readonly facts: FieldFacts
}

const runAt = ({ parts, answers, value, facts }: PartsAt) =>
  partsRun(parts, answers, factsAround(parts, value, facts))

/** Returns the relevant answers, which rules see. */
export const seenParts = (at: PartsAt): Answers => relevantAnswersOf(runAt(at))

export const problemsOfParts = (at: PartsAt): readonly PartProblem[] => partProblems(runAt(at))

/** The relevant answers as they travel. */
export function sentParts(at: PartsAt): Answers {
  const cells = answeredCells(runAt(at))
  return Object.fromEntries(
    cells.map(({ id, linked: { kind }, value, facts }) => [
      id,
      kind.project ? kind.project(value, facts) : value,
    ]),
  )
}

/** The relevant answers as people read them, in a line. */
export function printParts(at: PartsAt): string {
  const printed = answeredCells(runAt(at)).map(({ linked: { kind }, value, facts }) =>
    kind.print(value, facts),
  )
  return printed.filter((text) => text !== '').join(', ')
}

/** Returns the answers that a draft may store. */
export function keepParts({ flow }: FieldParts, answers: Answers): Answers {
  const remembered = Object.entries(answers).map(([id, value]) => {
    const keep = flow.fields.get(id)?.kind.keep
    return [id, keep ? keep(value) : value] as const
  })
  return Object.fromEntries(remembered.filter(([, value]) => value !== undefined))
}
