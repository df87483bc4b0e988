import type { Draft } from '#engine/flow/types.ts'
import { Button } from '@blueprintjs/core'
import { History } from '@blueprintjs/icons'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fillPath } from '../definitions/address.ts'
import { browserDrafts, draftOwner } from '../drafts/browser-drafts.ts'
import { usePageRight } from '../pages/use-page-right.ts'
import { useSigned } from '../session/session-context.ts'
import './card.css'

const flow = 'single-payment'

/** A payment that was begun on this device and not sent: to go on with, or to throw away. */
export function UnfinishedPayment() {
  const { session, definitions } = useSigned()
  const navigate = useNavigate()
  const right = usePageRight('send-payment')
  const owner = draftOwner(session)
  const drafts = useMemo(() => browserDrafts(owner), [owner])
  const [draft, setDraft] = useState<Draft>()
  useEffect(() => {
    void drafts.load(flow).then(setDraft)
    return drafts.onOtherTab((id, other) => id === flow && setDraft(other))
  }, [drafts])
  const page = definitions.library.pages['send-payment']
  if (!draft || !page || right?.kind !== 'open') return null
  const step = definitions.library.flows[flow]?.steps.find(({ id }) => id === draft.place.step)
  const go = () => void navigate(fillPath(page.path, { [page.stepParameter ?? '']: draft.place.step }))
  const discard = async () => {
    await drafts.drop(flow)
    setDraft(undefined)
  }
  return (
    <section className="ptl-card ptl-card--row" aria-labelledby="unfinished-payment">
      <History size={20} />
      <div>
        <h2 id="unfinished-payment">You have a payment that is not sent yet</h2>
        <p>{step ? `You stopped at ‘${step.title}’. ` : ''}It is kept on this device only.</p>
      </div>
      <Button variant="minimal" text="Discard" onClick={() => void discard()} />
      <Button text="Continue" onClick={go} />
    </section>
  )
}
