import { Button } from '@blueprintjs/core'
import { Th } from '@blueprintjs/icons'
import { useEffect, useState, useRef, type RefObject } from 'react'
import { isBatchAnswer, batchFile, type BatchAnswer } from '#engine/field/batch-file.ts'
import { limitNamed } from '#engine/field/limit.ts'
import { useServices } from '#runtime/field/services.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { formatFileSize } from '#values/file-size.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import { factsOf } from '../frame/facts.ts'
import { Drop } from '../file/drop-zone.tsx'
import { Frame } from '../frame/frame.tsx'
import { batchControllerOf } from './batch-controller.ts'
import { BatchColumns } from './batch-columns.tsx'
import { BatchGrid } from './batch-grid.tsx'
import { BatchReview } from './batch-review.tsx'
import { BatchStatus } from './batch-status.tsx'
import { useExpiry } from './use-expiry.ts'
import './batch-file.css'

/** File of payments, validated and quoted as soon as it is chosen, with its errors. */
export function BatchFileWidget(props: WidgetProps) {
  const { state, store } = props
  const services = useServices()
  const [isBegun, setBegun] = useState(false)
  const controller = batchControllerOf(store, state.id)
  useEffect(() => controller.settle(), [controller])
  const answer = isBatchAnswer(state.value) ? state.value : undefined
  const left = useExpiry(answer, controller, state.locked)
  const outcome = useOutcomeInView(answer)
  const most = limitNamed(factsOf(props), state.definition.limit)
  // An existing file shows its own error.
  const field = answer ? { ...props, state: { ...state, error: undefined } } : props
  return (
    <Frame field={field}>
      <Drop
        field={props}
        invalid={props.invalid && !answer}
        accept=".csv"
        choose={answer ? sayBatches('otherFile') : sayBatches('aFile')}
        drop={sayBatches('dropFile')}
        takes={[sayBatches('csv'), most !== undefined && sayBatches('upTo', { size: formatFileSize(most) })]
          .filter(Boolean)
          .join(', ')}
        onTake={(files) => controller.take(files, services)}
      />
      {answer && (
        <BatchStatus
          ref={outcome}
          answer={answer}
          left={left}
          isLocked={state.locked}
          onAgain={() => controller.again(services) || controller.remove()}
          onRemove={controller.remove}
        />
      )}
      {!answer && !state.locked && (
        <Button
          className="ptl-batch__enter"
          icon={<Th />}
          text={sayBatches('enterByHand')}
          onClick={() => {
            setBegun(true)
            controller.enter()
          }}
        />
      )}
      {answer?.sheet && !state.locked && (
        <BatchGrid
          answer={answer}
          sheet={answer.sheet}
          columns={state.options}
          takesFocus={isBegun && answer.status === 'entering'}
          onEdit={controller.edit}
          onCheck={(sheet) => controller.check(sheet, services)}
        />
      )}
      <BatchColumns
        columns={state.options}
        template={state.definition.template}
        read={(path) => store.fact(path)}
      />
    </Frame>
  )
}

export const batchFileType: FieldType = {
  kind: batchFile,
  widget: BatchFileWidget,
  review: BatchReview,
  ownFrame: true,
}

/** Scrolls to the result of a newly chosen file; a restored file or an expired quote does not scroll. */
function useOutcomeInView(answer: BatchAnswer | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(answer)
  useEffect(() => {
    const isEdited = before.current?.edited !== answer?.edited
    const isNew = before.current !== answer && !isEdited && answer?.status !== 'expired'
    before.current = answer
    if (isNew) place.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return place
}
