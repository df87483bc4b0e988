import { useServices } from '#runtime/field/services.ts'
import { formatDateTime } from '#values/date.ts'
import { AnchorButton, Button } from '@blueprintjs/core'
import { Time } from '@blueprintjs/icons'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sayShell } from '#values/generated/say-shell.ts'
import { signInAddress } from '../../session/login/sign-in-address.ts'
import { useEnding } from '../../session/ending/use-ending.ts'
import { useZone } from '../../zone.ts'

/** Warning before the session ends; any key extends it, unless nothing can. */
export function SessionEnding() {
  const zone = useZone()
  const { ending, leftMs, stay } = useEnding()
  const { announce } = useServices()
  const { pathname, search } = useLocation()
  const [isAsking, setAsking] = useState(false)
  const warned = useRef(false)
  useEffect(() => {
    if (ending.kind === 'far' && warned.current) announce(sayShell('stayedSignedIn'))
    warned.current = ending.kind === 'idle'
  }, [ending.kind, announce])
  if (ending.kind !== 'idle' && ending.kind !== 'absolute') return null
  const at = formatDateTime(new Date(ending.at).toISOString(), zone)
  const keep = async () => {
    setAsking(true)
    await stay()
    setAsking(false)
  }
  return (
    <section className="ptl-notice ptl-notice--warning" aria-label={sayShell('aboutToEnd')}>
      <Time size={16} />
      <p>
        <strong>{sayShell('endsAt', { at })}</strong>{' '}
        {sayShell(ending.kind === 'idle' ? 'endsIdle' : 'endsForGood')}
      </p>
      <span className="ptl-notice__left" aria-hidden="true">
        {minutesAndSeconds(leftMs)}
      </span>
      {ending.kind === 'idle' ? (
        <Button
          size="small"
          intent="primary"
          text={sayShell('staySignedIn')}
          loading={isAsking}
          onClick={() => void keep()}
        />
      ) : (
        <AnchorButton size="small" href={signInAddress(pathname + search)} text={sayShell('signInAgain')} />
      )}
    </section>
  )
}

function minutesAndSeconds(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
