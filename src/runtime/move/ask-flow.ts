import type { Field } from '#definition/generated/flow.ts'
import { linkFlow } from '#engine/flow/link.ts'
import type { FlowResult } from '#engine/flow/link.ts'
import type { FlowLibrary } from '#engine/flow/linked.ts'
import type { MoveRequest } from './types.ts'

export const askStep = 'ask'

/** What a move asks is a flow of one step, so that its fields behave as all fields do. */
export function askFlow({ machine, move }: MoveRequest, library: FlowLibrary): FlowResult {
  const fields: readonly Field[] = move.asks ?? []
  const { id, purpose, rules } = machine.definition
  const label = move.label ?? move.id
  return linkFlow(
    {
      $schema: '',
      id: `${id}-${move.id}`,
      version: 1,
      title: label,
      purpose,
      permission: move.by ?? '',
      ...(rules ? { rules } : {}),
      steps: [{ id: askStep, title: label, fields: [...fields] }],
      submit: {
        label,
        call: move.call ?? '',
        body: Object.fromEntries(fields.map((field) => [field.id, field.id])),
      },
    },
    library,
  )
}
