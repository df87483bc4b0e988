import type { Flow } from '#definition/generated/flow.ts'
import { createStore } from '#engine/flow/store.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { useMemo } from 'react'
import { flowOf } from '../../definitions/linked-flow.ts'
import { useNamedTypes } from '../../field-provider.tsx'
import { useSigned } from '../../session/session-context.ts'
import type { Outreach, SavedSubtask } from '../outreach.ts'

export interface SavedAnswersProps {
  readonly definition: Flow
  readonly saved: SavedSubtask
  readonly outreach: Outreach
}

/** Shows the saved answers of a flow with its labels, without running the flow. */
export function SavedAnswers({ definition, saved, outreach }: SavedAnswersProps) {
  const { definitions, facts } = useSigned()
  useNamedTypes(definition)
  const flow = flowOf(definitions, definition.id)
  const lines = useMemo(() => {
    if ('broken' in flow) return []
    const { today, proofsStaleOn } = outreach
    return linesOf(flow, { ...facts, saved: { ...saved, today, proofsStaleOn } })
  }, [flow, facts, saved, outreach])
  return (
    <dl className="ptl-saved-answers">
      {lines.map(({ id, label, text }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Line {
  readonly id: string
  readonly label: string
  readonly text: string
}

function linesOf(flow: LinkedFlow, facts: Readonly<Record<string, unknown>>): readonly Line[] {
  const store = createStore(flow, { intent: 'review', facts })
  return store
    .steps()
    .flatMap(({ fields }) => fields)
    .filter((id) => store.field(id).relevant && store.field(id).value !== undefined)
    .map((id) => ({ id, label: store.field(id).definition.label, text: store.print(`{${id}}`) }))
}
