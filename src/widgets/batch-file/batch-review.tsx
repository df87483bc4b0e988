import { Button } from '@blueprintjs/core'
import { Time, WarningSign } from '@blueprintjs/icons'
import { useState } from 'react'
import { isBatchAnswer } from '#engine/field/batch-file.ts'
import { useServices } from '#runtime/field/services.ts'
import type { ReviewProps } from '#runtime/field/types.ts'
import { useField } from '#runtime/field/use-field.ts'
import { formatCountdown } from '#values/countdown.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import { BatchRows } from './batch-rows.tsx'
import { BatchTotals } from './batch-totals.tsx'
import { batchControllerOf } from './batch-controller.ts'
import { useExpiry } from './use-expiry.ts'
import '../frame/review-panel.css'
import './batch-file.css'

/**
 * Totals sent and delivered by a batch, with the time they are valid, then each payment (BAT-007, BAT-026).
 */
export function BatchReview({ store, field, isFrozen, onChange }: ReviewProps) {
  const { value } = useField(store, field)
  const answer = isBatchAnswer(value) ? value : undefined
  const services = useServices()
  const controller = batchControllerOf(store, field)
  const left = useExpiry(answer, controller, isFrozen)
  // An expired answer carries no batch any more, but the person still looks at it.
  const [last, setLast] = useState(answer?.batch)
  if (answer?.batch && answer.batch !== last) setLast(answer.batch)
  const batch = answer?.batch ?? last
  return (
    <section className="ptl-review-panel ptl-batch-review" aria-label={sayBatches('batchReview')}>
      {batch && <BatchTotals batch={batch} />}
      {isFrozen ? null : answer?.status === 'ready' ? (
        <p className="ptl-batch-review__left">
          <Time size={14} /> {sayBatches('ratesHoldFor')} <span role="timer">{formatCountdown(left)}</span>
        </p>
      ) : answer?.status === 'loading' ? (
        <p className="ptl-batch-review__left">{sayBatches('gettingNew')}</p>
      ) : (
        <div className="ptl-review-panel__over">
          <WarningSign size={16} />
          <p>
            <strong>{sayBatches('thisExpired')}</strong> {sayBatches('nothingSent')}
          </p>
          <Button text={sayBatches('getNew')} onClick={() => controller.again(services) || onChange()} />
        </div>
      )}
      {batch && <BatchRows batch={batch} isEntered={answer?.fileName === sayBatches('enteredFile')} />}
    </section>
  )
}
