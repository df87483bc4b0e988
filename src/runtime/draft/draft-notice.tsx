import { Button } from '@blueprintjs/core'
import { Cross, History } from '@blueprintjs/icons'
import { useEffect } from 'react'
import { useServices } from '../field/services.ts'
import type { DraftSource, DraftState } from './use-draft.ts'
import './draft-notice.css'

const words: Readonly<Record<Exclude<DraftSource, 'none'>, string>> = {
  kept: 'We kept what you entered last time. Continue, or start over.',
  offered: 'A draft from last time waits. It is replaced once you enter something here.',
  'other-tab': 'This was continued in another tab. You now see the newest answers.',
}

export interface DraftNoticeProps {
  readonly draft: DraftState
  /** What a newer form could not keep. */
  readonly changed: string | undefined
}

/** Nobody wonders where the answers come from. */
export function DraftNotice({ draft, changed }: DraftNoticeProps) {
  const { announce } = useServices()
  const { from } = draft
  const source = (draft.draft ?? draft.offered)?.source
  const filled = source && sayFilled(source, from)
  const says = from === 'none' ? undefined : (changed ?? filled ?? words[from])
  useEffect(() => {
    if (says) announce(says)
  }, [says, announce])
  if (!says) return null
  return (
    <div className="ptl-draft">
      <History size={16} />
      <p>{says}</p>
      {from === 'offered' && <Button size="small" text="Continue the draft" onClick={draft.takeUp} />}
      <Button
        size="small"
        text={from === 'offered' ? 'Discard it' : 'Start over'}
        onClick={draft.startOver}
      />
      <Button
        size="small"
        variant="minimal"
        icon={<Cross />}
        aria-label="Close this notice"
        onClick={draft.dismiss}
      />
    </div>
  )
}

function sayFilled(source: string, from: DraftSource): string | undefined {
  if (from === 'kept') return `Filled in from: ${source}. Check it, or start over.`
  return from === 'offered'
    ? `A draft waits that was filled in from: ${source}. It is replaced once you enter something here.`
    : undefined
}
