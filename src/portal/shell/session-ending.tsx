import { formatDateTime } from '#values/date.ts'
import { AnchorButton } from '@blueprintjs/core'
import { Time } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { signInAddress } from '../session/sign-in-address.ts'
import { useSigned } from '../session/session-context.ts'
import { zone } from '../zone.ts'

const lookEveryMs = 15_000

/** A session has an end whatever a person does; they hear of it in time. */
export function SessionEnding() {
  const { room, definitions } = useSigned()
  const { pathname, search } = useLocation()
  const [endsAt, setEndsAt] = useState<number>()
  const warnMs = Number(definitions.limits.sessionWarning)
  useEffect(() => {
    const look = () => {
      const end = room.endsAt()
      setEndsAt(end !== undefined && end - room.clock.now() <= warnMs ? end : undefined)
    }
    look()
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [room, warnMs])
  if (endsAt === undefined) return null
  return (
    <div className="ptl-notice ptl-notice--warning">
      <Time size={16} />
      <p>
        <strong>Your session ends at {formatDateTime(new Date(endsAt).toISOString(), zone)}.</strong> What you
        entered is kept when you sign in again.
      </p>
      <AnchorButton size="small" href={signInAddress(pathname + search)} text="Sign in again" />
    </div>
  )
}
