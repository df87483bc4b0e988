import { useEffect } from 'react'
import { batchFile, type BatchAnswer } from '#engine/field/batch-file.ts'
import { limitNamed } from '#engine/field/limit.ts'
import { useServices } from '#runtime/field/services.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { formatFileSize } from '#values/file-size.ts'
import { factsOf } from '../frame/facts.ts'
import { Drop } from '../file/Drop.tsx'
import { Frame } from '../frame/Frame.tsx'
import { batchDesk } from './batch-desk.ts'
import { BatchColumns } from './BatchColumns.tsx'
import { BatchProblems } from './BatchProblems.tsx'
import { BatchReview } from './BatchReview.tsx'
import { BatchStanding } from './BatchStanding.tsx'
import { useExpiry } from './useExpiry.ts'
import { useOutcomeInView } from './useOutcomeInView.ts'
import './batch-file.css'

/** One file of payments: it is checked and quoted as soon as it is chosen, and says what needs mending. */
export function BatchFileWidget(props: WidgetProps) {
  const { state, store } = props
  const services = useServices()
  const desk = batchDesk(store, state.id)
  useEffect(() => desk.settle(), [desk])
  const answer = state.value as BatchAnswer | undefined
  const left = useExpiry(answer, desk, state.locked)
  const outcome = useOutcomeInView(answer)
  const most = limitNamed(factsOf(props), state.definition.limit)
  // A file that is there says itself what became of it.
  const field = answer ? { ...props, state: { ...state, error: undefined } } : props
  return (
    <Frame field={field}>
      <Drop
        field={props}
        invalid={props.invalid && !answer}
        accept=".csv"
        choose={answer ? 'Choose another file' : 'Choose a file'}
        drop="or drop it here"
        takes={['CSV in UTF-8', most !== undefined && `up to ${formatFileSize(most)}`]
          .filter(Boolean)
          .join(', ')}
        onTake={(files) => desk.take(files, services)}
      />
      {answer && (
        <BatchStanding
          ref={outcome}
          answer={answer}
          left={left}
          isLocked={state.locked}
          onAgain={() => desk.again(services) || desk.remove()}
          onRemove={desk.remove}
        />
      )}
      {answer?.problems && <BatchProblems problems={answer.problems} columns={state.options} />}
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
