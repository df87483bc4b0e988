import { panelOf, TabList } from '#runtime/tabs/tab-list.tsx'
import { Dialog, DialogBody } from '@blueprintjs/core'
import { useState } from 'react'
import { sayNotifications } from '#values/generated/say-notifications.ts'
import { useSigned } from '../session/session-context.ts'
import { NotificationList } from './notification-list.tsx'
import type { NotificationTab } from './types.ts'
import '../pages/stack/over-page.css'
import './notifications-panel.css'

export interface NotificationsPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Side panel with the new and archived notifications of the person (NOT-001, NOT-002). */
export function NotificationsPanel({ isOpen, onClose }: NotificationsPanelProps) {
  const { definitions } = useSigned()
  const [tab, setTab] = useState<NotificationTab>('new')
  const options = definitions.library.options['notification-tabs']?.options ?? []
  const tabs = options.map(({ value, label }) => ({ id: value, label }))
  const empty = options.find(({ value }) => value === tab)?.hint
  return (
    <Dialog
      className="ptl-over ptl-over--sheet ptl-notifications"
      isOpen={isOpen}
      title={sayNotifications('notifications')}
      onClose={onClose}
    >
      <DialogBody className="ptl-over__body">
        <TabList
          name="notifications"
          label={sayNotifications('notifications')}
          tabs={tabs}
          open={tab}
          onOpen={(next) => setTab(next === 'archive' ? 'archive' : 'new')}
        />
        <div {...panelOf('notifications', tab)}>
          <NotificationList key={tab} tab={tab} empty={empty} onOpen={onClose} />
        </div>
      </DialogBody>
    </Dialog>
  )
}
