import type { Finding } from '../../finding.ts'
import type { Tabs } from '../../generated/page.ts'
import { satisfy } from '../../truth/satisfy.ts'
import { groundAt } from '../rules/conditions.ts'
import type { Lint, LintContext } from '../ground/context.ts'
import { error } from '../ground/findings.ts'
import { areOneCall, offeredWhen } from './details-main.ts'
import type { Details } from '../../generated/details.ts'

/** What people read on an action: its own label, or that of the move. */
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
  const ground = groundAt(context, file)
  const actions = details.actions ?? []
  return actions.flatMap((action, at) => {
    const label = labelOf(action, details, context)
    const twin = actions.slice(0, at).find((other) => {
      if (label === undefined || labelOf(other, details, context) !== label) return false
      if (areOneCall(other, action, details, context)) return false
      const both = [other, action].map((one) => offeredWhen(one, details, context))
      return satisfy({ kind: 'all', of: both }, ground)?.yes !== undefined
    })
    return twin === undefined
      ? []
      : [error(file, `/actions/${at}`, `Two buttons that can show at once read '${label}'.`)]
  })
}

function lintTabs(file: string, tabs: Tabs | undefined, path: string): Finding[] {
  const items = tabs?.items ?? []
  return items.flatMap((tab, at) => [
    ...(items
      .slice(0, at)
      .some(({ label, gate }) => label === tab.label && (gate === tab.gate || !gate || !tab.gate))
      ? [error(file, `${path}/items/${at}/label`, `Another tab beside it reads '${tab.label}'.`)]
      : []),
    ...lintTabs(file, tab.tabs, `${path}/items/${at}/tabs`),
  ])
}

/** Of two things that stand beside each other under the same words nobody knows which is which. */
export const lintTwins: Lint = (context) => [
  ...Object.values(context.library.details).flatMap((details) => lintActions(details, context)),
  ...Object.values(context.library.pages).flatMap(({ id, tabs }) =>
    lintTabs(`pages/${id}.page.json`, tabs, '/tabs'),
  ),
]
