import type {
  Details,
  DetailsCallAction,
  DetailsMoveAction,
  DetailsPageAction,
} from '#definition/generated/details.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { readAt } from '#runtime/details/read-at.ts'
import { MoveButton } from '#runtime/move/move-button.tsx'
import { useMovesOpen } from '#runtime/move/use-moves-open.ts'
import { useSingleKeys } from '#runtime/keys/single-keys.ts'
import { Button } from '@blueprintjs/core'
import { use } from 'react'
import { useSigned } from '../../session/session-context.ts'
import { MoreActions } from './more-actions.tsx'
import { useCallRequest, type Fields } from './use-call-request.ts'
import { useAfterwards } from './use-afterwards.ts'
import { useRouteTo } from '../navigation/use-route-to.ts'
import { pageRight } from '../page-right.ts'
import { valuesOf } from '../navigation/action-values.ts'
import { useClosedPages } from '../../onboarding/use-closed-pages.ts'

interface ActionsLock {
  /** The state of the task still loads, so no action is shown that could disappear. */
  readonly isAsking: boolean
  /** Reason why the record is closed, for people who may change it. */
  readonly says: string | undefined
}

/** Closes the actions of a record together with the onboarding task of its pages. */
function useActionsLock({ actions = [] }: Details): ActionsLock {
  const signed = useSigned()
  const { pages } = signed.definitions.library
  const ofTask = actions
    .map((action) => ('page' in action ? pages[action.page] : undefined))
    .filter((page) => page?.task !== undefined && pageRight(page, signed).kind === 'open')
  const { isAsking, whyClosed } = useClosedPages(ofTask)
  return { isAsking, says: ofTask.map(whyClosed).find((says) => says !== undefined) }
}

export interface DetailsActionsProps {
  readonly definition: Details
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly record: unknown
}

/** Actions this person can take on the record now, in the order of the definition. */
export function DetailsActions({ definition, rules, record }: DetailsActionsProps) {
  const { facts } = use(DetailsContext)
  const lock = useActionsLock(definition)
  const fields = Object(record) as Fields
  const existing = { ...facts, ...fields, record }
  if (lock.isAsking) return null
  if (lock.says !== undefined) return <p className="ptl-details__closed">{lock.says}</p>
  const open = (definition.actions ?? []).filter(
    (action) =>
      'move' in action || action.when === undefined || rules.get(action.when)?.evaluate(existing) === 'yes',
  )
  const apart = open.filter((action): action is DetailsCallAction => 'more' in action)
  return (
    <>
      {open.map((action) => {
        if ('move' in action)
          return <MoveAction key={action.move} {...{ definition, action, record: fields }} />
        if ('page' in action) return <PageAction key={action.id} action={action} record={fields} />
        return !action.more && <CallAction key={action.id} {...{ definition, action, record: fields }} />
      })}
      <MoreActions definition={definition} actions={apart} record={fields} />
    </>
  )
}

function PageAction({ action, record }: { readonly action: DetailsPageAction; readonly record: Fields }) {
  const go = useRouteTo(record)(action.page, valuesOf(action, record))
  const hasKeys = useSingleKeys()
  if (!go) return null
  return (
    <Button
      intent={action.main ? 'primary' : 'none'}
      text={action.label}
      aria-keyshortcuts={hasKeys ? action.key : undefined}
      onClick={go}
    />
  )
}

interface CallActionProps {
  readonly definition: Details
  readonly action: DetailsCallAction
  readonly record: Fields
}

function CallAction({ definition, action, record }: CallActionProps) {
  const requestOf = useCallRequest(definition, record)
  const request = requestOf(action)
  return request && <MoveButton isPrimary={action.main === true} request={request} />
}

interface MoveActionProps {
  readonly definition: Details
  readonly action: DetailsMoveAction
  readonly record: Fields
}

function MoveAction({ definition, action, record }: MoveActionProps) {
  const { machines } = useSigned().definitions
  const follow = useAfterwards()
  const machine = machines.get(definition.machine ?? '')
  const state = String(readAt(record, definition.state ?? '') ?? '')
  const move = useMovesOpen(machine, state, record).find(({ id }) => id === action.move)
  const { main, then } = action
  if (!machine || !move) return null
  const named = Object.values(move.with ?? { id: 'id' })
  const key = named.map((path) => String(readAt(record, path) ?? '')).join(' ')
  return (
    <MoveButton
      isPrimary={main === true}
      request={{
        machine,
        move,
        record,
        key,
        afterwards: then === undefined ? undefined : (answer) => follow(then, answer),
      }}
    />
  )
}
