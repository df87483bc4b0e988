import type { FieldFacts, FieldOption } from '../field/types.ts'
import { answerProblem, isAnswerRequired } from '../flow/evaluation/answer-problem.ts'
import type { LinkedField } from '../flow/linking/linked-flow.ts'
import { isSame } from '#values/equality.ts'
import type { Facts } from '../rule/types.ts'
import { isAtOrAbove, placesOf, readPlace, type Place } from './places.ts'
import type { Sender, SentPlace } from './sender.ts'
import { readSentAnswer, sentFacts, type SentFacts } from './sent-facts.ts'
import { checkAsSent, sentProblems } from './sent-parts.ts'
import type { Source } from './source.ts'

/** A value that its field would refuse on the screen: its place in the body, and the field's sentence. */
export interface BodyProblem {
  readonly path: string
  readonly type: string
  readonly message: string
  /** Several fields could have sent the value and refuse it with different messages. */
  readonly isUnsure?: true
}

export interface Submission {
  readonly body: unknown
  readonly facts: Facts
  /** Paths that the call needs and the body does not have. */
  readonly missing?: readonly string[]
}

type Problems = Map<string, BodyProblem | undefined>

/**
 * Returns the errors of a body, as the fields behind its call report them. A value is wrong if every step and
 * ending that could have sent it refuses it. Options from records of the server are not checked.
 */
export function validateBody(
  senders: readonly Sender[],
  { body, facts, missing = [] }: Submission,
): readonly BodyProblem[] {
  const sent: Problems = new Map()
  const others: Problems = new Map()
  for (const sender of senders) {
    const existing = sentFacts(sender, body, facts)
    const named = [...sender.places, ...sender.constants].map(({ path }) => path)
    for (const { path, is } of sender.constants)
      if (isSame(readPlace(body, path), is)) sent.set(path.join('.'), undefined)
    for (const one of sender.places) {
      for (const place of [...placesOf(body, one.path, named), ...absentPlaces(one, missing)]) {
        const isSent = isSentBy(sender, body, one, place)
        if (!isSent && place.value === undefined) continue
        const problems = isSent ? sent : others
        for (const [path, problem] of problemsAt(one, place, existing))
          problems.set(path, problems.has(path) ? both(problems.get(path), problem) : problem)
      }
    }
  }
  // A body that no step or ending could have made is validated against all of them.
  return [...new Map([...others, ...sent]).values()].filter((problem) => problem !== undefined)
}

/** Combines the errors of two senders for one value; there is none if either accepts it. */
function both(one: BodyProblem | undefined, other: BodyProblem | undefined): BodyProblem | undefined {
  if (one === undefined || other === undefined) return undefined
  return one.message === other.message ? one : { ...one, isUnsure: true }
}

/** Returns the places that the call requires from this sender and that are absent. */
function absentPlaces({ path }: SentPlace, missing: readonly string[]): readonly Place[] {
  return missing.flatMap((one) => {
    const above = one.split('.')
    const isHere = above.length <= path.length && isAtOrAbove(above, path)
    return isHere ? [{ path: [...above, ...path.slice(above.length)], value: undefined }] : []
  })
}

/** Tells whether the constants around a place are those of this sender. */
function isSentBy({ constants }: Sender, body: unknown, sent: SentPlace, place: Place): boolean {
  return constants
    .filter(({ path }) => path.slice(0, -1).every((step, at) => step === sent.path[at]))
    .every(({ path, is }) =>
      isSame(readPlace(body, [...place.path.slice(0, path.length - 1), path.at(-1)!]), is),
    )
}

/** Validates a place, or each entry of the list there. A path without an error is valid. */
function problemsAt(
  sent: SentPlace,
  { path, value }: Place,
  existing: SentFacts,
): readonly (readonly [string, BodyProblem | undefined])[] {
  const values = sent.sources.some(({ isList }) => isList) && Array.isArray(value) ? value : undefined
  if (values)
    return values.flatMap((one, at) =>
      problemsAt(sent, { path: [...path, String(at)], value: one }, existing),
    )
  const at = path.join('.')
  return problemsInside(sent, value, at, existing) ?? [[at, problemOf(sent, value, at, existing)]]
}

/** Returns the errors inside a composite answer, each with its path; undefined for any other answer. */
function problemsInside(
  { sources: [source, ...others] }: SentPlace,
  raw: unknown,
  at: string,
  existing: SentFacts,
): readonly (readonly [string, BodyProblem | undefined])[] | undefined {
  if (!source || others.length > 0 || !('field' in source) || !source.field.parts) return undefined
  const { field } = source
  if (raw === undefined || raw === null || !source.conditions.every(isPossible(existing))) return undefined
  const facts: FieldFacts = { field: field.definition, options: [], read: existing.read }
  const inside = sentProblems(field, raw, facts).map(({ path, type, message }) => {
    const place = [at, ...(path === '' ? [] : path.split('/'))].join('.')
    return [place, { path: place, type, message }] as const
  })
  return inside.length > 0 ? inside : [[at, undefined]]
}

function problemOf(
  { sources }: SentPlace,
  raw: unknown,
  path: string,
  existing: SentFacts,
): BodyProblem | undefined {
  const possible = sources.filter(({ conditions }) => conditions.every(isPossible(existing)))
  if (possible.some((source) => 'is' in source && isSame(source.is, raw))) return undefined
  const fields = possible.flatMap((source) => ('field' in source ? [source.field] : []))
  const problems = fields.map((field): BodyProblem | undefined => {
    const message = messageOf(field, raw, existing)
    return message === undefined ? undefined : { path, type: field.definition.type, message }
  })
  return problems.length === 0 ? undefined : problems.reduce(both)
}

const isPossible =
  (existing: SentFacts) =>
  ({ rule, verdict }: Source['conditions'][number]): boolean => {
    const found = existing.evaluate(rule)
    return found === 'unknown' || (verdict === 'yes') === (found === 'yes')
  }

/** Replaces an option list from records, if nothing was chosen from it. */
const SOMETHING: readonly FieldOption[] = [{ value: '', label: '' }]

function messageOf(field: LinkedField, raw: unknown, existing: SentFacts): string | undefined {
  const options = optionsOf(field, existing) ?? (raw === undefined ? SOMETHING : undefined)
  if (options === undefined) return undefined
  const facts: FieldFacts = { field: field.definition, options, read: existing.read }
  const value = raw === undefined ? undefined : (readSentAnswer(field, raw, facts) ?? undefined)
  const isRequired = isAnswerRequired(field, facts, existing.evaluate)
  return answerProblem(field, value, facts, isRequired) ?? checkAsSent(field, raw, value, facts)
}

/** Returns the options if they are defined; undefined if only records have them. */
function optionsOf(
  { options, accepts }: LinkedField,
  { evaluate }: SentFacts,
): readonly FieldOption[] | undefined {
  if (options?.from === 'fact') return undefined
  if (!options) return accepts ?? []
  return options.options
    .filter(({ showWhen }) => showWhen === undefined || evaluate(showWhen) !== 'no')
    .map(({ option }) => option)
}
