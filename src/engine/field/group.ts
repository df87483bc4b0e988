import {
  isAnswers,
  keepParts,
  printParts,
  problemsOfParts,
  readParts,
  receiveParts,
  seenParts,
  sentParts,
} from './part-answers.ts'
import type { FieldParts } from '../flow/linking/linked-flow.ts'
import type { FieldFacts, FieldKind } from './types.ts'

const orNothing = <Value extends object>(answers: Value): Value | undefined =>
  Object.keys(answers).length === 0 ? undefined : answers

/** Makes the kind of a group from its fields. */
export function groupOf(parts: FieldParts): FieldKind {
  const at = (value: unknown, facts: FieldFacts) => ({
    parts,
    answers: isAnswers(value) ? value : {},
    value,
    facts,
  })
  const problems = (value: unknown, facts: FieldFacts) => problemsOfParts(at(value, facts))
  return {
    type: 'group',
    read: (raw, facts) => (isAnswers(raw) ? orNothing(readParts(parts, raw, facts)) : undefined),
    check(value, facts) {
      const [first] = problems(value, facts)
      return first && `${first.label}: ${first.message}`
    },
    problems,
    seen: (value, facts) => orNothing(seenParts(at(value, facts))),
    print: (value, facts) => printParts(at(value, facts)),
    project: (value, facts) => sentParts(at(value, facts)),
    received: (sent) => (isAnswers(sent) ? orNothing(receiveParts(parts, sent)) : undefined),
    keep: (value) => (isAnswers(value) ? orNothing(keepParts(parts, value)) : undefined),
  }
}

/** Several answers that are one: an object of the answers to its fields. */
export const group: FieldKind = {
  type: 'group',
  read: (raw) => (isAnswers(raw) ? orNothing(raw) : undefined),
  check: () => undefined,
  print: (value) =>
    Object.values(Object(value))
      .filter((part) => typeof part === 'string')
      .join(', '),
}
