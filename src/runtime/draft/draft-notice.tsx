import { Button } from '@blueprintjs/core'
import { Cross, History } from '@blueprintjs/icons'
import { useEffect } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import { useServices } from '../field/services.ts'
import type { DraftSource, DraftState } from './use-draft.ts'
import './draft-notice.css'

const words = { kept: 'continueOrStartOver', offered: 'draftWaits', 'other-tab': 'otherTab' } as const

export interface DraftNoticeProps {
  readonly draft: DraftState
  /** Answers that a newer form could not take over. */
  readonly changed: string | undefined
}

/** Note that says where restored answers come from. */
export function DraftNotice({ draft, changed }: DraftNoticeProps) {
  const { announce } = useServices()
  const { from } = draft
  const source = (draft.draft ?? draft.offered)?.source
  const filled = source && sayFilled(source, from)
  const says = from === 'none' ? undefined : (changed ?? filled ?? sayScreens(words[from]))
  useEffect(() => {
    if (says) announce(says)
  }, [says, announce])
  if (!says) return null
  return (
    <div className="ptl-draft">
      <History size={16} />
      <p>{says}</p>
      {from === 'offered' && (
        <Button size="small" text={sayScreens('continueDraft')} onClick={draft.takeUp} />
      )}
      <Button
        size="small"
        text={sayScreens(from === 'offered' ? 'discardDraft' : 'startOver')}
        onClick={draft.startOver}
      />
      <Button
        size="small"
        variant="minimal"
        icon={<Cross />}
        aria-label={sayScreens('closeNotice')}
        onClick={draft.dismiss}
      />
    </div>
  )
}

function sayFilled(source: string, from: DraftSource): string | undefined {
  if (from === 'kept') return sayScreens('filledFrom', { source })
  return from === 'offered' ? sayScreens('filledDraftWaits', { source }) : undefined
}
