import { type ErrorListProps, type RJSFValidationError, toFieldPathId } from '@rjsf/utils'
import { ErrorSummary, type Problem } from '#runtime/form/error-summary.tsx'

const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]'

const canFocus = (element: Element) => element.matches(FOCUSABLE) && !element.matches(':disabled')

/** Focuses the control of a field, or the first control of its group. */
function focusField(id: string): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  const control = canFocus(target) ? target : [...target.querySelectorAll(FOCUSABLE)].find(canFocus)
  if (!(control instanceof HTMLElement)) return false
  control.focus({ preventScroll: true })
  const label = document.getElementById(`${id}__label`) ?? control
  label.scrollIntoView({ block: 'center' })
  return true
}

const STEP = /\[(?:'([^']*)'|"([^"]*)"|(\d+))\]|([^.[\]]+)/g

/** The steps of a validator's property path; it writes `.a.b[0]`, `a` and `['odd key']` alike. */
export function stepsOf(property: string): string[] {
  return [...property.matchAll(STEP)].map(([, single, double, index, plain]) =>
    String(single ?? double ?? index ?? plain),
  )
}

function problemOf(
  error: RJSFValidationError,
  options: ErrorListProps['registry']['globalFormOptions'],
): Problem {
  const text = error.message ?? error.stack
  const steps = stepsOf(error.property ?? '')
  if (steps.length === 0) return { text }
  const last = steps.at(-1) ?? ''
  return { text, control: toFieldPathId(last, options, steps.slice(0, -1)).$id }
}

export function ErrorListTemplate({ errors, registry }: ErrorListProps) {
  const problems = errors.map((error) => problemOf(error, registry.globalFormOptions))
  const distinct = [
    ...new Map(problems.map((problem) => [`${problem.control} ${problem.text}`, problem])).values(),
  ]
  // rjsf mounts this list again with each attempt.
  return <ErrorSummary problems={distinct} attempt={1} onOpen={({ control = '' }) => focusField(control)} />
}
