import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import { inEach, type EachLint } from '../context/each.ts'
import type { LintContext } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { formulaOf } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfaction.ts'
import { reachOf, unreachable } from '../rules/rule-reach.ts'

/** Fields that show only by a rule, with it. */
const hiddenIn = (flow: Flow): ReadonlyMap<string, string> =>
  new Map(
    flow.steps.flatMap(({ fields = [] }) =>
      fields.flatMap(({ id, showWhen }) => (showWhen === undefined ? [] : [[id, showWhen] as const])),
    ),
  )

/** Reports a branch that reads an answer where its field is hidden. */
function lintBranches(flow: Flow, file: string, context: LintContext): Finding[] {
  const hidden = hiddenIn(flow)
  const reach = reachOf(file, flow.rules, context)
  return Object.entries(flow.values ?? {}).flatMap(([name, { is }]) => {
    const parts = (Object(is) as { if?: readonly unknown[] }).if ?? []
    if (parts.length !== 3) return []
    const rule = (Object(parts[0]) as { rule?: string }).rule
    if (rule === undefined) return []
    return ([1, 2] as const).flatMap((branch) => {
      const read = (Object(parts[branch]) as { var?: string }).var ?? ''
      const shown = hidden.get(read)
      if (shown === undefined) return []
      const sentence = `'${read}' shows where '${shown}' is yes, and is read where it never is. Exchange the branches, or read another answer.`
      const path = `/values/${name}/is/if/${branch}`
      return branch === 1
        ? unreachable(reach, path, sentence, [...new Set([rule, shown])])
        : shown === rule
          ? [derived(file, path, sentence)]
          : unreachable(reach, path, sentence, [shown], [rule])
    })
  })
}

/** Reports a step whose Next waits for an answer while its field is hidden. */
function lintWaits(flow: Flow, file: string, context: LintContext): Finding[] {
  const hidden = hiddenIn(flow)
  const reach = reachOf(file, flow.rules, context)
  return flow.steps.flatMap(({ nextWhen = [], fields = [], showWhen }, step) =>
    nextWhen.flatMap((name, at): Finding[] => {
      const needed = (Object(flow.rules?.[name]?.when) as { has?: readonly string[] }).has ?? []
      const waiting = needed.find((one) => hidden.has(one) && fields.some(({ id }) => id === one))
      if (waiting === undefined) return []
      const shown = hidden.get(waiting)!
      const formulas = [
        ...(showWhen === undefined ? [] : [formulaOf({ rule: showWhen }, reach.find)]),
        formulaOf({ '!': [{ rule: shown }] }, reach.find),
      ]
      if (satisfy({ kind: 'all', of: formulas }, reach.context)?.yes === undefined) return []
      const path = flow.rules?.[name] === undefined ? `/steps/${step}/nextWhen/${at}` : `/rules/${name}/when`
      const sentence = `Next waits for '${waiting}', which is hidden unless '${shown}' is yes: nobody gets past the step then. Name an answer that everybody gives, or let the rule hold where it is hidden.`
      return [derived(file, path, sentence)]
    }),
  )
}

/** Reports a field that begins with a given ID of other records than it lists. */
function lintGivenDefaults(flow: Flow, file: string): Finding[] {
  const facts = Object.values(flow.facts ?? {})
  const kindOf = (call: string | undefined) => call?.split('.')[0]
  return flow.steps.flatMap(({ fields = [] }, step) =>
    fields.flatMap((field, at): Finding[] => {
      const { given } = Object(field.default) as { given?: string }
      if (given === undefined || typeof field.options !== 'object') return []
      const listed = kindOf(flow.facts?.[field.options.from.split('.')[0]!]?.call)
      const read = facts.filter(({ with: requested = {} }) =>
        Object.values(requested).includes(`given.${given}`),
      )
      if (listed === undefined || read.length === 0 || read.some(({ call }) => kindOf(call) === listed))
        return []
      const sentence = `'${given}' is the ID of another record: '${read[0]!.call}' reads it, and this field lists '${listed}'. Name what is given of '${listed}'.`
      return [derived(file, `/steps/${step}/fields/${at}/default/given`, sentence)]
    }),
  )
}

type Constants = Readonly<Record<string, unknown>> | undefined

const constantsOf = (sent: Constants): readonly string[] =>
  Object.values(sent ?? {}).flatMap((one) => {
    const { is } = Object(one) as { is?: unknown }
    return typeof is === 'string' ? [is] : []
  })

/** Reports a step that asks for what one party needs, and makes another one; another step shows that both are one. */
function lintParties(flow: Flow, file: string): Finding[] {
  const steps = flow.steps.map(({ fieldsFrom, next }) => ({
    requested: constantsOf(fieldsFrom?.with as Constants),
    made: constantsOf(next?.body as Constants),
  }))
  const agreed = new Set(
    steps.flatMap(({ requested, made }) => requested.filter((one) => made.includes(one))),
  )
  return steps.flatMap(({ requested, made }, step) => {
    const wrong = requested.find((one) => agreed.has(one) && !made.includes(one))
    if (wrong === undefined || made.length === 0) return []
    const sentence = `This step asks what '${wrong}' needs, and makes '${made[0]}'. Write '${made[0]}' in both, or '${wrong}'.`
    return [derived(file, `/steps/${step}/fieldsFrom/with`, sentence)]
  })
}

/** Checks that no answer is read or waited for where nobody is asked for it. */
export const lintHiddenAnswers: EachLint<Flow> = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  return [
    ...lintBranches(flow, file, context),
    ...lintWaits(flow, file, context),
    ...lintGivenDefaults(flow, file),
    ...lintParties(flow, file),
  ]
})
