import { sayForms } from '#values/generated/say-forms.ts'
import type { FieldFacts, FieldOption } from './types.ts'
import { typedText } from './typed-text.ts'

/** The option an answer names. */
export function optionOf(value: unknown, facts: Pick<FieldFacts, 'options'>): FieldOption | undefined {
  return facts.options.find((option) => option.value === value)
}

/** Checks that an answer is an enabled option. */
export function checkChosen(value: unknown, facts: FieldFacts): string | undefined {
  const option = optionOf(value, facts)
  if (option === undefined) return sayForms('noLongerOffered')
  return option.disabled ? sayForms('cannotBeChosen', { label: option.label }) : undefined
}

/** Functions that all field kinds with options share. */
export const chosen = {
  read: typedText,
  check: checkChosen,
  // A record may hold the value of an option as a number or boolean.
  print: (value: unknown, facts: FieldFacts) => optionOf(String(value), facts)?.label ?? String(value),
  missing: (facts: FieldFacts) =>
    facts.options.length === 0 ? sayForms('nothingToChoose') : sayForms('chooseOne'),
}

/** Converts a code to capitals; a text that is no code stays as typed, so that it can be explained. */
export function readCode(raw: unknown, facts: FieldFacts): string | undefined {
  const typed = typedText(raw)
  const code = typed?.toUpperCase()
  return code !== undefined && optionOf(code, facts) ? code : typed
}
