import { inEach, together } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { reachOf, unreachable } from '../rules/rule-reach.ts'

/** Every section and line of details can show, every displayed state of a machine can win. */
export const lintRecordReach: Lint = together(
  inEach('details', (context, details) => {
    const reach = reachOf(`details/${details.id}.details.json`, details.rules, context)
    return details.sections.flatMap((section, index) =>
      section.items.flatMap((item, at) =>
        unreachable(reach, `/sections/${index}/items/${at}`, `The line '${item.label}' can never show.`, [
          section.showWhen,
          item.showWhen,
        ]),
      ),
    )
  }),
  inEach('machines', (context, machine) => {
    const reach = reachOf(`machines/${machine.id}.machine.json`, machine.rules, context)
    const displays = machine.displays ?? []
    return displays.flatMap((display, at) => {
      const earlier = displays.slice(0, at).map((one) => one.when)
      const sentence = `The state '${display.label}' is never displayed.`
      return unreachable(reach, `/displays/${at}`, sentence, [display.when], earlier)
    })
  }),
)
