import { Button, type ButtonProps } from '@blueprintjs/core'
import { Archive, Envelope, Tick, Trash, Unarchive } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { shownText } from '#runtime/details/shown-text.tsx'
import { formatDateTime } from '#values/date.ts'
import { sayNotifications } from '#values/generated/say-notifications.ts'
import { pageRight } from '../pages/page-right.ts'
import { useSigned } from '../session/session-context.ts'
import { useZone } from '../zone.ts'
import type { Notification } from './types.ts'
import type { Change } from './use-change.ts'

export interface NotificationItemProps {
  readonly notification: Notification
  readonly change: Change
  readonly onOpen: () => void
}

/** One notification: what happened, the way to it, and what can be done with the note itself. */
export function NotificationItem({ notification, change, onOpen }: NotificationItemProps) {
  const zone = useZone()
  const { id, title, message, created_at: at, read, archived, mayReturn } = notification
  const path = usePath(notification)
  const act = (what: Parameters<Change>[0]) => () => void change(what, [id])
  const open = () => {
    if (!read) void change('read', [id])
    onOpen()
  }
  return (
    <li className={read ? 'ptl-notification' : 'ptl-notification ptl-notification--unread'}>
      <p className="ptl-notification__title">
        {!read && <span className="ptl-visually-hidden">{sayNotifications('unread')} </span>}
        {path === undefined ? (
          title
        ) : (
          <Link to={path} onClick={open}>
            {title}
          </Link>
        )}
      </p>
      {message !== '' && <p className="ptl-notification__says">{shownText(message)}</p>}
      <time dateTime={at}>{formatDateTime(at, zone)}</time>
      <div className="ptl-notification__actions" role="group" aria-label={title}>
        {read ? (
          <Act says={sayNotifications('markUnread')} icon={<Envelope />} onClick={act('unread')} />
        ) : (
          <Act says={sayNotifications('markRead')} icon={<Tick />} onClick={act('read')} />
        )}
        {!archived && (
          <Act says={sayNotifications('toArchive')} icon={<Archive />} onClick={act('archive')} />
        )}
        {archived && mayReturn && (
          <Act says={sayNotifications('toNew')} icon={<Unarchive />} onClick={act('unarchive')} />
        )}
        <Act says={sayNotifications('remove')} icon={<Trash />} onClick={act('delete')} />
      </div>
    </li>
  )
}

function Act({ says, ...rest }: Pick<ButtonProps, 'icon' | 'onClick'> & { readonly says: string }) {
  return <Button variant="minimal" size="small" aria-label={says} title={says} {...rest} />
}

/** The way to the record, for who may open its page. */
function usePath({ page, path }: Notification): string | undefined {
  const signed = useSigned()
  const definition = page === undefined ? undefined : signed.definitions.library.pages[page]
  return definition && pageRight(definition, signed).kind === 'open' ? path : undefined
}
