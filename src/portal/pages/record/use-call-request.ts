import type { Details, DetailsCallAction } from '#definition/generated/details.ts'
import type { Move } from '#definition/generated/machine.ts'
import { buildBody } from '#engine/call/body.ts'
import { readAt } from '#runtime/details/read-at.ts'
import { RightsContext } from '#runtime/gate/rights.ts'
import type { MoveRequest } from '#runtime/move/types.ts'
import { use } from 'react'
import { useSigned } from '../../session/session-context.ts'
import { useAfterwards } from './use-afterwards.ts'

export type Fields = Readonly<Record<string, unknown>>

/**
 * Returns a function that offers a call of details as a move, if the person may make it: confirmed, sent
 * once, with its result.
 */
export function useCallRequest(definition: Details, record: Fields) {
  const { calls } = useSigned().definitions.library
  const rights = use(RightsContext)
  const follow = useAfterwards()
  return (action: DetailsCallAction): MoveRequest | undefined => {
    const permission = calls[action.call]?.permission
    if (permission === undefined || rights(permission).verdict !== 'yes') return undefined
    const { id, label, call, with: parameters = {}, body, confirm, done, failed, tone, then } = action
    const move: Move = { id, label, call, with: parameters, from: [], to: '', confirm, done, failed, tone }
    const key = Object.values(parameters).map((path) => String(readAt(record, path)))
    return {
      machine: { definition: { id: definition.id, purpose: definition.purpose } },
      move,
      record,
      key: key.join(' '),
      body: buildBody(body ?? {}, (path) => readAt(record, path)),
      afterwards: then === undefined ? undefined : (answer) => follow(then, answer),
    }
  }
}
