import type { Field } from '#definition/generated/flow.ts'
import type { Machine, Move } from '#definition/generated/machine.ts'
import { linkFlow, type FlowResult } from '../flow/linking/link.ts'
import type { FlowLibrary } from '../flow/linking/linked-flow.ts'

export const askStep = 'ask'

/** Definition that holds a move: a machine, or details with a call of their own. */
export interface MoveHome {
  readonly definition: Pick<Machine, 'id' | 'purpose' | 'rules'> & Partial<Pick<Machine, 'states'>>
}

/** The questions of a move as a flow of one step, so that its fields behave as all fields do. */
export function askFlow({ machine, move }: MoveQuestions, library: FlowLibrary): FlowResult {
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

interface MoveQuestions {
  readonly machine: MoveHome
  readonly move: Move
}
