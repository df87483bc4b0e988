import type { LinkedField } from '../flow/linking/linked-flow.ts'
import { fieldOf, type RequirementContext } from './field.ts'
import { readRequirement } from './requirement-reader.ts'
import type { RequirementProblem } from './types.ts'

export interface RequirementFields {
  readonly fields: readonly LinkedField[]
  readonly problems: readonly RequirementProblem[]
}

const MOST = 200

/** Makes all fields of the server for a step, each name once, and reports those left out (IDN-047). */
export function fieldsOf(raw: readonly unknown[], context: RequirementContext): RequirementFields {
  const fields = new Map<string, LinkedField>()
  const problems: RequirementProblem[] = []
  const say = (field: string, sentence: string) => problems.push({ step: context.step, field, sentence })
  for (const [at, one] of raw.slice(0, MOST).entries()) {
    const { requirement, sentences } = readRequirement(one)
    const name = requirement?.name ?? `#${at + 1}`
    for (const sentence of sentences) say(name, sentence)
    if (!requirement) continue
    if (fields.has(name)) {
      say(name, 'It is asked for twice.')
      continue
    }
    const made = fieldOf(requirement, context)
    for (const sentence of made.sentences) say(name, sentence)
    fields.set(name, made.field)
  }
  if (raw.length > MOST) say('*', `More than ${MOST} fields are asked for.`)
  return { fields: [...fields.values()], problems }
}
