import { useState } from 'react'
import type { Refusal } from '#runtime/call/refusal.ts'
import { useNamedCalls } from '#runtime/query/use-calls.ts'
import { useSigned } from '../session/session-context.ts'
import type { Notification, NotificationPage, NotificationTab } from './types.ts'

const call = 'notifications.list' as const

export interface Inbox {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly shown: readonly Notification[]
  readonly total: number
  readonly unread: number
  /** The last request failed, so the list may be out of date. */
  readonly isBehind: boolean
  readonly isLoadingMore: boolean
  readonly refusal: Refusal | undefined
  readonly again: () => void
  /** Loads more; absent if everything is shown. */
  readonly more: (() => void) | undefined
}

type Keys = readonly (string | undefined)[]

/** Returns the keys of the requested pages as far as they are known: each page has the key of the next. */
function keysOf(pages: readonly (NotificationPage | undefined)[], requested: number): Keys {
  const keys: (string | undefined)[] = [undefined]
  for (const page of pages.slice(0, requested - 1)) {
    const next = page?.paginationKeys.next
    if (next === undefined) break
    keys.push(next)
  }
  return keys
}

/** Loads the person's notifications of one tab repeatedly, with more pages on request. */
export function useNotifications(tab: NotificationTab): Inbox {
  const { session, definitions } = useSigned()
  const [requested, setRequested] = useState(1)
  const [keys, setKeys] = useState<Keys>([undefined])
  const everySeconds = definitions.limits.notificationsEverySeconds
  const states = useNamedCalls(
    keys.map((paginationKey) => ({
      call,
      values: { id: session.person.id, tab, ...(paginationKey === undefined ? {} : { paginationKey }) },
      everySeconds,
    })),
  )
  const pages = states.map(({ data }) => data)
  const existing = keysOf(pages, requested)
  if (existing.join() !== keys.join()) setKeys(existing)
  const [first, last] = [pages[0], pages.at(-1)]
  const failed = states.find(({ status }) => status === 'failed')
  const isMore = last?.paginationKeys.next !== undefined && requested <= keys.length
  return {
    status: first ? 'ready' : failed ? 'failed' : 'loading',
    shown: pages.flatMap((page) => page?.notifications ?? []),
    total: first?.totalCount ?? 0,
    unread: first?.unreadCount ?? 0,
    isBehind: states.some(({ trouble }) => trouble !== undefined),
    isLoadingMore: first !== undefined && last === undefined,
    refusal: failed?.refusal,
    again: () => states.forEach((state) => state.again()),
    more: isMore ? () => setRequested(keys.length + 1) : undefined,
  }
}
