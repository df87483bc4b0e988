import { Button } from '@blueprintjs/core'
import { useRef } from 'react'
import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { sayNotifications } from '#values/generated/say-notifications.ts'
import { NotificationItem } from './notification-item.tsx'
import type { Notification, NotificationTab } from './types.ts'
import { useChange } from './use-change.ts'
import { useNotifications } from './use-notifications.ts'

export interface NotificationListProps {
  readonly tab: NotificationTab
  /** Text of the empty list. */
  readonly empty: string | undefined
  readonly onOpen: () => void
}

/** One tab of the notifications, page after page. */
export function NotificationList({ tab, empty, onOpen }: NotificationListProps) {
  const inbox = useNotifications(tab)
  const list = useRef<HTMLDivElement>(null)
  // A notification may leave the list after an action, so the focus moves to the list.
  const { change, isChanging, trouble } = useChange(() => list.current?.focus({ preventScroll: true }))
  const { shown, status, total, more } = inbox
  if (status === 'loading') return <Skeleton says={sayNotifications('loading')} rows={6} />
  if (status === 'failed')
    return (
      <EmptyState
        kind="load-failed"
        says={inbox.refusal?.says}
        action={{ label: sayNotifications('tryAgain'), onClick: inbox.again }}
      />
    )
  const unread = shown.filter((one) => !one.read).map(({ id }) => id)
  return (
    <div ref={list} tabIndex={-1} className="ptl-notifications__list" aria-busy={isChanging}>
      {trouble !== undefined && (
        <p role="alert" className="ptl-notifications__trouble">
          {trouble}
        </p>
      )}
      {inbox.isBehind && (
        <p role="status" className="ptl-notifications__note">
          {sayNotifications('behind')}
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState kind="generic" title={sayNotifications('nothing')} says={empty} />
      ) : (
        <>
          <div className="ptl-notifications__head">
            <p>{sayNotifications('total', { count: total })}</p>
            {tab === 'new' && unread.length > 0 && (
              <Button
                variant="minimal"
                size="small"
                text={sayNotifications('readAll')}
                onClick={() => void change('read', unread)}
              />
            )}
          </div>
          <ul>
            {byRecord(shown).map((notes) => (
              <NotificationItem key={notes[0].id} notes={notes} change={change} onOpen={onOpen} />
            ))}
          </ul>
          {(more ?? inbox.isLoadingMore) && (
            <Button
              fill
              text={sayNotifications('loadMore', { shown: shown.length, total })}
              loading={inbox.isLoadingMore}
              onClick={more}
            />
          )}
        </>
      )}
    </div>
  )
}

/** Groups notifications by record, at the place of the newest. */
function byRecord(shown: readonly Notification[]) {
  const groups = Map.groupBy(shown, ({ id, path }) => path ?? id)
  return [...groups.values()].flatMap(([newest, ...earlier]) =>
    newest ? [[newest, ...earlier] as const] : [],
  )
}
