import type { Finding } from '../../../finding.ts'
import type { Flow } from '../../../generated/flow.ts'
import { formulaOf, type Formula } from '../../../truth/formula.ts'
import { satisfy } from '../../../truth/satisfaction.ts'
import { fieldsOf } from '../../../inner-fields.ts'
import { inEach, together } from '../../context/each.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { caused, error } from '../../context/findings.ts'
import { lintTicks } from './ticks.ts'
import { reachOf } from '../../rules/rule-reach.ts'

function lintFlow(flow: Flow, context: LintContext): Finding[] {
  const reach = reachOf(`flows/${flow.id}.flow.json`, flow.rules, context)
  const conditionsOf = (rule: string | undefined): readonly Formula[] =>
    rule === undefined ? [] : [formulaOf({ rule }, reach.find)]
  return flow.steps.flatMap((step, index) =>
    fieldsOf(step, `/steps/${index}`).flatMap(({ field, path }): Finding[] => {
      const { id, options, optional, showWhen } = field
      const list = typeof options === 'string' ? context.library.options[options] : undefined
      if (list === undefined || list.also !== undefined || optional) return []
      const rules = list.options.flatMap((option) => option.showWhen ?? [])
      // A missing rule has its own finding.
      if (rules.length < list.options.length || rules.some((rule) => reach.find(rule) === undefined))
        return []
      const none: Formula = { kind: 'not', of: { kind: 'any', of: rules.flatMap(conditionsOf) } }
      const shown = [...conditionsOf(step.showWhen), ...conditionsOf(showWhen)]
      if (satisfy({ kind: 'all', of: [...shown, none] }, reach.context)?.yes === undefined) return []
      const sentence = `Every option of '${list.id}' has a rule. Where none is yes nothing can be chosen for '${id}', and nobody gets past it. Let one option show always.`
      return [caused(`options ${list.id}`, reach.file, `${path}/options`, sentence)]
    }),
  )
}

/** Finds a number that is never taken: the least is above the most, and the wizard cannot be finished. */
const lintBounds: Lint = inEach('flows', (_, flow): Finding[] =>
  flow.steps.flatMap((step, index) =>
    fieldsOf(step, `/steps/${index}`).flatMap(({ field, path }) => {
      const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = Object(field.value) as Readonly<
        Record<string, number | undefined>
      >
      const least = minimum ?? exclusiveMinimum
      const most = maximum ?? exclusiveMaximum
      const isOpen = exclusiveMinimum !== undefined || exclusiveMaximum !== undefined
      if (least === undefined || most === undefined || least < most || (least === most && !isOpen)) return []
      const sentence = `No number is at least ${least} and at most ${most}: nobody gets past it. Exchange the two.`
      return [error(`flows/${flow.id}.flow.json`, `${path}/value`, sentence)]
    }),
  ),
)

/** Checks that a required choice always has at least one option, whatever its option rules say. */
export const lintEmptyChoices: Lint = together(
  inEach('flows', (context, flow) => lintFlow(flow, context)),
  lintBounds,
  lintTicks,
)
