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

/** What is wrong with a value, as text: of a pattern what its schema says is wanted, for nobody reads it from the pattern. */
export const sayViolation = (violation: Violation): string => {
  const { keyword, message = sayRefusals('notValid'), params } = violation
  if (keyword !== 'pattern') return message
  if (params['pattern'] === HOLDS_SOMETHING) return sayRefusals('onlySpaces')
  const { title, description } = (violation as { parentSchema?: Written }).parentSchema ?? {}
  const requested = [title, description].filter((words) => typeof words === 'string')
  return requested.length === 0 ? message : sayRefusals('otherForm', { form: requested.join(': ') })
}

/** A violation at the place of the value that is wrong, or missing, or not asked for. */
export const toField = (violation: Violation): FieldFault => {
  const missing = violation.params.missingProperty ?? violation.params.additionalProperty
  const steps = violation.instancePath.split('/').slice(1)
  // A name that was made up may be as long as the body.
  if (typeof missing === 'string') steps.push(missing.slice(0, NAME_SHOWN))
  return { path: steps.join('.'), keyword: violation.keyword, message: sayViolation(violation) }
}
