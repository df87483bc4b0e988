import { Button } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import { use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { CHANGED } from '../definitions/edition.ts'
import { LeaveContext } from '../session/sign-out.ts'
import { useSigned } from '../session/session-context.ts'

/** The server acts by newer definitions than this page: says so, and leaves it to the person when to go on with them. */
export function OlderNotice() {
  const { edition } = useSigned().services
  const isOlder = useSyncExternalStore(edition.subscribe, edition.isOlder)
  const leave = use(LeaveContext)
  const { pathname, search } = useLocation()
  if (!isOlder) return null
  return (
    <div className="ptl-notice ptl-notice--warning">
      <Refresh size={16} />
      <p>
        <strong>{CHANGED}</strong> Reload it to go on with what is asked now; forms you have begun are kept.
      </p>
      <Button size="small" text="Reload" onClick={() => leave(pathname + search)} />
    </div>
  )
}
