import type { Details, DetailsCallAction } from '#definition/generated/details.ts'
import { DropDown } from '#runtime/menu/drop-down.tsx'
import { coming } from '#runtime/preload/lazy-part.ts'
import { Button } from '@blueprintjs/core'
import { More } from '@blueprintjs/icons'
import { sayPayments } from '#values/generated/say-payments.ts'
import { useCallRequest, type Fields } from './use-call-request.ts'

// The menu is larger than this page, so it is loaded when it opens.
const { fetch: fetchMenu, Part: MoreMenu } = coming(() =>
  import('./more-menu.tsx').then((file) => file.MoreMenu),
)

export interface MoreActionsProps {
  readonly definition: Details
  readonly actions: readonly DetailsCallAction[]
  readonly record: Fields
}

/** Secondary actions in a drop-down menu. */
export function MoreActions({ definition, actions, record }: MoreActionsProps) {
  const requestOf = useCallRequest(definition, record)
  const requests = actions.flatMap((action) => requestOf(action) ?? [])
  if (requests.length === 0) return null
  return (
    <DropDown content={() => <MoreMenu requests={requests} />} preload={fetchMenu}>
      <Button icon={<More />} text={sayPayments('more')} />
    </DropDown>
  )
}
