import { Upload } from '@blueprintjs/icons'
import { useEffect, useId, useState, useSyncExternalStore, type DragEvent } from 'react'
import { file, filesOf } from '#engine/field/file.ts'
import { limitNamed } from '#engine/field/limit.ts'
import { useServices } from '#runtime/field/services.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { formatFileSize } from '#values/file-size.ts'
import { factsOf } from '../frame/facts.ts'
import { Frame, idsOf } from '../frame/Frame.tsx'
import { FileRow } from './FileRow.tsx'
import { uploadDesk } from './upload-desk.ts'
import './file.css'

function takes(kinds: readonly string[], limit: number | undefined): string {
  const named = [...new Set(kinds.map((kind) => kind.toUpperCase()))].join(', ')
  return [named, limit !== undefined && `up to ${formatFileSize(limit)} each`].filter(Boolean).join(', ')
}

/** Files to drop or choose; each uploads at once and stands in the list with what became of it. */
export function FileWidget(props: WidgetProps) {
  const { id, state, store, describedBy, onLeave } = props
  const services = useServices()
  const desk = uploadDesk(store, state.id)
  useSyncExternalStore(desk.subscribe, desk.version)
  useEffect(() => desk.settle(), [desk])
  const [isOver, setOver] = useState(false)
  const choose = useId()
  const facts = factsOf(props)
  const kinds = state.options.map((option) => option.value)
  const files = filesOf(state.value)
  // A file that waits or has failed says so in its own row.
  const isSaidBelow = files.some((entry) => entry.status !== 'done')
  const invalid = props.invalid && !isSaidBelow
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over)
  }
  return (
    <Frame field={isSaidBelow ? { ...props, state: { ...state, error: undefined } } : props}>
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
          if (!state.locked) desk.add([...event.dataTransfer.files], services)
        }}
      >
        <input
          id={id}
          className="ptl-drop__input"
          type="file"
          multiple
          accept={kinds.map((kind) => (kind.includes('/') ? kind : `.${kind}`)).join(',')}
          disabled={state.locked}
          aria-labelledby={`${idsOf(id).label} ${choose}`}
          aria-describedby={[describedBy, `${id}--takes`].filter(Boolean).join(' ')}
          aria-invalid={invalid || undefined}
          onChange={(event) => {
            desk.add([...(event.currentTarget.files ?? [])], services)
            event.currentTarget.value = ''
          }}
          onBlur={onLeave}
        />
        <Upload className="ptl-drop__icon" size={20} />
        <p className="ptl-drop__words">
          <label id={choose} htmlFor={id}>
            Choose files
          </label>{' '}
          or drop them here
        </p>
        <p className="ptl-drop__takes" id={`${id}--takes`}>
          {takes(kinds, limitNamed(facts, state.definition.limit))}
        </p>
      </div>
      {files.length > 0 && (
        <ul className="ptl-files" aria-label={`${state.definition.label}, ${files.length} added`}>
          {files.map((entry) => (
            <FileRow
              key={entry.key ?? entry.fileId ?? entry.name}
              entry={entry}
              desk={desk}
              facts={facts}
              isLocked={state.locked}
            />
          ))}
        </ul>
      )}
    </Frame>
  )
}

export const fileType: FieldType = { kind: file, widget: FileWidget, ownFrame: true }
