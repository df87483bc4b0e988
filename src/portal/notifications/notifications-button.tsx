import { Button } from '@blueprintjs/core'
import { Notifications } from '@blueprintjs/icons'
import { useState } from 'react'
import { coming } from '#runtime/preload/lazy-part.ts'
import { drawLater } from '#runtime/preload/draw-later.ts'
import { Opened } from '#runtime/boundary/opened-part.tsx'
import { useServices } from '#runtime/field/services.ts'
import { sayNotifications } from '#values/generated/say-notifications.ts'
import { useSigned } from '../session/session-context.ts'
import { useNotifications } from './use-notifications.ts'
import './notifications-button.css'

const { Part: Panel } = coming(() =>
  import('./notifications-panel.tsx').then((module) => module.NotificationsPanel),
)

const most = 99

/** Button of the notification center, if its flag is on (FLG-013). */
export function NotificationsButton() {
  const { facts, opening } = useSigned()
  const flags = facts.flags as Readonly<Record<string, boolean>> | undefined
  // Until the next environment is open, a call would still name the one that is left, and its answer would stay.
  return flags?.notificationCenter === true && opening === undefined ? <Bell /> : null
}

/** Bell with the number of unread notifications from the list; new ones are announced once. */
function Bell() {
  const { announce } = useServices()
  const { unread, status } = useNotifications('new')
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [message, setReported] = useState<number>()
  if (status === 'ready' && message !== unread) {
    setReported(unread)
    const count = unread - (message ?? unread)
    if (count > 0) queueMicrotask(() => announce(sayNotifications('newCount', { count })))
  }
  const open = () =>
    void drawLater(() => {
      setOpen(true)
      setWasOpen(true)
    })
  const close = () => setOpen(false)
  return (
    <>
      <Button
        className="ptl-bell"
        variant="minimal"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={
          unread === 0
            ? sayNotifications('notifications')
            : sayNotifications('unreadCount', { count: unread })
        }
        title={sayNotifications('notifications')}
        icon={<Notifications />}
        onClick={open}
      >
        {unread > 0 && (
          <span className="ptl-bell__count" aria-hidden="true">
            {unread > most ? `${most}+` : unread}
          </span>
        )}
      </Button>
      <Opened at={String(isOpen)} what={sayNotifications('theNotifications')} onFailed={close}>
        {wasOpen && <Panel isOpen={isOpen} onClose={close} />}
      </Opened>
    </>
  )
}
