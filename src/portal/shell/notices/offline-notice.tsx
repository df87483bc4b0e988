import { Button } from '@blueprintjs/core'
import { Offline } from '@blueprintjs/icons'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { sayShell } from '#values/generated/say-shell.ts'
import { useSigned } from '../../session/session-context.ts'
import { browserZone, useZone } from '../../zone.ts'
import { contentId } from '../content-id.ts'
import { asRefusal, isUncertain } from '#runtime/call/refusal.ts'

const isLacking = (query: Query): boolean => {
  const { data, error } = query.state
  return query.isActive() && data === undefined && (error === null || isUncertain(asRefusal(error)))
}

/** Tells whether a request of the page is still unanswered. */
function useLacksAnswers(): boolean {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    useCallback((describeChange) => cache.subscribe(describeChange), [cache]),
    () => cache.getAll().some(isLacking),
  )
}

const againAfterMs = 5_000
const stuckAfterMs = 15_000

/** Formats a time of today, with its zone if that differs from the computer's. */
function formatTime(at: number, zone: string): string {
  const named = zone === browserZone ? {} : { timeZoneName: 'short' as const }
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    ...named,
  }).format(at)
}

/** Notice of an outage, once on every page; it keeps retrying and disappears by itself. */
export function OfflineNotice() {
  const { client, services } = useSigned()
  const queries = useQueryClient()
  const isLost = useSyncExternalStore(services.connection.subscribe, services.connection.isLost)
  const busyMs = useSyncExternalStore(services.connection.subscribe, services.connection.busyMs)
  const lostAt = useSyncExternalStore(services.connection.subscribe, services.connection.lostAt)
  const [isTrying, setTrying] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isFrozen = useRef(false)
  const tryAgain = useCallback(async () => {
    setTrying(true)
    const isBack = await client('flags.list').then(
      () => true,
      () => false,
    )
    setTrying(false)
    if (isBack) await queries.refetchQueries({ type: 'active' })
  }, [client, queries])
  useEffect(() => {
    if (!isLost) return undefined
    const again = () => void tryAgain()
    // The interval starts at the last answer, however slow it was; a try that never ends does not block the
    // next for ever.
    const timer = setInterval(again, isTrying ? stuckAfterMs : (busyMs ?? againAfterMs))
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isLost, isTrying, busyMs, tryAgain])
  useEffect(() => {
    const isFailed = ({ state }: { state: { status: string } }) => state.status === 'error'
    // Any call may be the first to succeed; failed queries are then repeated. React may never render the
    // outage, since two answers can arrive before one render.
    return services.connection.onBack(
      () => void queries.refetchQueries({ type: 'active', predicate: isFailed }, { cancelRefetch: false }),
    )
  }, [services, queries])
  useEffect(() => {
    // A busy button cannot keep the focus, and is removed when the server answers.
    if (isTrying || !isFrozen.current || document.activeElement !== document.body) return
    isFrozen.current = isLost
    const next = isLost ? button.current : document.getElementById(contentId)
    next?.focus({ preventScroll: true })
  }, [isTrying, isLost])
  if (!isLost) return null
  return (
    <div className="ptl-notice ptl-notice--warning">
      <Offline size={16} />
      <p>
        <strong>{sayShell(busyMs === undefined ? 'unreachable' : 'busy')}</strong>{' '}
        <OfflineStatus lostAt={lostAt} /> {sayShell('triesAgain')}
      </p>
      <Button
        ref={button}
        size="small"
        text={sayShell('tryNow')}
        loading={isTrying}
        onFocus={() => (isFrozen.current = true)}
        onBlur={({ currentTarget }) => (isFrozen.current = currentTarget.disabled)}
        onClick={() => void tryAgain()}
      />
    </div>
  )
}

/** Data can be out of date only if there is some. */
function OfflineStatus({ lostAt }: { readonly lostAt: number | undefined }) {
  const zone = useZone()
  if (useLacksAnswers()) return sayShell('notAllLoaded')
  if (lostAt === undefined) return sayShell('asItWasLast')
  return sayShell('asItWasAt', { time: formatTime(lostAt, zone) })
}
