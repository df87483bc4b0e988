import { Button } from '@blueprintjs/core'
import { EyeOpen } from '@blueprintjs/icons'
import { use, useCallback, useEffect, useState } from 'react'
import { formatDateTime } from '#values/date.ts'
import { sayShell } from '#values/generated/say-shell.ts'
import { forgetView } from '../../session/client-view.ts'
import { useSigned } from '../../session/session-context.ts'
import type { Session } from '../../session/session.ts'
import { LeaveContext } from '../../session/login/sign-out.ts'
import { useZone } from '../../zone.ts'
import { toast } from '../toaster.tsx'
import './client-view-line.css'

/** Says once that the view of a client is over, where its tab goes on as the person themselves (TRU-704). */
export function useViewOverNotice(says: string | undefined) {
  useEffect(() => {
    if (says !== undefined) toast({ says, tone: 'warning', isShared: true })
  }, [says])
}

/**
 * Names the client whose portal is viewed read-only, with the exit; ends by itself when the time is over
 * (TRU-477).
 */
export function ClientViewLine({ view }: { readonly view: NonNullable<Session['view']> }) {
  const zone = useZone()
  const { client, definitions, services } = useSigned()
  const leave = use(LeaveContext)
  const [isEnding, setEnding] = useState(false)
  const { id, clientId, endsAt } = view
  const end = useCallback(async () => {
    setEnding(true)
    // If the view is over or the server does not answer, this tab leaves anyway.
    await client('clientViews.end', { params: { viewId: id }, body: {} }).catch(() => undefined)
    forgetView()
    leave(`/provider/clients/${clientId}`)
  }, [client, id, clientId, leave])
  useEffect(() => {
    const timer = setTimeout(() => void end(), Math.max(0, Date.parse(endsAt) - services.clock.now()))
    return () => clearTimeout(timer)
  }, [end, endsAt, services])
  const jobs = definitions.library.options['identity-jobs']?.options ?? []
  const job = jobs.find(({ value }) => value === view.job)?.label ?? view.job
  return (
    <section className="ptl-client-view" aria-label={sayShell('viewing')}>
      <EyeOpen size={16} />
      <p>
        <strong>{sayShell('viewingClient', { client: view.client, job })}</strong>{' '}
        {sayShell('viewingOnly', { at: formatDateTime(endsAt, zone) })}
      </p>
      <Button text={sayShell('endViewing')} loading={isEnding} onClick={() => void end()} />
    </section>
  )
}
