import type { Finding } from '../../finding.ts'
import { satisfy } from '../../truth/satisfaction.ts'
import { contextAt } from '../rules/conditions.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { lintDetailPairs } from './detail-pairs.ts'
import { offeredWhen } from './details-main.ts'
import type { Details } from '../../generated/details.ts'

/** Returns the label of an action: its own, or that of its move. */
function labelOf(
  action: NonNullable<Details['actions']>[number],
  details: Details,
  { library }: LintContext,
) {
  if (!('move' in action)) return action.label
  return library.machines[details.machine ?? '']?.moves.find(({ id }) => id === action.move)?.label
}

function lintActions(details: Details, context: LintContext): Finding[] {
  const file = `details/${details.id}.details.json`
  const scope = contextAt(context, file)
  const actions = details.actions ?? []
  return actions.flatMap((action, at) => {
    const label = labelOf(action, details, context)
    const twin = actions.slice(0, at).find((other) => {
      if (label === undefined || labelOf(other, details, context) !== label) return false
      if ('move' in other && 'move' in action) return false
      const both = [other, action].map((one) => offeredWhen(one, details, context))
      return satisfy({ kind: 'all', of: both }, scope)?.yes !== undefined
    })
    return twin === undefined
      ? []
      : [
          error(
            file,
            `/actions/${at}`,
            `Two buttons that can show at once read '${label}'. Give one of them another label.`,
          ),
        ]
  })
}

/** Reports two buttons with one label; two moves have their finding at the machine. */
export const lintTwins: Lint = together(
  inEach('details', (context, details) => lintActions(details, context)),
  lintDetailPairs,
)
