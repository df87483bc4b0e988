import type { FieldFacts } from '../../field/types.ts'
import { checkValue } from '../../field/narrowed-options.ts'
import type { LinkedRule, Verdict } from '../../rule/types.ts'
import { sentences } from '../../sentences.ts'
import type { LinkedField } from '../linking/linked-flow.ts'

type Evaluate = (rule: LinkedRule) => Verdict

/** Tells whether an answer is required: always, by the rule of the field, or by its kind. */
export function isAnswerRequired(
  { definition, kind, requireWhen }: LinkedField,
  facts: FieldFacts,
  evaluate: Evaluate,
): boolean {
  const isRequested = requireWhen ? evaluate(requireWhen) === 'yes' : !definition.optional
  return isRequested || kind.needs?.(facts) === true
}

/** Returns the error of a wrong or missing answer, for the screen and for the server. */
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
