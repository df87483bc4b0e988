import type { FieldFacts, FieldKind } from './types.ts'

/** Field kind of a composite answer; its functions receive only such an answer. */
interface AnswerKind<Answer> extends Omit<FieldKind, 'check' | 'print' | 'refused' | 'keep'> {
  isAnswer(value: unknown): value is Answer
  check(answer: Answer, facts: FieldFacts): string | undefined
  print(answer: Answer): string
  refused(answer: Answer): Answer
  keep(answer: Answer): Answer | undefined
  readonly missing: (facts: FieldFacts) => string
}

/** Makes a field kind of a composite answer; any other value counts as missing. */
export const answerKind = <Answer>(kind: AnswerKind<Answer>): FieldKind => ({
  type: kind.type,
  read: kind.read,
  check: (value, facts) => (kind.isAnswer(value) ? kind.check(value, facts) : kind.missing(facts)),
  print: (value) => (kind.isAnswer(value) ? kind.print(value) : ''),
  refused: (value) => (kind.isAnswer(value) ? kind.refused(value) : undefined),
  keep: (value) => (kind.isAnswer(value) ? kind.keep(value) : undefined),
  missing: kind.missing,
})
