import { useState } from 'react'
import { asRefusal } from '#runtime/call/refusal.ts'
import { useServices } from '#runtime/field/services.ts'
import { useRefresh } from '#runtime/query/use-calls.ts'
import { sayNotifications } from '#values/generated/say-notifications.ts'
import { useSigned } from '../session/session-context.ts'
import type { NotificationChange } from './types.ts'

export type Change = (change: NotificationChange, ids: readonly string[]) => Promise<void>

const messages = {
  read: 'nowRead',
  unread: 'nowUnread',
  archive: 'nowArchived',
  unarchive: 'nowNew',
  delete: 'nowDeleted',
} as const satisfies Readonly<Record<NotificationChange, string>>

/** Changes the person's notifications, announces the result and reloads the list. */
export function useChange(after: () => void): {
  readonly change: Change
  readonly isChanging: boolean
  readonly trouble: string | undefined
} {
  const { session, client } = useSigned()
  const { announce } = useServices()
  const refresh = useRefresh()
  const [isChanging, setChanging] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const change: Change = async (what, ids) => {
    setChanging(true)
    setTrouble(undefined)
    try {
      await client('notifications.change', { params: { id: session.person.id }, body: { ids, change: what } })
      await refresh(['notifications.list'])
      announce(sayNotifications(messages[what]))
      after()
    } catch (thrown) {
      const { title, says } = asRefusal(thrown)
      setTrouble([title, says].filter(Boolean).join('. '))
    } finally {
      setChanging(false)
    }
  }
  return { change, isChanging, trouble }
}
