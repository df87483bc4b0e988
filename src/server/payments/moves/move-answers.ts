import type { Move } from '#definition/generated/machine.ts'
import { kinds } from '#engine/field/kinds.ts'
import { answerProblem } from '#engine/flow/evaluation/answer-problem.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import type { Facts } from '#engine/rule/types.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { refusedField } from '../../app/refused.ts'
import { listOf, type OptionDefinitions } from '../../languages/lists.ts'
import { inEnglish } from '../../languages/reader.ts'

type MoveAnswers = Readonly<Record<string, string>>

/** Validates the answers to a move's questions: only relevant ones, from their lists, and none missing. */
export const readMoveAnswers = (
  existing: OptionDefinitions,
  { rules }: LinkedMachine,
  move: Move,
  facts: Facts,
) => {
  const messages: Record<string, string> = {}
  for (const definition of move.asks ?? []) {
    const { id, options, optional, showWhen, type } = definition
    const kind = kinds.get(type)
    if (!kind) continue
    if (showWhen !== undefined && rules.get(showWhen)?.evaluate(facts) !== 'yes') {
      if (facts[id] === undefined) continue
      return refusedField('invalid-request', id, sayRefusals('otherAnswers'), type)
    }
    const listed = typeof options === 'string' ? listOf(existing, options) : []
    const fieldFacts = { field: definition, options: listed, read: (path: string) => facts[path] }
    const answer = kind.read(facts[id], fieldFacts)
    const message = answerProblem({ definition, kind }, answer, fieldFacts, !optional)
    if (message !== undefined) return refusedField('invalid-request', id, message, type)
    if (answer !== undefined) messages[id] = String(answer)
  }
  return messages
}

/** Returns the answers as text, for the audit trail and the panel. */
export const describeAnswers = (
  existing: OptionDefinitions,
  move: Move,
  messages: MoveAnswers,
): string | undefined => {
  const words = (move.asks ?? []).flatMap(({ id, options }) => {
    const text = messages[id]
    if (text === undefined || typeof options !== 'string') return text ?? []
    return inEnglish(() => listOf(existing, options)).find(({ value }) => value === text)?.label ?? text
  })
  return words.length > 0 ? words.join(': ') : undefined
}
