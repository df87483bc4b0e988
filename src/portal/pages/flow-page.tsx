import type { Page } from '#definition/generated/page.ts'
import type { FlowDone } from '#runtime/flow/done.ts'
import { Flow } from '#runtime/flow/flow.tsx'
import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { fillPath } from '../definitions/address.ts'
import { flowOf } from '../definitions/linked-flow.ts'
import { browserDrafts, draftOwner } from '../drafts/browser-drafts.ts'
import { FieldRoom, useNamedTypes } from '../field-room.tsx'
import { useSigned } from '../session/session-context.ts'
import { toast } from '../shell/toaster.tsx'

export interface FlowPageProps {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string | undefined>>
}

/** Where a step stands: in the path where that names it, else after it. */
function placeOf(path: string, parameter: string, step: string): string {
  const isInPath = path.includes(`{${parameter}}`)
  return isInPath
    ? fillPath(path, { [parameter]: step })
    : `${path}?${new URLSearchParams({ [parameter]: step })}`
}

/** A flow at its address: the step is a part of the address, drafts belong to the person, organisation and environment. */
export function FlowPage({ page, parameters }: FlowPageProps) {
  const { session, definitions, facts } = useSigned()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  useNamedTypes(definitions.library.flows[page.flow ?? ''])
  const flow = flowOf(definitions, page.flow ?? '')
  const parameter = page.stepParameter ?? ''
  const owner = draftOwner(session)
  const drafts = useMemo(() => browserDrafts(owner), [owner])
  const onPlace = useCallback(
    (step: string, how: 'push' | 'replace') => {
      void navigate(placeOf(page.path, parameter, step), { replace: how === 'replace' })
    },
    [navigate, page.path, parameter],
  )
  const onDone = useCallback(
    (done: FlowDone) => {
      if (done.toast) toast({ says: done.toast, tone: 'success' })
      void navigate(done.opens ?? '/home', { replace: true, state: { justSent: true } })
    },
    [navigate],
  )
  const onToast = useCallback((says: string) => toast({ says, tone: 'success' }), [])
  return (
    <FieldRoom>
      <Flow
        flow={flow}
        facts={facts}
        drafts={drafts}
        place={parameters[parameter] ?? search.get(parameter) ?? undefined}
        onPlace={onPlace}
        onToast={onToast}
        onDone={onDone}
      />
    </FieldRoom>
  )
}
