import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import { fieldsOf } from '../../inner-fields.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { contrary } from '../context/findings.ts'

interface Labelled {
  readonly id: string
  readonly path: string
  readonly label: string
}

const labelsIn = ({ steps }: Flow): readonly Labelled[] =>
  steps.flatMap((step, at) =>
    fieldsOf(step, `/steps/${at}`).flatMap(({ field: { id, label }, path }) => [
      { id, label, path: `${path}/label` },
    ]),
  )

/** Returns the flow that changes what another one adds. */
const twinOf = ({ id }: Flow, { library: { flows } }: LintContext): Flow | undefined =>
  /^(?:add|create)-/.test(id) ? flows[id.replace(/^(?:add|create)-/, 'edit-')] : undefined

/** Counts how often a field is called so in all flows. */
const usesOf = ({ library: { flows } }: LintContext, { id, label }: Labelled): number =>
  Object.values(flows)
    .flatMap(labelsIn)
    .filter((one) => one.id === id && one.label === label).length

/** Reports a field that is called otherwise where it is added than where it is changed. */
const lintLabels: Lint = (context) =>
  Object.values(context.library.flows).flatMap((flow): Finding[] => {
    const twin = twinOf(flow, context)
    if (twin === undefined) return []
    const others = labelsIn(twin)
    return labelsIn(flow).flatMap((one): Finding[] => {
      const other = others.find(({ id }) => id === one.id)
      if (other === undefined || other.label === one.label) return []
      const isHere = usesOf(context, one) <= usesOf(context, other)
      const [odd, right, file, there] = isHere
        ? [one, other, flow.id, twin.id]
        : [other, one, twin.id, flow.id]
      const sentence = `'${odd.id}' is called ‘${right.label}’ in the flow '${there}', and ‘${odd.label}’ here. Call it the same in both.`
      return [contrary(`flows/${file}.flow.json`, odd.path, sentence)]
    })
  })

/** Reports an overruled refusal that opens another page than the flow does for the same record. */
function lintOverruled({ id, submit }: Flow): Finding[] {
  const { overrule, opens } = submit
  if (overrule === undefined || typeof opens !== 'string' || !opens.includes(`{${overrule.sends}}`)) return []
  const at = overrule.opens.findIndex((one) => one !== opens && one.includes(`{${overrule.sends}}`))
  if (at === -1 || overrule.opens.includes(opens)) return []
  const sentence = `The record that is found opens at '${overrule.opens[at]}', the one that is made at '${opens}'. Write the same.`
  return [{ ...contrary(`flows/${id}.flow.json`, `/submit/overrule/opens/${at}`, sentence), nearest: opens }]
}

/** Reports what two flows, or the two ends of a flow, say of the same record otherwise. */
export const lintTwinFlows: Lint = (context) => [
  ...lintLabels(context),
  ...Object.values(context.library.flows).flatMap(lintOverruled),
]
