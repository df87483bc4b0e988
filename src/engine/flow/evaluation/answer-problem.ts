import type { FieldFacts } from '../../field/types.ts'
import { checkValue } from '../../field/narrowed-options.ts'
import type { LinkedRule, Verdict } from '../../rule/types.ts'
import { sentences } from '../../sentences.ts'
import type { LinkedField } from '../linking/linked-flow.ts'

type Evaluate = (rule: LinkedRule) => Verdict

/** Whether an answer must be given: by everybody, by the rule of the field, or because of facts that its kind knows. */
export function isAnswerRequired(
  { definition, kind, requireWhen }: LinkedField,
  facts: FieldFacts,
  evaluate: Evaluate,
): boolean {
  const isRequested = requireWhen ? evaluate(requireWhen) === 'yes' : !definition.optional
  return isRequested || kind.needs?.(facts) === true
}

/** Why an answer cannot stand, or why there must be one: what the screen shows, and what the server refuses with. */
export function answerProblem(
  { definition, kind, broken }: Pick<LinkedField, 'definition' | 'kind' | 'broken'>,
  value: unknown,
  facts: FieldFacts,
  isRequired: boolean,
): string | undefined {
  if (value === undefined)
    return isRequired ? (kind.missing?.(facts) ?? sentences.required(definition.label)) : undefined
  return broken ?? checkValue(kind, value, facts)
}
