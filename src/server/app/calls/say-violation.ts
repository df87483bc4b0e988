import type { FastifyError } from 'fastify'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { FieldFault } from '../refused.ts'

export type Violation = NonNullable<FastifyError['validation']>[number]

const NAME_SHOWN = 60
const HOLDS_SOMETHING = '\\S'

interface Written {
  readonly title?: unknown
  readonly description?: unknown
}

/** Returns the message of a violation; for a pattern, the description of the expected form. */
export const sayViolation = (violation: Violation): string => {
  const { keyword, message = sayRefusals('notValid'), params } = violation
  if (keyword !== 'pattern') return message
  if (params['pattern'] === HOLDS_SOMETHING) return sayRefusals('onlySpaces')
  const { title, description } = (violation as { parentSchema?: Written }).parentSchema ?? {}
  const requested = [title, description].filter((words) => typeof words === 'string')
  return requested.length === 0 ? message : sayRefusals('otherForm', { form: requested.join(': ') })
}

/** Converts a violation to a fault at the path of the wrong, missing or unexpected value. */
export const toField = (violation: Violation): FieldFault => {
  const missing = violation.params.missingProperty ?? violation.params.additionalProperty
  const steps = violation.instancePath.split('/').slice(1)
  // A made-up property name may be as long as the body.
  if (typeof missing === 'string') steps.push(missing.slice(0, NAME_SHOWN))
  return { path: steps.join('.'), keyword: violation.keyword, message: sayViolation(violation) }
}
