import type { Draft } from '#engine/flow/types.ts'
import { Button } from '@blueprintjs/core'
import { History } from '@blueprintjs/icons'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fillPath } from '../definitions/address.ts'
import { browserDrafts, draftOwner } from '../drafts/browser-drafts.ts'
import { usePageRight } from '../pages/use-page-right.ts'
import { useSigned } from '../session/session-context.ts'
import { useWords } from './frame/use-words.ts'
import './frame/card.css'

/** Drafts of a flow on this device, each to continue or discard. */
export function Unfinished({ of = '' }: { readonly of?: string }) {
  const { session, definitions } = useSigned()
  const say = useWords('unfinished')
  const navigate = useNavigate()
  const right = usePageRight(of)
  const page = definitions.library.pages[of]
  const flow = page?.flow ?? ''
  const owner = draftOwner(session)
  const drafts = useMemo(() => browserDrafts(owner), [owner])
  const [draft, setDraft] = useState<Draft>()
  useEffect(() => {
    void drafts.load(flow).then(setDraft)
    return drafts.onOtherTab((id, other) => id === flow && setDraft(other))
  }, [drafts, flow])
  if (!draft || !page || right?.kind !== 'open') return null
  const { steps, submit } = definitions.library.flows[flow] ?? {}
  const step = steps?.find(({ id }) => id === draft.place.step)
  const go = () => void navigate(fillPath(page.path, { [page.stepParameter ?? '']: draft.place.step }))
  const discard = async () => {
    await drafts.drop(flow)
    setDraft(undefined)
  }
  return (
    <section className="ptl-card ptl-card--row" aria-labelledby="unfinished">
      <History size={20} />
      <div>
        <h2 id="unfinished">{say('title', { noun: submit?.noun ?? page.title })}</h2>
        <p>
          {step && `${say('stopped', { step: step.title })} `}
          {say('says')}
        </p>
      </div>
      <Button variant="minimal" text={say('discard')} onClick={() => void discard()} />
      <Button text={say('continue')} onClick={go} />
    </section>
  )
}
