import type {
  Details,
  DetailsCallAction,
  DetailsMoveAction,
  DetailsPageAction,
} from '#definition/generated/details.ts'
import type { Move } from '#definition/generated/machine.ts'
import { buildBody } from '#engine/call/body.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { readAt } from '#runtime/details/read-at.ts'
import { RightsContext } from '#runtime/gate/rights.ts'
import { MoveButton } from '#runtime/move/move-button.tsx'
import { useMovesOpen } from '#runtime/move/use-moves-open.ts'
import { useSingleKeys } from '#runtime/keys/single-keys.ts'
import { Button } from '@blueprintjs/core'
import { use } from 'react'
import { useSigned } from '../../session/session-context.ts'
import { useAfterwards } from './use-afterwards.ts'
import { useRouteTo } from '../navigation/use-route-to.ts'
import { pageRight } from '../page-right.ts'
import { useClosedPages } from '../../onboarding/use-closed-pages.ts'

interface ActionsLock {
  /** Nobody knows yet: nothing is offered and then taken away. */
  readonly isAsking: boolean
  /** Why nothing can be done with the record now, for those who may change it. */
  readonly says: string | undefined
}

/** What is done with a record is closed with the task that a page of it belongs to. */
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

type Fields = Readonly<Record<string, unknown>>

/** What this person can do with the record now, in the order of the definition. */
export function DetailsActions({ definition, rules, record }: DetailsActionsProps) {
  const { facts } = use(DetailsContext)
  const lock = useActionsLock(definition)
  const fields = Object(record) as Fields
  const existing = { ...facts, ...fields, record }
  if (lock.isAsking) return null
  if (lock.says !== undefined) return <p className="ptl-details__closed">{lock.says}</p>
  return definition.actions?.map((action) => {
    if ('move' in action) return <MoveAction key={action.move} {...{ definition, action, record: fields }} />
    if (action.when !== undefined && rules.get(action.when)?.evaluate(existing) !== 'yes') return null
    if ('page' in action) return <PageAction key={action.id} action={action} record={fields} />
    return <CallAction key={action.id} {...{ definition, action, record: fields }} />
  })
}

function PageAction({ action, record }: { readonly action: DetailsPageAction; readonly record: Fields }) {
  const go = useRouteTo(record)(action.page)
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

/** A call of the details' own is made as a move is: confirmed, sent once, and said what became of it. */
function CallAction({ definition, action, record }: CallActionProps) {
  const { calls } = useSigned().definitions.library
  const rights = use(RightsContext)
  const follow = useAfterwards()
  const permission = calls[action.call]?.permission
  if (permission === undefined || rights(permission).verdict !== 'yes') return null
  const { id, label, call, with: parameters = {}, body, confirm, done, failed, tone, main, then } = action
  const move: Move = { id, label, call, with: parameters, from: [], to: '', confirm, done, failed, tone }
  const key = Object.values(parameters).map((path) => String(readAt(record, path)))
  return (
    <MoveButton
      isPrimary={main === true}
      request={{
        machine: { definition: { id: definition.id, purpose: definition.purpose } },
        move,
        record,
        key: key.join(' '),
        body: buildBody(body ?? {}, (path) => readAt(record, path)),
        afterwards: then === undefined ? undefined : (answer) => follow(then, answer),
      }}
    />
  )
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
