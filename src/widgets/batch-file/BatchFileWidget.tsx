import { Upload } from '@blueprintjs/icons'
import { useEffect, useId, useState, type DragEvent } from 'react'
import { batchFile, type BatchAnswer } from '#engine/field/batch-file.ts'
import { limitNamed } from '#engine/field/limit.ts'
import { useServices } from '#runtime/field/services.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { formatFileSize } from '#values/file-size.ts'
import { factsOf } from '../frame/facts.ts'
import { Frame, idsOf } from '../frame/Frame.tsx'
import { batchDesk } from './batch-desk.ts'
import { BatchColumns } from './BatchColumns.tsx'
import { BatchProblems } from './BatchProblems.tsx'
import { BatchReview } from './BatchReview.tsx'
import { BatchStanding } from './BatchStanding.tsx'
import { useExpiry } from './useExpiry.ts'
import '../file/file.css'
import './batch-file.css'

/** One file of payments: it is checked and quoted as soon as it is chosen, and says what needs mending. */
export function BatchFileWidget(props: WidgetProps) {
  const { id, state, store, describedBy, onLeave } = props
  const services = useServices()
  const desk = batchDesk(store, state.id)
  useEffect(() => desk.settle(), [desk])
  const [isOver, setOver] = useState(false)
  const choose = useId()
  const answer = state.value as BatchAnswer | undefined
  const left = useExpiry(answer, desk, state.locked)
  const most = limitNamed(factsOf(props), state.definition.limit)
  // A file that is there says itself what became of it.
  const field = answer ? { ...props, state: { ...state, error: undefined } } : props
  const invalid = props.invalid && !answer
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) void desk.send(file, services)
  }
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over)
  }
  return (
    <Frame field={field}>
      <div
        className={[
          'ptl-drop',
          isOver && 'ptl-drop--over',
          invalid && 'ptl-drop--invalid',
          state.locked && 'ptl-drop--locked',
        ]
          .filter(Boolean)
          .join(' ')}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          if (!state.locked) take(event.dataTransfer.files)
        }}
      >
        <input
          id={id}
          className="ptl-drop__input"
          type="file"
          accept=".csv"
          disabled={state.locked}
          aria-labelledby={`${idsOf(id).label} ${choose}`}
          aria-describedby={[describedBy, `${id}--takes`].filter(Boolean).join(' ')}
          aria-invalid={invalid || undefined}
          onChange={(event) => {
            take(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
          onBlur={onLeave}
        />
        <Upload className="ptl-drop__icon" size={20} />
        <p className="ptl-drop__words">
          <label id={choose} htmlFor={id}>
            {answer ? 'Choose another file' : 'Choose a file'}
          </label>{' '}
          or drop it here
        </p>
        <p className="ptl-drop__takes" id={`${id}--takes`}>
          {['CSV in UTF-8', most !== undefined && `up to ${formatFileSize(most)}`].filter(Boolean).join(', ')}
        </p>
      </div>
      {answer && (
        <BatchStanding
          answer={answer}
          left={left}
          isLocked={state.locked}
          onAgain={() => desk.again(services) || desk.remove()}
          onRemove={desk.remove}
        />
      )}
      {answer?.problems && <BatchProblems problems={answer.problems} columns={state.options} />}
      <BatchColumns columns={state.options} />
    </Frame>
  )
}

export const batchFileType: FieldType = {
  kind: batchFile,
  widget: BatchFileWidget,
  review: BatchReview,
  ownFrame: true,
}
