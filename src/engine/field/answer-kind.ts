import type { FieldFacts, FieldKind } from './types.ts'

/** A field type whose answer has parts: what it does, it does to what is such an answer. */
interface AnswerKind<Answer> extends Omit<FieldKind, 'check' | 'print' | 'refused' | 'keep'> {
  isAnswer(value: unknown): value is Answer
  check(answer: Answer, facts: FieldFacts): string | undefined
  print(answer: Answer): string
  refused(answer: Answer): Answer
  keep(answer: Answer): Answer | undefined
  readonly missing: (facts: FieldFacts) => string
}

/** The field type of an answer with parts; anything else that stands in its place is no answer, and is missing. */
export const answerKind = <Answer>(kind: AnswerKind<Answer>): FieldKind => ({
  type: kind.type,
  read: kind.read,
  check: (value, facts) => (kind.isAnswer(value) ? kind.check(value, facts) : kind.missing(facts)),
  print: (value) => (kind.isAnswer(value) ? kind.print(value) : ''),
  refused: (value) => (kind.isAnswer(value) ? kind.refused(value) : undefined),
  keep: (value) => (kind.isAnswer(value) ? kind.keep(value) : undefined),
  missing: kind.missing,
})
