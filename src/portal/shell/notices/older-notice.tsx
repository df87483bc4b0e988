import { Button } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import { use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { sayShell } from '#values/generated/say-shell.ts'
import { LeaveContext } from '../../session/login/sign-out.ts'
import { useSigned } from '../../session/session-context.ts'

/** Notice that the server has newer definitions than this page; the person decides when to reload. */
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
        <strong>{sayShell('changed')}</strong> {sayShell('reloadToGoOn')}
      </p>
      <Button size="small" text={sayShell('reload')} onClick={() => leave(pathname + search)} />
    </div>
  )
}
