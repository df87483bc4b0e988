import { Button, type ButtonProps } from '@blueprintjs/core'
import { Archive, Envelope, Tick, Trash, Unarchive } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { sayAgo } from '#runtime/details/facts/age.ts'
import { useServices } from '#runtime/field/services.ts'
import { shownText } from '#runtime/details/shown-text.tsx'
import { formatDateTime } from '#values/date.ts'
import { sayNotifications } from '#values/generated/say-notifications.ts'
import { pageRight } from '../pages/page-right.ts'
import { useSigned } from '../session/session-context.ts'
import { useZone } from '../zone.ts'
import type { Notification } from './types.ts'
import type { Change } from './use-change.ts'

export interface NotificationItemProps {
  /** About the same record, the newest first. */
  readonly notes: readonly [Notification, ...Notification[]]
  readonly change: Change
  readonly onOpen: () => void
}

/** Notifications about one record: the newest in full with a link, the earlier ones, and actions. */
export function NotificationItem({ notes, change, onOpen }: NotificationItemProps) {
  const [newest, ...earlier] = notes
  const { title, message, archived, mayReturn } = newest
  const read = notes.every((one) => one.read)
  const path = usePath(newest)
  const ids = notes.map(({ id }) => id)
  const act = (what: Parameters<Change>[0]) => () => void change(what, ids)
  const open = () => {
    if (!read) void change('read', ids)
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
      {earlier.length > 0 && (
        <ul className="ptl-notification__earlier" aria-label={sayNotifications('earlier')}>
          {earlier.map(({ id, title: before, created_at: at }) => (
            <li key={id}>
              {before} <When at={at} />
            </li>
          ))}
        </ul>
      )}
      <When at={newest.created_at} />
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

const DAY = 24 * 60 * 60 * 1000

/** How long ago within a day, the day and the time before that; the whole time is its title. */
function When({ at }: { readonly at: string }) {
  const zone = useZone()
  const { serverNow } = useServices()
  const age = serverNow() - Date.parse(at)
  const whole = formatDateTime(at, zone)
  return (
    <time dateTime={at} title={whole}>
      {age < DAY ? sayAgo(age) : whole}
    </time>
  )
}

function Act({ says, ...rest }: Pick<ButtonProps, 'icon' | 'onClick'> & { readonly says: string }) {
  return <Button variant="minimal" size="small" aria-label={says} title={says} {...rest} />
}

/** Returns the address of the record, if the person may open its page. */
function usePath({ page, path }: Notification): string | undefined {
  const signed = useSigned()
  const definition = page === undefined ? undefined : signed.definitions.library.pages[page]
  return definition && pageRight(definition, signed).kind === 'open' ? path : undefined
}
