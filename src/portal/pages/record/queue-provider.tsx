import { Button } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons'
import type { Page } from '#definition/generated/page.ts'
import { MoveContext } from '#runtime/move/move-context.ts'
import type { ReactNode } from 'react'
import { sayPages } from '#values/generated/say-pages.ts'
import { StepButton } from './step-button.tsx'
import { useQueue, type Queue } from './use-queue.ts'
import './queue-provider.css'

export interface QueueProviderProps {
  readonly page: Page
  /** Opens the list. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A record among those that wait: after a move of it the next one opens. */
export function QueueProvider({ page, onClose, children }: QueueProviderProps) {
  const queue = useQueue(page, onClose)
  return (
    <MoveContext value={queue.start}>
      <QueueBar queue={queue} onClose={onClose} />
      {children}
    </MoveContext>
  )
}

/** Position of the record in the queue, with buttons to the next, the previous and the list. */
function QueueBar({ queue, onClose }: { readonly queue: Queue; readonly onClose: () => void }) {
  const { at, count, next, previous } = queue
  return (
    <nav className="ptl-queue" aria-label={sayPages('whatWaits')}>
      <Button variant="minimal" size="small" text={sayPages('backToList')} onClick={onClose} />
      <p role="status">{at > 0 ? sayPages('waitingAt', { at, count }) : sayPages('waiting', { count })}</p>
      <StepButton says={sayPages('previous')} icon={<ChevronLeft />} onStep={previous} />
      <StepButton says={sayPages('next')} icon={<ChevronRight />} onStep={next} />
    </nav>
  )
}
