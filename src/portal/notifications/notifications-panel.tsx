import { Dialog, DialogBody, Tab, Tabs } from '@blueprintjs/core'
import { useState } from 'react'
import { useSigned } from '../session/session-context.ts'
import { NotificationList } from './notification-list.tsx'
import type { NotificationTab } from './types.ts'
import '../pages/over-page.css'
import './notifications-panel.css'

export interface NotificationsPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What a person was told, new and archived, at the side of whatever page stands there (NOT-001, NOT-002). */
export function NotificationsPanel({ isOpen, onClose }: NotificationsPanelProps) {
  const { definitions } = useSigned()
  const [tab, setTab] = useState<NotificationTab>('new')
  const tabs = definitions.library.options['notification-tabs']?.options ?? []
  return (
    <Dialog
      className="ptl-over ptl-over--sheet ptl-notifications"
      isOpen={isOpen}
      title="Notifications"
      onClose={onClose}
    >
      <DialogBody className="ptl-over__body">
        <Tabs
          id="notifications"
          renderActiveTabPanelOnly
          selectedTabId={tab}
          onChange={(next) => setTab(next === 'archive' ? 'archive' : 'new')}
        >
          {/* Arrow keys move among tabs that say they are not disabled; left out, none is found. */}
          {tabs.map(({ value, label, hint }) => (
            <Tab
              key={value}
              id={value}
              title={label}
              disabled={false}
              panel={<NotificationList tab={value as NotificationTab} empty={hint} onOpen={onClose} />}
            />
          ))}
        </Tabs>
      </DialogBody>
    </Dialog>
  )
}
