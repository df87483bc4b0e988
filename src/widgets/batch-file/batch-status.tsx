import { Button } from '@blueprintjs/core'
import { Document, Error as ErrorIcon, Refresh, Tick, WarningSign } from '@blueprintjs/icons'
import type { Ref } from 'react'
import type { BatchAnswer } from '#engine/field/batch-file.ts'
import { formatCountdown } from '#values/countdown.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
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
    case 'entering':
      return <span className="ptl-batch__status">{sayBatches('enterRows')}</span>
    case 'loading':
      return (
        <span className="ptl-batch__status" role="status">
          {message ?? sayBatches('checking')}
        </span>
      )
    case 'ready':
      return (
        <span className="ptl-batch__status">
          <Tick size={14} className="ptl-batch__done" />
          {sayBatches('quotedFor', { count: batch?.payments ?? 0 })}{' '}
          <span role="timer" aria-live="off">
            {formatCountdown(left)}
          </span>
        </span>
      )
    case 'problems':
      return (
        <span className="ptl-batch__status ptl-batch__status--danger">
          <ErrorIcon size={14} />
          {sayBatches('mend', { count: problems.length })}
        </span>
      )
    case 'expired':
      return (
        <span className="ptl-batch__status ptl-batch__status--warning">
          <WarningSign size={14} />
          {sayBatches('expiredNothingSent')}
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

/** Name of the file, its result, and the actions on it. */
export function BatchStatus({ ref, answer, left, isLocked, onAgain, onRemove }: BatchStatusProps) {
  const { fileName, status, note } = answer
  const canRepeat = status === 'expired' || (status === 'failed' && answer.isFinal !== true)
  const wait = useCountdown(answer.retryAt)
  return (
    <div ref={ref} className="ptl-batch__standing">
      <Document className="ptl-batch__icon" size={16} />
      <div className="ptl-batch__words">
        <strong>{fileName}</strong>
        <Words answer={answer} left={left} />
        {note !== undefined && <span className="ptl-batch__status">{note}</span>}
      </div>
      {canRepeat && !isLocked && (
        <Button
          size="small"
          icon={<Refresh />}
          text={
            status === 'expired'
              ? sayBatches('getNew')
              : wait > 0
                ? sayBatches('tryAgainIn', { time: formatCountdown(wait) })
                : sayBatches('tryAgain')
          }
          disabled={wait > 0}
          onClick={onAgain}
        />
      )}
      {!isLocked && (
        <Button
          size="small"
          variant="minimal"
          text={sayBatches('removeFile')}
          aria-label={sayBatches('removeNamed', { name: fileName })}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
