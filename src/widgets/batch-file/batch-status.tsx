import { Button } from '@blueprintjs/core'
import { Document, Error as ErrorIcon, Refresh, Tick, WarningSign } from '@blueprintjs/icons'
import type { Ref } from 'react'
import type { BatchAnswer } from '#engine/field/batch-file.ts'
import { formatCountdown } from '#values/countdown.ts'
import { useCountdown } from '../quote/use-countdown.ts'

interface BatchStatusProps {
  readonly ref: Ref<HTMLDivElement>
  readonly answer: BatchAnswer
  readonly left: number
  readonly isLocked: boolean
  readonly onAgain: () => void
  readonly onRemove: () => void
}

function Words({
  answer: { status, message, batch, problems = [] },
  left,
}: Pick<BatchStatusProps, 'answer' | 'left'>) {
  switch (status) {
    case 'loading':
      return (
        <span className="ptl-batch__status" role="status">
          {message ?? 'Checking every row and asking for quotes…'}
        </span>
      )
    case 'ready':
      return (
        <span className="ptl-batch__status">
          <Tick size={14} className="ptl-batch__done" />
          {batch?.payments === 1 ? '1 payment, quoted for ' : `${batch?.payments} payments, quoted for `}
          <span role="timer" aria-live="off">
            {formatCountdown(left)}
          </span>
        </span>
      )
    case 'problems':
      return (
        <span className="ptl-batch__status ptl-batch__status--danger">
          <ErrorIcon size={14} />
          {problems.length === 1
            ? 'One cell needs mending. Nothing was sent: mend it and choose the file again.'
            : `${problems.length} cells need mending. Nothing was sent: mend them and choose the file again.`}
        </span>
      )
    case 'expired':
      return (
        <span className="ptl-batch__status ptl-batch__status--warning">
          <WarningSign size={14} />
          The quote has expired. Nothing was sent.
        </span>
      )
    case 'failed':
      return (
        <span className="ptl-batch__status ptl-batch__status--danger">
          <ErrorIcon size={14} />
          {message}
        </span>
      )
  }
}

/** The file by its name, what became of it, and what can be done. */
export function BatchStatus({ ref, answer, left, isLocked, onAgain, onRemove }: BatchStatusProps) {
  const { fileName, status } = answer
  const canRepeat = status === 'expired' || (status === 'failed' && answer.isFinal !== true)
  const wait = useCountdown(answer.retryAt)
  return (
    <div ref={ref} className="ptl-batch__standing">
      <Document className="ptl-batch__icon" size={16} />
      <div className="ptl-batch__words">
        <strong>{fileName}</strong>
        <Words answer={answer} left={left} />
      </div>
      {canRepeat && !isLocked && (
        <Button
          size="small"
          icon={<Refresh />}
          text={
            status === 'expired'
              ? 'Get a new quote'
              : wait > 0
                ? `Try again in ${formatCountdown(wait)}`
                : 'Try again'
          }
          disabled={wait > 0}
          onClick={onAgain}
        />
      )}
      {!isLocked && (
        <Button
          size="small"
          variant="minimal"
          text="Remove"
          aria-label={`Remove ${fileName}`}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
