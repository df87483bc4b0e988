import type { Finding } from '../../../finding.ts'
import type { Flow } from '../../../generated/flow.ts'
import { fieldsOf } from '../../../inner-fields.ts'
import { inEach, type EachLint } from '../../context/each.ts'
import { error } from '../../context/findings.ts'

/** The answer that a rule is yes for while it is ticked. */
function tickedIn(when: unknown): string | undefined {
  const [name, value] = (Object(when) as { '=='?: readonly unknown[] })['=='] ?? []
  return value === true ? (Object(name) as { var?: string }).var : undefined
}

/** Finds a box that must be ticked to go on, though something shows only where it is: nobody could leave it out. */
export const lintTicks: EachLint<Flow> = inEach('flows', (_, flow): Finding[] => {
  const places = flow.steps.flatMap((step, index) => fieldsOf(step, `/steps/${index}`))
  const shown = new Set(places.flatMap(({ field }) => field.showWhen ?? []))
  const read = new Set(
    Object.entries(flow.rules ?? {}).flatMap(([name, { when }]) =>
      shown.has(name) ? (tickedIn(when) ?? []) : [],
    ),
  )
  return places.flatMap(({ field, path }) => {
    const isMeant = field.type !== 'consent' || field.optional === true || field.document !== undefined
    if (isMeant || !read.has(field.id)) return []
    const sentence = `'${field.id}' must be ticked to go on, and fields show only where it is: they would always show. Add "optional": true.`
    return [error(`flows/${flow.id}.flow.json`, path, sentence)]
  })
})
