import { present } from '#values/blank.ts'
import { joinLabels } from '#values/joined-labels.ts'
import { sayAnswers } from '#values/generated/say-answers.ts'
import { checkChosen, optionOf } from './chosen-option.ts'
import type { FieldFacts, FieldKind } from './types.ts'

/** Returns the chosen values without duplicates, in list order; an address separates them by commas. */
function read(raw: unknown, { options }: FieldFacts): readonly string[] | undefined {
  const given = typeof raw === 'string' ? raw.split(',') : Array.isArray(raw) ? raw : []
  const texts = given.flatMap((one: unknown) => (typeof one === 'string' ? (present(one) ?? []) : []))
  const listed = options.map(({ value }) => value)
  const place = (value: string) => (listed.includes(value) ? listed.indexOf(value) : listed.length)
  const values = [...new Set(texts)].toSorted((one, other) => place(one) - place(other))
  return values.length === 0 ? undefined : values
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** Several of a list. */
export const choices: FieldKind = {
  type: 'choices',
  read,
  check: (value, facts) =>
    textsOf(value)
      .map((one) => checkChosen(one, facts))
      .find((sentence) => sentence !== undefined),
  print: (value, facts) => joinLabels(textsOf(value).map((one) => optionOf(one, facts)?.label ?? one)),
  missing: () => sayAnswers('chooseAtLeastOne'),
}
